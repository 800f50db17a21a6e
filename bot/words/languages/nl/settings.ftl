settings-title = ## Je instellingen
settings-switch = { $what }: { $state ->
    [on] aan
   *[off] uit
}
settings-language-discord = zoals mijn Discord
settings-large = Grote letters
settings-contrast = Hoog contrast
settings-numerals = Cijfers
settings-four-colours = Vier kaartkleuren
settings-show = **Toon mijn hand als**
settings-show-both = Plaatje en tekst
settings-show-picture = Alleen plaatje
settings-show-text = Alleen tekst
settings-pings = **Ping me bij mijn beurt**
settings-ping-now = Meteen
settings-ping-minute = Na een minuut
settings-ping-never = Nooit
settings-pace = **Tempo computers**
settings-pace-fast = Snel
settings-pace-normal = Normaal
settings-pace-calm = Rustig
settings-auto-play = Automatisch
settings-tips = Tips
settings-puzzles = Mijn partijen in puzzels
settings-progress = Reeksen en prestaties
button-what-is-this = Wat is dit?
button-hide = Verberg
settings-about =
    {"**"}Plaatjes**: tik op een keus en het voorbeeld hierboven laat hem zien.
    {"**"}Mijn hand**: bij het plaatje staat een korte tekst. Alleen tekst zegt in woorden alles wat het plaatje laat zien.
    {"**"}Pings**: meteen is een DM, of een ping aan tafel als je DM's dicht staan. Na een minuut is één ping aan tafel, die verdwijnt als je speelt.
    {"**"}Tempo van de computers**: hoelang ze wachten voor een zet, volgens de langzaamste keus aan tafel. Rustig laat hun zetten één voor één zien.
    {"**"}Automatisch**: kun je maar één steen spelen, dan speel ik hem. Anderen kunnen raden dat je geen keus had.
    {"**"}Tips**: in je eerste partij van een spel zegt één regel wat je kunt spelen, en waarom.
    {"**"}Puzzels**: een moment uit je partij kan een puzzel worden op die server, met je naam, hand en zet. Iedereen aan die tafel moet het toestaan.
    {"**"}Reeksen en prestaties**: uit verbergt ze, en het dag- en weekoverzicht noemen je niet.

settings-sample-1 = Ann
settings-sample-2 = Bo
settings-sample-3 = Cleo
settings-sample-4 = Dee
