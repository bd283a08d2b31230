"""How long something takes is measured by ``make bench``, never by a test: no example of a property has a deadline."""

from hypothesis import settings

settings.register_profile("munch", deadline=None)
settings.load_profile("munch")
