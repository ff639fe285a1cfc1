"""Looking back on a whole match in numbers: how the points grew, who led, what dice and draws brought."""
