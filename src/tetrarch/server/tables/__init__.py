"""Tables: lobby, play, clocks, replays, and what each seat is shown."""
