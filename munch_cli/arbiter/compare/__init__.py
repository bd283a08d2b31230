"""One board and one question under every sheet."""
