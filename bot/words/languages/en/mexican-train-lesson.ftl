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
