"""`python -m tetrarch` is the `tetrarch` command."""

import sys

from tetrarch.cli import main

sys.exit(main())
