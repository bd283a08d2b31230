"""Training and scoring the reader of loose talk."""
