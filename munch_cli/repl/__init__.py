"""The prompt: sentences are heard one by one and answered; the terminal stands in thin adapters only."""
