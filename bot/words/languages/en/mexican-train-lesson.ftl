### The lesson of Mexican Train: a round with three players.

lesson-mexican-train-welcome = Be the first to play all your tiles. Each player has a train, and the Mexican train is for everyone. All of them start from the engine, 12-12, and tiles touch with equal numbers. Tiles left in your hand cost their pips (dots).

# The first tile of a train.
lesson-mexican-train-start =
    { $ann } started her own train with 12-7. { $bo } had no 12 and drew a tile, but it didn't fit. So that train has a marker: it's open to everyone.
    {"**"}Only your 12-8 fits. Where do you play it?**
    .right = Your own train has begun, and no one else can play on it. Your other tiles can follow there.
    .hint = Everyone can play on that train, and yours still needs a 12. Start your own.

# A run of tiles.
lesson-mexican-train-run =
    A few turns later your train ends in a 4. 10-4, 5-4 and 4-2 fit.
    {"**"}Which one lets your train run on and on?**
    .right = It leaves a 10. Your 10-10, 10-5, 5-4, 4-2 and 3-2 can all follow.
    .right-five = It leaves a 5. Your 10-5 and 10-10 can follow.
    .hint = It leaves a 2. After your 3-2 the train would stop.

# Doubles, and covering them.
lesson-mexican-train-double =
    Your train ends in a 10. A double has to be covered at once: you play another tile on it.
    {"**"}10-10 or 10-5?**
    .right = Your 10-5 will cover it. A double fits one number only, so play it while you can.
    .hint = 10-10 fits a 10 only, and would be stuck. Play it now: your 10-5 covers it.

# A train that is yours alone.
lesson-mexican-train-own =
    You covered your double with 10-5. Now your train and the Mexican train both end in a 5.
    {"**"}Where do you play 5-4?**
    .right = No one else can play on your 4, and your 4-2 and 3-2 can follow.
    .hint = There everyone can play on your 4 before your 4-2 gets its turn. Your own train is safe.

# Heavy tiles.
lesson-mexican-train-heavy =
    Your train ends in a 4, the Mexican train in an 11. You have no tile to cover 11-11: you would draw, and maybe get a marker.
    {"**"}11-11 or 4-2?**
    .right = 22 pips are gone! Nothing fit, so you drew, and your train got a marker. Now { $ann } has to cover your double.
    .hint = Your 4 waits for you. The 11 doesn't: the next player can take it, and then you keep 22 pips.

# A train with a marker.
lesson-mexican-train-open =
    For a few turns nothing fit, and you drew. Now the train of { $ann } has a marker, too. It ends in a 10.
    {"**"}10-8 or 10-7?**
    .right = 18 pips are gone. Tiles left in your hand cost their pips, so the heavy ones go first.
    .hint = It fits, but 10-8 is heavier. Tiles left in your hand cost their pips.

# Taking the marker off.
lesson-mexican-train-marker =
    You drew 5-1, and three trains end in a 5: yours, the Mexican train, and that of { $bo }. Yours still has its marker.
    {"**"}Where do you play 5-1?**
    .right = The marker is off. Your train is yours alone again.
    .hint = Your train stays open to everyone. Only a play on your own train takes the marker off.

# A double that someone has left uncovered.
lesson-mexican-train-cover =
    { $bo } played 7-7 and couldn't cover it. As long as it's uncovered, no one can play anywhere else. You have 10-7 and 8-7.
    {"**"}Which one covers it?**
    .right = It's covered, and everyone can play on any open train again. A few turns later you go out: { $ann } scores 46 and { $bo } 48, and you 0.
    .right-eight = It's covered, and everyone can play on any open train again. Your 10-7 waits for a 10 or a 7.

lesson-mexican-train-learned =
    • Play on your own train, the Mexican train, or one with a marker.
    • If nothing fits, you draw. If that doesn't fit, your train gets a marker.
    • A double has to be covered before anything else.
    • Build a long train of your own, and play heavy tiles early.

## The longest train

lesson-mexican-train-run-title = The longest train
lesson-mexican-train-run-welcome = Before you play, follow the numbers through your hand: which tile lets the most others follow?

lesson-mexican-train-run-far =
    Your train ends in a 5. 9-5, 8-5 and 5-0 fit.
    {"**"}Which one starts the best run?**
    .right = 10-8, 10-1, 11-1, 11-0 and 5-0 can all follow, and 13 pips are gone.
    .zero = As long a run, but there 8-5 comes last. Heavy tiles go first.
    .hint = None of your other tiles has a 9. The train would stop.

