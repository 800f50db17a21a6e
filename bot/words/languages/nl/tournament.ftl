tournament-title = **Toernooi: { $game }**
tournament-title-host = **Toernooi: { $game }** · host: { $host }
# A deal is a "ronde", so a round of a tournament is a "speelronde".
tournament-title-round = **Toernooi: { $game }** · speelronde { $round } van { $rounds }
tournament-settings = { $rules } · { $length } · { $form } · { $clock } · computers: { $level }
tournament-length = { $rounds ->
    [one] { $rounds } speelronde
   *[other] { $rounds } speelrondes
} van { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
}
tournament-form-pairs = paren
tournament-form-individual = individueel
tournament-clock-quick = 1 min per beurt
tournament-clock-evening = 5 min per beurt
tournament-clock-post = 1 dag per beurt
tournament-meaning = Elke tafel speelt dezelfde rondes, dus geluk telt minder. Je score: punten beter dan dezelfde plek aan andere tafels.
tournament-players = { $count ->
    [one] **{ $count } speler**: { $names }
   *[other] **{ $count } spelers**: { $names }
}
tournament-pair = { $one } & { $other }
tournament-asks = { $who } (wil met { $partner } spelen)
tournament-tables = { $tables ->
    [one] { $tables } tafel van { $seats }.
   *[other] { $tables } tafels van { $seats }.
}
tournament-tables-computers = { $tables ->
    [one] { $tables } tafel van { $seats }, { $computers ->
        [one] { $computers } computer op de lege plek.
       *[other] { $computers } computers op de lege plekken.
    }
   *[other] { $tables } tafels van { $seats }, { $computers ->
        [one] { $computers } computer op de lege plek.
       *[other] { $computers } computers op de lege plekken.
    }
}
tournament-join-now = Tik nu op **Meedoen**. Tikt de host op **Start**, dan krijgt elke tafel een eigen privéthread.
tournament-join-pairs = Tik op **Maat** om de jouwe te kiezen, of je krijgt er een bij de start.
tournament-fewer-rounds = { $rounds ->
    [one] De host wil { $rounds } speelronde: daarvoor zijn meer spelers nodig.
   *[other] De host wil { $rounds } speelrondes: daarvoor zijn meer spelers nodig.
}
tournament-blocked = { $reason } Tik daarna op **Ga door**.
tournament-next-at = De volgende speelronde begint { $when }.
tournament-table-waiting = Tafel { $number } (wacht): { $who }
tournament-table-playing = Tafel { $number } (speelt): { $who }
tournament-table-done = Tafel { $number } (klaar): { $who }
tournament-quiet = De uitslag zie je als elke tafel klaar is.
tournament-ended-early = Dit toernooi is eerder gestopt.
tournament-former-player = Oud-speler
tournament-computer = 🤖 { $who }

tournament-button =
    .partner = Maat
    .next = Volgende
    .continue = Ga door
    .end = Stoppen
    .end-now = Stop nu

tournament-after = **{ $game }**, na speelronde { $played } van { $rounds }: { $verdict }.
tournament-final = 🏆 **{ $game }**: { $verdict }!
tournament-verdict = { $is-shared ->
    [yes] { $is-final ->
        [yes] { $who } delen de overwinning met { $points }
       *[no] { $who } staan samen voor met { $points }
    }
   *[no] { $who-is ->
        [many] { $is-final ->
            [yes] { $who } winnen met { $points }
           *[no] { $who } staan voor met { $points }
        }
       *[one] { $is-final ->
            [yes] { $who } wint met { $points }
           *[no] { $who } staat voor met { $points }
        }
    }
}
tournament-seats = **Speelronde { $round } van { $rounds }, tafel { $table }**: { $who }.
tournament-partners-sit = Maten zitten tegenover elkaar.
tournament-same-deals = { $deals ->
    [one] { $deals } ronde, aan elke tafel gelijk. Houd hem voor je tot de speelronde voorbij is.
   *[other] { $deals } rondes, aan elke tafel gelijk. Houd ze voor je tot de speelronde voorbij is.
}

tournament-joined-with = Je doet mee, met { $partner }. Wijzigen kan met **Maat**.
tournament-joined-asking = Je doet mee. Je speelt met { $partner } zodra die ook meedoet.
tournament-joined-alone = Je doet mee. Je krijgt een maat bij de start, of kiest er een met **Maat**.
tournament-partner-ask = Met wie wil je spelen? Die gaat akkoord door op **Meedoen** te tikken of jou te kiezen.
tournament-partner-pick = Kies je maat
tournament-leave-ask = Toernooi verlaten? Een computer speelt dan de rest voor je.
tournament-you-left = Je verliet het toernooi.
tournament-stop-ask = Dit toernooi voor iedereen stoppen? Partijen die bezig zijn, stoppen ook.
tournament-stopped = Het toernooi is voorbij.
tournament-no-standings = Nog geen speelronde voorbij.

tournament-picture-title = Toernooi
tournament-picture-final = Eindstand
tournament-picture-after = na speelronde
# The head of a narrow column, where no deals are.
tournament-picture-round = speelr. { $number }
tournament-picture-more-below = en nog { $count }, hieronder
tournament-picture-more = en nog { $count }
tournament-picture-shared = Gedeelde zege
tournament-picture-lead = { $points ->
    [one] Gewonnen met { $points } punt verschil
   *[other] Gewonnen met { $points } punten verschil
}
tournament-alt = { $is-final ->
    [yes] { $game }, eindstand.
   *[no] { $game }, na speelronde { $played } van { $rounds }.
}
tournament-alt-more = { $count ->
    [one] En nog { $count } plaats.
   *[other] En nog { $count } plaatsen.
}

tournament-none-here = In dit kanaal is geen toernooi open. Open er een met { COMMAND("tournament open") }.
contest-rules-locked = De regels staan vast op deze server. Laat de variant weg.
tournament-no-partners = Hier speelt iedereen alleen. Doe mee zonder maat.
tournament-own-partner = Kies iemand anders als maat.
tournament-nothing-waits = Nog niet: de volgende speelronde begint als elke tafel klaar is.
tournament-no-room = { $tables ->
    [one] Hiervoor is { $tables } vrije tafel nodig. De server heeft er nog { $free }.
   *[other] Hiervoor zijn { $tables } vrije tafels nodig. De server heeft er nog { $free }.
}
tournament-not-for-pairs = Twee paren kunnen { $game } niet spelen met deze regels. Kies een ander spel, een andere variant of vorm.
tournament-channel-taken = Dit kanaal heeft al een toernooi. Doe mee of wacht tot het voorbij is.
tournament-in-channel = Open toernooien in een tekstkanaal: de tafels zijn threads ervan.
tournament-needs-permissions = Ik heb in #{ $channel } { $permissions } nodig: tafels spelen in privéthreads. Vraag een beheerder het toe te staan.
tournament-pairs-settled = Te laat: dit toernooi is begonnen en de paren staan vast.
tournament-partner-is-bot = Kies een mens. Computers vullen vanzelf de lege plekken.

tournament-thread = Toernooi { $tournament }, tafel { $table }
thread-gone = Iemand verwijderde een thread van dit toernooi of het kanaal ervan.
thread-permissions = Ik heb in dit kanaal **Privéthreads maken** en **Berichten sturen in threads** nodig. Vraag een beheerder het toe te staan.
thread-too-many = Deze server heeft zoveel threads als Discord toestaat. Archiveer er een paar.
thread-refused = Discord laat me hier geen thread maken.
