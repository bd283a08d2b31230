"""The only part that reads and writes files, and says where in a file something is wrong."""
