### /domino setup: what a server's admins decide, on one page. Controls first; what they mean stands behind a button.

server-title =
    ## Server settings
    -# Changes apply to new tables.

# After "Language: " in the list of languages, for what everyone in the server sees.
server-language-discord = like the server

server-openers-all = **Who can open tables**: everyone
server-openers = **Who can open tables**: members with { $roles }, and admins
server-openers-none = **Who can open tables**: admins only
server-roles-deleted = { $roles ->
    [one] A role you picked was deleted.
   *[other] { $roles } roles you picked were deleted.
} Pick again, or tap **{ button-everyone }**.
button-everyone = Everyone
server-choose-roles = Only members with these roles

server-channels-all = **Where**: every channel
server-channels = **Where**: { $channels }, and threads there
server-channels-none = **Where**: nowhere
server-channels-deleted = { $channels ->
    [one] A channel you picked was deleted.
   *[other] { $channels } channels you picked were deleted.
} Pick again, or tap **{ button-everywhere }**.
button-everywhere = Everywhere
server-choose-channels = Only in these channels

# How many tables may be open at once, in a select.
server-limit-here = Open tables here at once
server-limit-host = Open tables per host
server-limit-any = { $what }: any number

server-players-none = Ping for players: no role
server-players-unpingable = I can't ping { $role }. Let everyone mention it, or allow me **Mention Everyone**.

server-rules-free = **Rules**: hosts choose
server-rules-locked = **Rules**: locked. Only admins can change them.
button-lock = Lock
button-unlock = Unlock
server-usual-rules = **Usual rules here**
server-usual-rule = {"- "}{ $game }: { $rules }
server-clear-rules = Back to a game's own rules

server-quiet-none = **Quiet hours**: none
server-quiet = **Quiet hours**: { $start } to { $end }, { $zone }.
server-quiet-for-you = For you: { $start } to { $end }.
server-quiet-unknown-zone = I don't know that time zone, so they're off.
button-set-hours = Set…
button-change-hours = Change…
button-no-quiet-hours = Turn off
server-quiet-title = Quiet hours
server-quiet-from = From
server-quiet-to = To
server-quiet-zone = Time zone (or a city)

server-post-puzzle = Weekly puzzle
server-post-daily = Daily results
server-post-week = Weekly news
server-post-nowhere = { $post }: nowhere
server-post-refused = { $post }: off, because I can't post in { $channel }. Let me see it, write and attach files there, then pick it again.
server-cannot-post = I need { $missing } in #{ $channel }. Allow it, then pick the channel again.

server-about =
    {"**"}Who and where**: a thread counts as its channel. Admins can always open tables.
    {"**"}Rules**: in a lobby, under **Rules**, admins can save its rules as the usual ones here. **Locked**: every table has them.
    {"**"}Quiet hours**: no pings and silent DMs, for everyone, while games go on. If it's still your turn when they end, you get a ping.
    {"**"}Weekly puzzle**: on Monday at noon, a moment of a match played here, if everyone at that table allows it. **Daily results**: how today's deal went.
    {"**"}Weekly news**: on Monday at noon, a picture of the week before: who won most, the closest match, the best play, new people. Only from channels everyone can see, and nothing if no one played.
    {"**"}Ping for players**: when **Play now** opens a table, this role gets one ping. At most every 10 minutes, never in quiet hours.
