#> 5:5 feature-syntax
Feature: A quarrel
  Scenario: Boots
    Given a new bites table
    Whn Jenn kicks open the door
