"""Mutation testing: does a test notice when one word of the code is changed?"""
