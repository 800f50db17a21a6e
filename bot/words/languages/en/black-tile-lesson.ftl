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

## Following suit

lesson-black-tile-follow-title = Following suit
lesson-black-tile-follow-welcome = Every tile is in two suits, and the leader names one of them. Follow it if you can.

lesson-black-tile-follow-double =
    { $cleo } led 6-6 as a double. You have 5-5, 1-1 and 0-0.
    {"**"}Which double do you play?**
    .right = 6-6 is the highest double, so { $cleo } wins the black tile: 4 points.
    .hint = It's safe, as 6-6 wins anyway. But which of your doubles costs points?

lesson-black-tile-follow-void =
    { $cleo } led 6-0 as a blank, and you have no blanks. You can play any tile.
    {"**"}Which one do you give her?**
    .right = 0-0 is gone, so 6-0 wins. Your 6-3 costs { $cleo } a point.
    .hint = That one costs her nothing. Which of your tiles has a 3?

lesson-black-tile-follow-learned =
    • Follow the suit that was named: 6-0 led as a blank is not a 6.
    • Doubles are a suit too, and 0-0 is the lowest.
    • Can't follow? Give away a tile that costs points.

## High or low?

lesson-black-tile-duck-title = High or low?
lesson-black-tile-duck-welcome = You must follow suit, but often you can choose: play high now, or keep that tile for later?

lesson-black-tile-duck-high =
    { $ann } led 3-3, the highest 3, and { $cleo } threw 0-0. You have three 3s.
    {"**"}Which 3 do you play?**
    .right = 3-3 wins anyway, so play a high 3 now. 3-0 will be safe later.
    .low = It loses too. But 3-0 is the lowest 3 and always loses, so keep it.

lesson-black-tile-duck-low =
    { $ann } led 3-2 as a 3, { $bo } played 5-3, and { $cleo } has no 3s. You are last.
    {"**"}6-3 or 3-0?**
    .right = 5-3 wins, and { $bo } gets 3 points. It was good to keep 3-0.
    .hint = 6-3 beats 5-3: you would win the trick, with 3 points.

lesson-black-tile-duck-learned =
    • If you lose anyway, play the highest tile that loses.
    • Keep your lowest tiles for later tricks.

## Stop the moon

lesson-black-tile-stop-title = Stop the moon
lesson-black-tile-stop-welcome = One player who wins every point shoots the moon: everyone else gets 22.

lesson-black-tile-stop-blank =
    { $cleo } has all 3 points so far, and led 6-0 as a blank.
    {"**"}Which of your blanks do you play?**
    .right = 6-0 wins this one. The black tile stays with you, and you need it later.
    .hint = 0-0 is the highest blank, so you win your own black tile. That costs 4.

lesson-black-tile-stop-keep =
    { $cleo } has 6 points and leads the last 3. Only this point and 0-0 are left. You can play any tile.
    {"**"}Which one?**
    .right = { $cleo } doesn't get every point, as you still have 0-0. And 5-5 could win a trick from her.
    .high = She doesn't get every point. But 5-5 could still win a trick from her, so keep it.
    .moon = Now { $cleo } has every point, and you get 22. Keep the black tile.

lesson-black-tile-stop-learned =
    • One player has every point? Don't give them the last ones.
    • Keep a high tile: one point won by anyone else stops the moon.

## Shoot the moon

lesson-black-tile-moon-title = Shoot the moon
lesson-black-tile-moon-welcome = Win every point of the deal, and everyone else gets 22. You have won both tricks so far, and all 5 points.

lesson-black-tile-moon-win =
    You lead, with four 2s and 1-1. Only one other 1 is still out: 5-1.
    {"**"}What do you lead?**
    .right = 1-1 wins and draws out 5-1. Now 2-1 is the last 1, and wins too.
    .twos = 2-2 wins too. But 5-1 can still beat your 2-1. Draw it out first.
    .doubles = Higher doubles are out, such as 6-6. Lead it as its number.
    .hint = Someone could beat that. Which of your tiles is the highest of its number?

lesson-black-tile-moon-last =
    2-1 is the last 1. Two other 2s are still out, 6-2 and 2-0.
    {"**"}What do you lead?**
    .right = No one can beat the last 1. And { $ann } threw 2-0, so fewer 2s are left against you.
    .twos = 2-2 wins too. But lead the sure 1 first: the others can throw their 2s away.
    .two = As a 2, it loses to 6-2. What is its other suit?
    .hint = Someone could beat that. Which tile is the last of its number?

lesson-black-tile-moon-rest =
    You have 9 points, and all other 2s are gone.
    {"**"}How do you win the last two tricks?**
    .right = No one else has a 2. You win all 11 points, and everyone else gets 22.
    .hint = Someone could beat that. Which number do only you have?

lesson-black-tile-moon-learned =
    • Try it with long suits and their highest tiles.
    • First draw out the tiles that can beat yours.
    • Count: the last tile of a suit always wins.
