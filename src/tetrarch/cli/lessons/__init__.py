"""`tetrarch learn`: lessons in the terminal."""
