"""The questions people ask of a table: what may be done, why, what if, and how it stands under each sheet."""
