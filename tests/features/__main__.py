"""Write the contents of the features and the list of their steps: ``python -m tests.features``."""

from .contents import README, STEPS_PAGE, contents, steps_page

README.write_text(contents(), encoding="utf-8")
STEPS_PAGE.write_text(steps_page(), encoding="utf-8")
