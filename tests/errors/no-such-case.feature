#> 5:5 no-such-case
Feature: A case that the scenario file does not hold

  Scenario: Nobody wrote it
    Given the board "helping/another-ability#nobody-wrote-it" in classic
    Then Ann is Level 1
