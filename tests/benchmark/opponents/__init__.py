"""Fixed opponents: the computer players as they once were. All later ones are measured against these.

They are copies on purpose. They import nothing but the rules and each other, so that no change in `bot/players`
changes them; where the rules rename something, only that name is changed here, and no choice.
`computer.choose` is the way in.
"""
