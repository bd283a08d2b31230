"""What the sheets mean: one module for each topic, plain functions, with a RULES table at the end."""
