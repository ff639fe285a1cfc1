"""Every task of the project, with nothing but a Python: `python3 tools/dev.py TASK`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036  (whoever calls this with an older one should be told)
    found = ".".join(str(n) for n in sys.version_info[:3])
    sys.exit("Tetrarch needs Python 3.11 or newer; {} is {}.".format(sys.executable, found))  # noqa: UP032

from devkit.tasks import main

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
