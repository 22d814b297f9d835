"""How long a game takes that is played at a few visits a day: what `pace` measures."""
