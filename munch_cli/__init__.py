"""munch settles Munchkin arguments: may I do this, what happens, and who says so?"""

__version__ = "0.1.0"
__all__ = ["__version__"]
