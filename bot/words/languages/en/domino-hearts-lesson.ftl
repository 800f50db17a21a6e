### The lesson of Domino Hearts.

lesson-domino-hearts-welcome = Each tile is a playing card. One player leads, the others follow, and the highest card of that suit wins the trick, with everything in it. Points hurt: each heart costs 1, and the queen of spades, Q♠, costs 13.

# Following suit. Cleo 4♠, Bo K♠, Ann Q♠.
lesson-domino-hearts-follow =
    { $cleo } led spades. If you have spades, you must play one.
    {"**"}Play 5♠ or 3♠.**
    .right = Both of your spades lose. { $bo } wins with K♠ and gets Q♠: 13 points.

# Losing with the highest that still loses.
lesson-domino-hearts-lose =
    { $cleo } led hearts, and { $ann } is winning with J♥. You are last.
    {"**"}Which is your highest heart that still loses?**
    .right = J♥ still wins. You keep the low hearts, the safe ones.
    .hint = It loses too, but low hearts are safe later. Keep them.

# Leading.
lesson-domino-hearts-lead =
    You won a trick, so you lead. A heart was played before, so you can lead hearts too.
    {"**"}Lead a card that others will beat.**
    .right = 2♥ never wins. Anyone with a heart must beat it.
    .right-spade = The high spades are gone, but 6♠ and others still beat it.
    .hint = That one could win. Which of your cards is the lowest of all?

# Counting points.
lesson-domino-hearts-give =
    Clubs were led, and you have none, so you can play any card.
    {"**"}Which heart do you give to the winner?**
    .right = A point for { $ann }, and A♥ can no longer win hearts for you.
    .lower = It is a point given away. But which heart wins every trick of hearts?
    .lowest = 2♥ never wins, so keep it. Which heart is the most dangerous?
    .hint = You can, but only hearts and Q♠ cost points. Give a heart.

lesson-domino-hearts-ace =
    { $ann } led A♦. No one can beat it, and you must follow.
    {"**"}Which diamond do you get rid of?**
    .right = A♦ wins, so your king goes safely. Later it could win a trick.
    .hint = A♦ wins anyway. Which of your diamonds could win a later trick?

# Passing.
lesson-domino-hearts-pass =
    This is how that deal began: first, pass three cards to { $ann }, on your left.
    {"**"}Give her Q♠, and two high cards that win tricks.**
    .right = Now those cards win tricks for { $ann }, and you know where Q♠ is.
    .hint = Q♠ costs 13. Aces and kings win tricks, and 9♥ could win hearts.

lesson-domino-hearts-learned =
    • Follow suit if you can. If not, give points away.
    • Lose tricks, with your highest card that still loses.
    • Each heart costs 1, and Q♠ costs 13.
    • Pass your high cards, and Q♠.

## Lose the queen

lesson-domino-hearts-queen-title = Lose the queen
lesson-domino-hearts-queen-welcome = Q♠ costs 13 points, and { $cleo } passed it to you. Wait for a safe moment to get rid of it.

lesson-domino-hearts-queen-keep =
    { $ann } led J♠. You have Q♠, 7♠ and 5♠.
    {"**"}Which spade do you play?**
    .right = It can't win, and Q♠ stays in your hand for now.
    .hint = Q♠ beats J♠. If no one plays A♠ or K♠ on it, you win your own 13 points.

lesson-domino-hearts-queen-throw =
    { $bo } led 4♣, { $ann } played 7♣, and you have no clubs.
    {"**"}What do you throw?**
    .right = Only a club can win this trick, so Q♠ is gone. Here { $cleo } wins it: 13 points.
    .heart = That gives a point away. But which of your cards costs 13?
    .hint = That is safe, but Q♠ stays with you. Throw it while you can.

lesson-domino-hearts-queen-low =
    { $cleo } led 5♥, { $bo } had no hearts, and { $ann } played 4♥. You are last.
    {"**"}Which heart do you play?**
    .right = 5♥ wins, and { $cleo } gets all three hearts.
    .hint = That beats 5♥, and you win three hearts: 3 points.

lesson-domino-hearts-queen-learned =
    • Keep low spades beside Q♠.
    • Can't follow suit? Throw Q♠ first.
    • Last to play? Stay below the winning card.

## Where is Q♠?

