achievement-new = Nieuwe prestatie: **{ $title }**! { $told }
# For the person alone, on a page that they see just then.
achievement-gained = { $count ->
    [one] Nieuwe prestatie
   *[other] Nieuwe prestaties
}: **{ $titles }**!
achievement-times = { $count ->
    [1] { $title }
   *[other] { $title } ({ $count }×)
}
achievement-line = { $count ->
    [0] -# { $title }: { $how }
    [1] **{ $title }**: { $how }
   *[other] **{ $title }** ({ $count }×): { $how }
}

achievement-capicua =
    .title = Capicúa
    .how = eindig met een steen die aan elke kant past
    .told = { $who-is ->
        [many] { $who } waren uit met een steen die aan elke kant paste.
       *[one] { $who } was uit met een steen die aan elke kant paste.
    }
achievement-thirty-points =
    .title = 30 in één zet
    .how = scoor 30 punten of meer met één zet
    .told = { $who-is ->
        [many] { $who } scoorden 30 punten of meer met één zet.
       *[one] { $who } scoorde 30 punten of meer met één zet.
    }
achievement-moon =
    .title = Pit
    .how = haal alle punten van een ronde
    .told = { $who-is ->
        [many] { $who } haalden alle punten van een ronde.
       *[one] { $who } haalde alle punten van een ronde.
    }
achievement-spotless =
    .title = Brandschoon
    .how = win een partij Hartenjagen met 0 punten of minder
    .told = { $who-is ->
        [many] { $who } wonnen een partij met 0 punten of minder.
       *[one] { $who } won een partij met 0 punten of minder.
    }
achievement-every-trick =
    .title = Alle slagen
    .how = win elke slag van een ronde
    .told = { $who-is ->
        [many] { $who } wonnen elke slag van een ronde.
       *[one] { $who } won elke slag van een ronde.
    }
achievement-called =
    .title = Voorspeld
    .how = bied alle slagen en win ze
    .told = { $who-is ->
        [many] { $who } boden alle slagen en wonnen ze.
       *[one] { $who } bood alle slagen en won ze.
    }
achievement-seventy-nine =
    .title = Alle 79
    .how = bied 79 en haal het
    .told = { $who-is ->
        [many] { $who } boden 79 en haalden het.
       *[one] { $who } bood 79 en haalde het.
    }
achievement-nel-o =
    .title = Nel-O
    .how = bied Nel-O en haal geen enkele slag
    .told = { $who-is ->
        [many] { $who } boden Nel-O en haalden geen enkele slag.
       *[one] { $who } bood Nel-O en haalde geen enkele slag.
    }
achievement-two-marks =
    .title = Twee strepen
    .how = bied 84 of meer en haal het
    .told = { $who-is ->
        [many] { $who } boden 84 of meer en haalden het.
       *[one] { $who } bood 84 of meer en haalde het.
    }
achievement-plunge =
    .title = Plunge
    .how = bied een plunge of splash en haal het
    .told = { $who-is ->
        [many] { $who } boden een plunge of splash en haalden het.
       *[one] { $who } bood een plunge of splash en haalde het.
    }
achievement-empty-row =
    .title = Lege rij
    .how = maak je rij leeg terwijl de anderen nog 40 ogen of meer hebben
    .told = { $who-is ->
        [many] { $who } waren uit terwijl de anderen nog 40 ogen of meer hadden.
       *[one] { $who } was uit terwijl de anderen nog 40 ogen of meer hadden.
    }
achievement-express =
    .title = Sneltrein
    .how = wees in drie rondes op rij als eerste uit
    .told = { $who } was in drie rondes op rij als eerste uit.
achievement-double-stop =
    .title = Eindstation dubbel
    .how = eindig met een dubbele steen
    .told = { $who } was uit met een dubbele steen.
achievement-packed-train =
    .title = Volle trein
    .how = wees als eerste uit aan een tafel van acht
    .told = { $who } was als eerste uit aan een tafel van acht.
achievement-three-contracts =
    .title = Drie op rij
    .how = haal drie contracten op rij
    .told = { $who-is ->
        [many] { $who } haalden drie contracten op rij.
       *[one] { $who } haalde drie contracten op rij.
    }
achievement-shut-out =
    .title = Op nul
    .how = win een partij waarin niemand anders scoort
    .told = { $who-is ->
        [many] { $who } wonnen een partij waarin niemand anders scoorde.
       *[one] { $who } won een partij waarin niemand anders scoorde.
    }
