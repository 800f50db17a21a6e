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
