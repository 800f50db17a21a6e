"""How good the computer players are: mean margins per deal over an opponent, and what their decisions cost."""
