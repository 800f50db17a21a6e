### The fair shuffle of a match. All of this is behind the button **Fair shuffle**, but for what is posted before the
### first hand.

fair-what = {"**"}Fair shuffle.** No player can know or choose the tiles. They come from a secret, fixed before anyone joined, and from a number Discord gives each tap.
# The seal is a long code.
fair-seal = Seal (the secret's SHA-256): { $seal }
fair-own = Your shuffle number: { $number }
fair-own-later = Your shuffle number comes when you **Start**.
# Told to someone who is not at the table before the match, and during it.
fair-own-join = You get a shuffle number when you **Join**.
fair-own-none = You have no number in this shuffle.
fair-numbers = Numbers: { $numbers }
# The number of the tap that opened the table.
fair-number-opened = table opened { $number }
fair-number-started = { $who } { $number } (Start)
fair-number-moderator = a moderator { $number } (Start)
fair-number-later = { $who } at **Start**
fair-number-none = { $who } none
fair-check-before = {"**"}To check:** keep the seal and your number. Before anyone sees a hand, I post all numbers here and never edit them.
fair-check-after = {"**"}To check:** the numbers were posted here before the first hand. Your number must be among them, with this seal.
fair-check-record = After the match, **Record** gives the secret. `boneyard record verify` deals every hand again from it.
fair-rematch = The rematch is sealed already: { $seal }

## What is posted before the first hand is shown, and never edited. ||…|| is hidden until it's tapped.

fair-posted = -# 🔒 The tiles are shuffled and sealed. Tap **Fair shuffle** to check.
fair-posted-terms = -# ||{ $game }, { $rules }, { $players } players · { $numbers } · seal { $seal }||