lesson-mexican-train-run-long =
    A few turns later your train ends in a 1.
    {"**"}11-1 or 2-1?**
    .right = It leaves an 11: 11-0, 5-0 and 9-5 can follow.
    .hint = It leaves a 2, and none of your other tiles has one.

lesson-mexican-train-run-next =
    Your train ends in an 11.
    {"**"}11-6 or 11-0?**
    .right = 5-0 and 9-5 can follow. 11-6 isn't lost: it fits the train of { $bo } if a marker opens it.
    .hint = 11-6 is heavier, but none of your other tiles has a 6. The train would stop.

lesson-mexican-train-run-learned =
    • Plan your train: look two or three tiles ahead.
    • Of two equal runs, begin with the heavier tile.

## Doubles

lesson-mexican-train-doubles-title = Doubles
lesson-mexican-train-doubles-welcome = A double has to be covered. Have the tile for it ready, or keep the double for last.

lesson-mexican-train-doubles-cover =
    Your train ends in a 4 and has a marker. You have 4-4, 5-4 and 5-5.
    {"**"}4-4 or 5-4?**
    .right = 5-4 covers it, and the marker is off. Next turn 5-5 can follow.
    .hint = Then no 4 is open for 4-4. Play it first: 5-4 covers it.

lesson-mexican-train-doubles-bare =
    Two tiles left: 11-8 for your train, 7-7 for the marked train of { $bo }. { $ann } and { $bo } had no 7s.
    {"**"}11-8 or 7-7?**
    .right = Next turn 7-7 is your last tile: it needs no cover, and you go out.
    .hint = You have no tile to cover it and would draw. As your last tile, 7-7 needs no cover.

lesson-mexican-train-doubles-learned =
    • Play a double when you can cover it.
    • A double as your last tile needs no cover.

## Other trains first

lesson-mexican-train-open-title = Other trains first
lesson-mexican-train-open-welcome = Your own train waits for you. A number elsewhere can be gone before your next turn.

lesson-mexican-train-open-double =
    { $bo } started the Mexican train with 12-4. You have 12-0 for your own, and 4-4 and 4-0.
    {"**"}Which one do you play?**
    .right = 4-0 covers it: two tiles in one turn. Your own train can start next time.
    .hint = The 4 can be gone next turn, and 4-4 fits nothing else. Your 4-0 covers it.

lesson-mexican-train-open-guest =
    The train of { $ann } has a marker and ends in an 8. Your own ends in a 5.
    {"**"}10-8 or 6-5?**
    .right = 18 pips are gone. { $ann } took the marker off a moment later, and your 5 is still there.
    .hint = Your 5 waits for 6-5. The 8 is open only as long as the marker is there.

lesson-mexican-train-open-wait =
    Now the train of { $bo } has a marker and ends in a 2. You have 6-5 and 2-0.
    {"**"}Which one first?**
    .right = No one can touch your 5: next turn 6-5 goes out. { $ann } scores 33 and { $bo } 26, and you 0.
    .hint = The 2 can be gone next turn. Your own 5 waits for 6-5.

lesson-mexican-train-open-learned =
    • Use marked trains and the Mexican train while they're open.
    • Keep a tile for your own train: no one takes its end.

## Going out

lesson-mexican-train-out-title = Going out
lesson-mexican-train-out-welcome = Few tiles left: make sure that each one you play leaves a number for the next.

lesson-mexican-train-out-double =
    Your train ends in a 1 and has a marker. 3-1 and 1-1 fit.
    {"**"}Which one first?**
    .right = 3-1 covers it at once, and the marker is off.
    .hint = Then no 1 is open for 1-1. Play it first: 3-1 covers it.

lesson-mexican-train-out-ten =
    Your train ends in a 3. You have 10-6, 10-3 and 3-2.
    {"**"}10-3 or 3-2?**
    .right = It leaves a 10 for your 10-6, and 13 pips are gone.
    .hint = It leaves a 2, and none of your other tiles has one. With 10-3, 10-6 can follow.

lesson-mexican-train-out-learned =
    • Doubles with a cover go first.
    • Leave a number for your next tile.
    • Heavy tiles before light ones.
