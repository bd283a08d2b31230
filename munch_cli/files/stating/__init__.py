"""Making true what is said of a board."""
