"""How good the computer players are: mean margins per deal over the fixed opponents, and what their decisions cost."""
