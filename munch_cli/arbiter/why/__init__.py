"""Why something happened, or did not."""