achievement-last-to-first =
    .title = Inhaalslag
    .how = win terwijl je voor de laatste ronde nog laatste stond
    .told = { $who-is ->
        [many] { $who } stonden voor de laatste ronde nog laatste en wonnen toch.
       *[one] { $who } stond voor de laatste ronde nog laatste en won toch.
    }

achievement-first-deal =
    .title = Eerste ronde
    .how = een ronde uitspelen
achievement-ten-deals =
    .title = Warmgedraaid
    .how = tien rondes spelen
achievement-hundred-deals =
    .title = Vaste gast
    .how = honderd rondes spelen
achievement-first-win =
    .title = Eerste zege
    .how = een partij winnen
achievement-ten-wins =
    .title = Tien zeges
    .how = tien partijen winnen
achievement-winning-streak =
    .title = Op dreef
    .how = drie partijen op rij winnen
achievement-first-bid =
    .title = Woord gehouden
    .how = bieden en het halen
achievement-ten-bids =
    .title = Tien contracten
    .how = tien contracten halen
achievement-first-set =
    .title = Vandaag niet
    .how = een contract van een ander nat spelen
achievement-first-out =
    .title = Als eerste uit
    .how = je laatste steen leggen vóór alle anderen
achievement-clean-sheet =
    .title = Schone lei
    .how = als enige scoren in een ronde, of niets waar laag wint
achievement-photo-finish =
    .title = Fotofinish
    .how = een partij nipt winnen
achievement-comeback =
    .title = Comeback
    .how = winnen na een derde achterstand
achievement-three-games =
    .title = Nieuwsgierig
    .how = drie verschillende spellen spelen
achievement-every-game =
    .title = Alles gehad
    .how = elk spel spelen
achievement-good-company =
    .title = Goed gezelschap
    .how = een partij uitspelen met drie andere mensen
achievement-beat-hard =
    .title = Harde noot
    .how = in je eentje sterke computers verslaan
achievement-beat-expert =
    .title = Reuzendoder
    .how = in je eentje expert-computers verslaan
achievement-first-lesson =
    .title = Eerste les
    .how = een les afmaken
achievement-course =
    .title = Geslaagd
    .how = alle lessen van een spel afmaken
achievement-first-daily =
    .title = Dagelijks brood
    .how = een dagronde uitspelen
achievement-daily-week =
    .title = Hele week
    .how = zeven dagrondes op rij uitspelen
achievement-first-puzzle =
    .title = Aha!
    .how = een puzzel oplossen
achievement-puzzle-streak =
    .title = Scherp oog
    .how = vijf puzzels op rij oplossen

milestone-progress =
    .deals = { $count } van { $goal } rondes gespeeld
    .wins = { $count } van { $goal } partijen gewonnen
    .wins-in-a-row = { $count } van { $goal } zeges op rij
    .contracts = { $count } van { $goal } contracten gehaald
    .games = { $count } van { $goal } spellen geprobeerd
    .daily = { $count } van { $goal } dagen op rij
    .puzzle-streak = { $count } van { $goal } op rij opgelost

achievements-heading = **{ $who }**: { $own ->
    [yes] { $count } van { $all } prestaties
   *[no] { $count } van { $all } prestaties op deze server
}
achievements-earned = behaald
achievements-not-yet = nog niet
achievements-once = 1 keer
achievements-times = { $count } keer
achievements-alt = { $who } heeft { $count } van { $all } prestaties.
achievements-alt-missing = Nog niet: { $titles }.
achievements-alt-next = Hierna: { $title }, { $progress }.
achievements-alt-one = { $title }{ $count ->
    [1] {""}
   *[other] , { $count } keer
}: { $how }{ $dated ->
    [yes] , eerst op { $day }
   *[no] {""}
}{ $counted ->
    [yes] {" "}({ $rarity })
   *[no] {""}
}.
achievement-next = **Hierna: { $title }** · { $progress }
achievements-next = Hierna
achievement-rarity =
    { $percent ->
        [0] minder dan 1%
       *[other] { $percent }% heeft dit
    }
    .short = { $percent ->
        [0] <1%
       *[other] { $percent }%
    }
achievement-had-by = { $count } van { $people } hebben dit
    .short = { $count }/{ $people }
achievements-off = Je prestaties staan uit. **Reeksen en prestaties** in { COMMAND("settings") } zet ze aan.
achievements-hidden = { $who } laat geen prestaties zien.
achievements-often = { $count }×