lesson-domino-hearts-spades-title = Where is Q♠?
lesson-domino-hearts-spades-welcome = You passed Q♠ to { $ann }, and she hasn't played it yet. That helps you in every spade trick.

lesson-domino-hearts-spades-ace =
    { $bo } led J♠, and { $ann } played 2♠. Only { $cleo } is still to play.
    {"**"}A♠ or 8♠?**
    .right = Q♠ can't fall on this trick: { $ann } has already played. Later, A♠ could win it.
    .hint = Then A♠ stays with you, and could win Q♠ later. Is it in danger now?

lesson-domino-hearts-spades-lead =
    You lead. 8♠ is your last spade, and { $ann } still has Q♠.
    {"**"}What do you lead?**
    .right = 8♠ can't win Q♠, and spade leads draw it out. You have no more spades, so you can throw other cards on them.
    .hint = Spades draw out Q♠, and it beats your 8♠. Lead your last spade first.

lesson-domino-hearts-spades-throw =
    { $cleo } led 3♠, { $bo } played 4♠ and { $ann } 5♠. You have no spades.
    {"**"}What do you throw?**
    .right = { $ann } gets a point, and a heart that wins tricks is gone.
    .hint = You can. But A♥ and K♥ win tricks full of hearts, so throw one of those.

lesson-domino-hearts-spades-learned =
    • If you passed Q♠, you know where it is.
    • Play A♠ and K♠ when Q♠ can't fall on them.
    • Can't follow suit? Throw your high hearts.

## If you must win

lesson-domino-hearts-last-title = If you must win
lesson-domino-hearts-last-welcome = Sometimes you can't lose every trick. Then choose when you win, and with which card.

lesson-domino-hearts-last-low =
    { $bo } led 9♣, and { $ann } has no clubs. { $cleo } plays last.
    {"**"}Which of your clubs do you play?**
    .right = It loses. And here { $cleo } throws Q♠ on the trick: 13 points for { $bo }.
    .hint = It beats 9♣, and { $cleo } can throw Q♠ on it: you would win 13 points.

lesson-domino-hearts-last-high =
    { $bo } led 4♥, { $ann } played 5♥, and { $cleo } has no hearts. Both of your hearts win.
    {"**"}Q♥ or 6♥?**
    .right = You win anyway, so use the high one. 6♥ can still lose.
    .hint = It wins too. But then Q♥ stays with you, and wins more hearts later.

lesson-domino-hearts-last-lead =
    You won 3 hearts, and you lead: 6♥ or a club.
    {"**"}Which one?**
    .right = Higher hearts are out, and { $ann } must win this trick with 3 points.
    .hint = You have the highest clubs, so you win whatever the others throw on it.

lesson-domino-hearts-last-learned =
    • If a trick could hold Q♠, play low.
    • If you win anyway, use your highest card.
    • Then lead your lowest.

## What to keep

lesson-domino-hearts-keep-title = What to keep
lesson-domino-hearts-keep-welcome = Hearts and Q♠ cost points. Let go of cards that could win them, and keep those that never win.

lesson-domino-hearts-keep-queen =
    { $bo } led J♠, and { $ann } played Q♠.
    {"**"}K♠, 10♠ or 5♠?**
    .right = It stays below Q♠, so { $ann } wins her own 13 points.
    .hint = K♠ beats Q♠. If { $cleo } doesn't play A♠, you win 13 points.

lesson-domino-hearts-keep-ace =
    { $bo } led A♥, and { $ann } has no hearts. Yours are Q♥, 10♥, 3♥ and 2♥.
    {"**"}Which heart do you play?**
    .right = A♥ wins anyway, so a high heart is gone. 3♥ and 2♥ stay: they hardly ever win.
    .hint = It loses, but 3♥ and 2♥ are your safest cards. Which heart could win a later trick?

lesson-domino-hearts-keep-lead =
    You lead, with 5♠, 3♥ and 2♥. All other spades are gone.
    {"**"}What do you lead?**
    .right = Someone with a higher heart must beat it. Here { $bo } wins 2 points.
    .hint = No one else has spades, so you win the trick with whatever they throw on it.

lesson-domino-hearts-keep-learned =
    • If a trick costs a lot, stay below the winning card.
    • Someone else wins anyway? Let go of a high card.
    • The last card of a suit wins, however low it is.
