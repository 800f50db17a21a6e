daily-name = Dagronde
# The daily deal of all servers.
daily-name-world = Wereldronde
daily-rank = plaats { $rank } van { $count }

daily-heading = ## { $daily } #{ $number } · { $date }
daily-rules =
    {"**"}{ $game }**
    Dezelfde ronde voor iedereen, tegen drie sterke computers. Eén poging, geen hints, niets terugnemen.
daily-finished = { $count ->
    [0] Er is nog niemand klaar.
    [one] { $count } speler is klaar.
   *[other] { $count } spelers zijn klaar.
}
daily-week = { $marks }{ $days ->
    [0] {""}
    [one] {" "}· reeks: { $days } dag
   *[other] {" "}· { $days } dagen op rij
}
daily-mend =
    { $days ->
        [one] Red je reeks van { $days } dag: speel de ronde van gisteren.
       *[other] Red je reeks van { $days } dagen: speel de ronde van gisteren.
    }
    -# Telt niet voor de ranglijst. Eén keer per maand.
daily-mending = Je speelt de ronde van gisteren om je reeks te redden.
daily-mended = {"**"}Dag ingehaald.** Hij telt voor je reeks, niet voor de ranglijst. De uitslag blijft zoals hij was.
daily-mended-score = -# Je score: { $score }
daily-ends = Deze ronde eindigt { $when }.
daily-playing = { $hand ->
    [sent] {"**"}Je bent bezig.** Je hand staat in je DM's. Tik op **Ga door** om hier te spelen.
    [closed] {"**"}Je bent bezig.** Je DM's staan dicht. Tik op **Ga door** om hier te spelen.
   *[unknown] {"**"}Je bent bezig.** Tik op **Ga door** om hier te spelen.
}
daily-left = Je bent uit deze ronde gestapt, dus vandaag heb je geen plaats. Morgen komt er een nieuwe.
daily-world-terms = Iedereen op elke server kan deze ronde spelen. De uitslag toont **je naam en score** aan spelers op andere servers. Stoppen kan met { COMMAND("privacy") }: dan staat je naam er niet meer bij.
daily-result = **{ $score }** · { $place } tot nu toe
daily-better = beter dan { $percent }% van de anderen
daily-score-meaning = -# Je score: zoveel punten beter dan het gemiddelde van je tafel.
daily-share-in = -# **Delen** plaatst het in { $channel }.
daily-share-where = -# Wil je het delen? Gebruik { COMMAND("daily") } op een server of in een groep.

daily-button =
    .play = Speel
    .mend = Speel gisteren
    .today = Speel vandaag
    .continue = Ga door
    .join = Doe mee
    .shared = Gedeeld
    .results = Uitslag
    .yesterday = Gisteren
    .before = Vorige
    .server = Deze server

daily-share = Boneyard { $world ->
    [yes] wereld #{ $number }
   *[no] #{ $number }
} · { $game } · { $score }
daily-share-play = { COMMAND("daily") }
daily-shared = { $who } speelde de dagronde:

daily-results = **{ $daily } #{ $number }** · { $date } · { $game }
daily-end-played = { $count ->
    [one] { $count } speler deed mee
   *[other] { $count } spelers deden mee
}
daily-end-streak = { $days } dagen op rij speelde hier iemand
daily-no-results = Niemand speelde hem uit.
best-line = **Beste spel** ({ $score }), hier gespeeld
best-line-computer = **Beste spel** ({ $score }), gevonden door een computer
best-line-passed = gaf { $pieces } door
best-line-bid = { $seat ->
    [own] de speler
    [left] de linkerbuur
    [across] de overbuur
   *[right] de rechterbuur
} bood { $bid }
best-line-trump = { $trump ->
    [none] geen troef
   *[other] troef: { $trump }
}
best-line-meaning = { $kind ->
    [trains] -# { $own } de stenen van de speler · M aan de Mexicaanse trein · ° aan de trein van een ander
   *[tricks] -# { $own } steen van de speler · **vet** wint de slag
}

daily-picture-when = #{ $number } · { $date }
daily-picture-streak = reeks
daily-picture-played = { $count ->
    [one] { $count } speler tot nu
   *[other] { $count } spelers tot nu
}
daily-picture-tricks = { $count ->
    [one] { $count } slag
   *[other] { $count } slagen
}
daily-picture-tricks-hurt = { $count ->
    [one] { $count } slag, rood: met punten
   *[other] { $count } slagen, rood: met punten
}
daily-picture-turns = { $count ->
    [one] { $count } beurt
   *[other] { $count } beurten
}
    .scored = { $count ->
        [one] { $count } beurt, groen: gescoord
       *[other] { $count } beurten, groen: gescoord
    }
    .passed = { $count ->
        [one] { $count } beurt, leeg: paste
       *[other] { $count } beurten, leeg: paste
    }
daily-picture-same = { $game }, voor iedereen gelijk
daily-picture-count = gespeeld
daily-picture-all = alle scores
daily-picture-over = de dag is om
daily-picture-open = tot nu

daily-alt = { $daily } #{ $number }, { $date }: { $game }.
daily-alt-result = { $who }: { $score }, { $place }.
daily-alt-won = { $won ->
    [0] Won geen van de { $count } slagen.
   *[other] Gewonnen slagen: { $tricks } (van { $count }).
}
daily-alt-hurt = Met punten: { $tricks }.
daily-alt-turns = { $count ->
    [one] In { $count } beurt.
   *[other] In { $count } beurten.
}
daily-alt-scored = Scoorde of was uit in beurt { $turns }.
daily-alt-passed = Paste in beurt { $turns }.
daily-alt-week = Deze week: { $days }.
daily-alt-day = { $day } { $mark ->
    [played] gespeeld
    [mended] ingehaald
    [open] nog open
   *[missed] gemist
}
daily-alt-streak = Reeks: { $days } dagen.
daily-alt-ranking = { $daily } #{ $number }, { $date }: { $game }, einduitslag.
daily-alt-ranking-open = { $daily } #{ $number }, { $date }: { $game }, uitslag tot nu toe.
daily-alt-results = { $count ->
    [0] Niemand speelde hem uit.
    [one] Uitslag van { $count } speler: { $bars }.
   *[other] Uitslag van { $count } spelers: { $bars }.
}
daily-alt-bar = { $result }: { $count }{ $own ->
    [yes] {" "}(met deze)
   *[no] {""}
}

daily-over = De dag van die ronde is om. Die van vandaag: { COMMAND("daily") }.
daily-mend-none = Je hebt nu geen gemiste dag om in te halen.
daily-mended-before = Je hebt deze maand al een dag ingehaald.
daily-mend-over = Je hebt de ronde van gisteren al gespeeld.
daily-results-later = Speel eerst uit, dan zie je de uitslag. Nu zou die iets verklappen.
daily-played = Je hebt deze ronde al gespeeld. De volgende komt morgen.
daily-join-first = Tik eerst op **Doe mee**: de uitslag toont je naam op andere servers.
daily-not-finished = Je hebt deze ronde nog niet uitgespeeld.
daily-elsewhere = Dat is de dagronde van een andere server. Gebruik hier { COMMAND("daily") }.
daily-not-your-page = Die pagina is van iemand anders. Voor de jouwe: { COMMAND("privacy") }.
