server-title =
    ## Serverinstellingen
    -# Wijzigingen gelden voor nieuwe tafels.

server-language-discord = zoals de server

server-openers-all = **Wie tafels opent**: iedereen
server-openers = **Wie tafels opent**: leden met { $roles } en beheerders
server-openers-none = **Wie tafels opent**: alleen beheerders
server-roles-deleted = { $roles ->
    [one] Een rol die je koos, is verwijderd.
   *[other] { $roles } rollen die je koos, zijn verwijderd.
} Kies opnieuw of tik op **{ button-everyone }**.
button-everyone = Iedereen
server-choose-roles = Alleen leden met deze rollen

server-channels-all = **Waar**: elk kanaal
server-channels = **Waar**: { $channels } en threads daar
server-channels-none = **Waar**: nergens
server-channels-deleted = { $channels ->
    [one] Een kanaal dat je koos, is verwijderd.
   *[other] { $channels } kanalen die je koos, zijn verwijderd.
} Kies opnieuw of tik op **{ button-everywhere }**.
button-everywhere = Overal
server-choose-channels = Alleen in deze kanalen

server-limit-here = Open tafels tegelijk
server-limit-host = Open tafels per host
server-limit-any = { $what }: zoveel je wilt

server-players-none = Ping voor spelers: geen rol
server-players-unpingable = Ik kan { $role } niet pingen. Laat iedereen de rol vermelden of geef mij **@everyone vermelden**.

server-rules-free = **Regels**: de host kiest
server-rules-locked = **Regels**: vast. Alleen beheerders kunnen ze veranderen.
button-lock = Zet vast
button-unlock = Geef vrij
server-usual-rules = **Gewone regels hier**
server-usual-rule = {"- "}{ $game }: { $rules }
server-clear-rules = Terug naar de spelregels

server-quiet-none = **Stille uren**: geen
server-quiet = **Stille uren**: { $start } tot { $end }, { $zone }.
server-quiet-for-you = Voor jou: { $start } tot { $end }.
server-quiet-unknown-zone = Die tijdzone ken ik niet, dus ze staan uit.
button-set-hours = Kies…
button-change-hours = Wijzig…
button-no-quiet-hours = Zet uit
server-quiet-title = Stille uren
server-quiet-from = Van
server-quiet-to = Tot
server-quiet-zone = Tijdzone (of een stad)

server-post-puzzle = Weekpuzzel
server-post-daily = Uitslag dagronde
server-post-week = Weekoverzicht
server-post-nowhere = { $post }: nergens
server-post-refused = { $post }: uit, want ik kan niet plaatsen in { $channel }. Laat me daar meelezen, schrijven en bestanden bijvoegen, en kies het dan opnieuw.
server-cannot-post = Ik heb in #{ $channel } { $missing } nodig. Sta het toe en kies het kanaal dan opnieuw.

server-about =
    {"**"}Wie en waar**: een thread telt als zijn kanaal. Beheerders kunnen altijd tafels openen.
    {"**"}Regels**: in een lobby kunnen beheerders bij **Regels** de regels als standaard bewaren. **Vast**: elke tafel volgt die.
    {"**"}Stille uren**: geen pings en stille DM's, voor iedereen, terwijl partijen doorgaan. Ben je aan het eind nog aan de beurt, dan krijg je een ping.
    {"**"}Weekpuzzel**: op maandag om 12 uur, een moment uit een partij van hier, als iedereen aan die tafel het toestaat. **Uitslag dagronde**: hoe de ronde van vandaag ging.
    {"**"}Weekoverzicht**: op maandag om 12 uur een plaatje van de week ervoor: wie het meest won, de spannendste partij, de beste zet, wie nieuw is. Alleen uit kanalen die iedereen ziet, en niets als er niemand speelde.
    {"**"}Ping voor spelers**: opent **Nu spelen** een tafel, dan krijgt deze rol één ping. Hooguit elke 10 minuten, nooit in de stille uren.
