### /settings: a person's own settings, on one page. Controls first; what they mean stands behind a button.

settings-title = ## Your settings
# A button that turns something on or off.
settings-switch = { $what }: { $state ->
    [on] on
   *[off] off
}
settings-large = Large print
settings-contrast = High contrast
settings-numerals = Numerals
settings-four-colours = Four suit colors
settings-show = **Show my hand as**
settings-show-both = Picture and text
settings-show-picture = Picture only
settings-show-text = Text only
settings-pings = **Ping me on my turn**
settings-ping-now = Right away
settings-ping-minute = After a minute
settings-ping-never = Never
settings-pace = **Computers' pace**
settings-pace-fast = Fast
settings-pace-normal = Normal
settings-pace-calm = Calm
settings-auto-play = Auto-play
settings-tips = Tips
settings-puzzles = Use my matches in puzzles
settings-progress = Streaks and achievements
# After "Language: " in the list of languages.
settings-language-discord = like my Discord
button-what-is-this = What is this?
button-hide = Hide
settings-about =
    {"**"}Pictures**: tap a choice and the sample above shows it.
    {"**"}My hand**: the picture comes with a short text. Text only puts all of the picture into words.
    {"**"}Pings**: right away is a DM, or a ping at the table if your DMs are closed. After a minute is one ping at the table, removed when you play.
    {"**"}Computers' pace**: how long they wait before a move, by the slowest choice at the table. Calm shows their moves one by one.
    {"**"}Auto-play**: when you have only one legal tile, I play it. Others can guess you had no choice.
    {"**"}Tips**: in your first match of a game, one line says what you can play, and why.
    {"**"}Puzzles**: a moment of your match can become a puzzle on its server, with your name, hand and move. Everyone at that table has to allow it.
    {"**"}Streaks and achievements**: off hides them, and the daily and weekly news leave out your name.

# The players in the sample picture: short first names.
settings-sample-1 = Ann
settings-sample-2 = Bo
settings-sample-3 = Cleo
settings-sample-4 = Dee
