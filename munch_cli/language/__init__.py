"""Sentences to commands and back; nothing else."""
