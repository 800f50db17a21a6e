### The lesson of Black Tile.

lesson-black-tile-welcome = One player leads a tile, and the others follow. The best tile wins the trick, with everything in it. Points hurt: each tile with a 3 costs 1, and 0-0, the black tile, costs 4.

# Following suit. Bo has led 3-0, Cleo has played 3-1.
lesson-black-tile-follow =
    { $bo } led 3s. If you have 3s, you must play one.
    {"**"}Play 6-3 or 3-2.**
    .right = 3-2 is safer: 3-3 or 5-3 could still beat it. But { $ann } has no 3s, so she can play anything, and you win the trick.
    .hint = You don't want to win points. Only 3-3 beats 6-3.

# Leading.
lesson-black-tile-lead =
    You lead: play any tile, and name one of its two suits.
    {"**"}Lead a tile that others will beat.**
    .right-one = 1-0 is the lowest 1. Anyone with another 1 must beat it.
    .right-two = 2-0 is the lowest 2. Anyone with another 2 must beat it.
    .right-three = A low 2. If someone beats it, your 3 costs them a point.
    .right-fair = 1-1 and 6-1 beat it. Here { $bo } must play 6-1.
    .black = 0-0 is the highest blank. You would win your own black tile.
    .early = Good idea, and it comes next. First try a low tile.
    .hint = High tiles win tricks. Which tile is low in one of its suits?

# Leading the black tile as a double.
lesson-black-tile-black =
    You got 3 points, and you lead again. 0-0 is in two suits: blanks and doubles.
    {"**"}How do you get rid of the black tile?**
    .right = It is the lowest double. Anyone with another double must play it, and { $ann } wins the 4 points.
    .blank = It is the highest blank, so you would win it. What is its other suit?
    .hint = That is safe enough, but the black tile stays with you. In which suit is it the lowest?

# Counting points: Bo threw 3-3.
lesson-black-tile-count =
    { $ann } led 6s, and { $bo } threw 3-3. You are last, and both of your 6s win the trick.
    {"**"}Which 6 costs you less?**
    .right = 3-3 costs you 1 anyway. 6-3 would cost 1 more.
    .hint = Each tile with a 3 costs a point.

# Passing.
lesson-black-tile-pass =
    This is how that deal began: first, everyone passes three tiles to the left.
    {"**"}Give { $ann } two tiles that win tricks, and one that costs a point.**
    .right = 6-6 and 5-5 are the highest of their suits, and 4-3 costs a point. Now you see what { $cleo } gave you.
    .hint = High doubles win tricks, and a tile with a 3 costs a point.

lesson-black-tile-learned =
    • Follow suit if you can. If not, play anything.
    • Lead low, so that others win.
    • Each 3 costs 1 and the black tile 4: lead it as a double.
    • Pass your high doubles and your 3s.
