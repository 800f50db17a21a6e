button-play = Speel
button-join = Meedoen
button-computer = Computer
button-start = Start
button-rules = Regels
button-invite = Uitnodigen
button-fair-shuffle = Eerlijk geschud
button-level = Niveau: { $level }
button-agree-to-hints = Hints: akkoord
button-change-seat = Plek wisselen
button-shuffle-sides = Teams loten
button-remove = Verwijderen
button-swap = Ruilen
button-stay = Nee
button-fill-and-start = Vul aan en start
button-start-with = Start met { $players }
button-choose = Kies
button-now = Nu

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } Ongeveer { $minutes } minuten.
lobby-about-alone = { $aim } Ongeveer { $minutes } minuten, of { $alone } alleen met computers.
lobby-free = { $seats ->
    [one] vrij
   *[other] { $seats } vrij
}
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] Nog { $seats } plek. Tik op **Meedoen**, of **Start** met een computer erbij.
   *[other] Nog { $seats } plekken. Tik op **Meedoen**, of **Start** met computers op de lege plekken.
}
button-start-with-computers = Start met computers
lobby-search = { $seats ->
    [one] { $seats } plek vrij: we zoeken nog iemand. **{ button-join }**!
   *[other] { $seats } plekken vrij: we zoeken spelers. **{ button-join }**!
}
lobby-search-offered = { $seats ->
    [one] Nog { $seats } plek vrij. **{ button-join }**, of **{ button-start-with-computers }**.
   *[other] Nog { $seats } plekken vrij. **{ button-join }**, of **{ button-start-with-computers }**.
}
lobby-call = { $role }, { $host } zoekt spelers: **{ $game }**.
lobby-full = Iedereen is er. **Start** als je er klaar voor bent.
lobby-rematch-starts = Revanche! We beginnen zodra { $who-is ->
    [many] { $who } meedoen
   *[one] { $who } meedoet
}.
lobby-rematch-waits = Revanche! **Start** zodra { $who-is ->
    [many] { $who } meedoen
   *[one] { $who } meedoet
}.
lobby-on = De partij is bezig.
lobby-closed = Deze tafel is gesloten. Open een nieuwe met { COMMAND("domino new") }.

lobby-invitation = { $guests }, { $host } nodigt je uit voor **{ $game }**.
lobby-invitation-rematch = { $guests }, { $host } wil revanche in **{ $game }**.
lobby-invitation-hints = Hints staan aan.
lobby-invite = Wie wil je uitnodigen? Iedereen krijgt één ping.
lobby-invite-select = Kies mensen
lobby-invited = { $guests } uitgenodigd.
lobby-invited-nobody = Ze zitten er al of zijn het afgelopen uur al uitgenodigd.

lobby-empty-seats = { $seats ->
    [one] { $seats } plek is leeg. Zet er een computer neer, of sluit dit en wacht.
   *[other] { $seats } plekken zijn leeg. Zet er computers neer, of sluit dit en wacht.
}
lobby-leave = Tafel verlaten?
lobby-leave-last = Tafel verlaten? Je bent de laatste, dus dan gaat hij dicht.
lobby-leave-match = { $open ->
    [yes] Partij verlaten? Een computer speelt voor je tot je terug bent of een ander je plek inneemt.
   *[no] Partij verlaten? Een computer speelt voor je tot je terug bent.
}
lobby-leave-solo = Partij verlaten? Je kunt niet terug en komt niet in de stand.
lobby-leave-computers = Partij verlaten? Er zijn alleen nog computers, dus dan stopt hij zonder uitslag.
lobby-change-seat = Je hebt plek { $seat }. Waar wil je zitten?
lobby-change-select = Kies een plek
lobby-place-partners = { $side }, met { $who }
lobby-swap-with = Ruil met { $who }
lobby-swap-asks = Ik vraag het eerst
lobby-swap-ask = { $asked }, { $asker } wil met je van plek ruilen. Je krijgt dan: { $place }.
lobby-swap-declined = { $asked } blijft liever zitten.
lobby-remove = Wie wil je verwijderen?
lobby-remove-select = Kies wie

lobby-own-seat = plek { $seat }
lobby-own-side = Team { $letter }, plek { $seat }
play-joined = Je doet mee: **{ $game }** in { $channel }, { $place }.
play-joined-hints = Aan deze tafel zijn er hints.
play-seated = Je zit al aan een tafel: **{ $game }** in { $channel }, { $place }.
play-opened = Er was nergens een plek vrij, dus ik opende een tafel. Nu nog spelers.
lobby-joined = Je doet mee: { $place }.
lobby-joined-and-left = Je hebt deze tafel al verlaten.
lobby-moved = Je hebt nu plek { $seat }.
lobby-swap-sent = Ik heb het aan { $who } gevraagd. Bij een ja ruilen jullie.
lobby-swap-kept = Prima, je houdt je plek.
lobby-shuffled = Geloot. { $sides }
lobby-removed = Verwijderd. { $who } kan hier 24 uur lang niet meedoen aan jouw tafels, tenzij jij een uitnodiging stuurt.
lobby-removed-by-moderator = Verwijderd. { $who } kan hier 24 uur lang niet meedoen aan tafels van { $host }, tenzij { $host } een uitnodiging stuurt.
lobby-removed-host = Verwijderd. { $who } kan niet meer meedoen aan deze tafel. { $host } is nu de host.
lobby-removed-computer = Verwijderd: { $who }.
lobby-back = Welkom terug!
lobby-back-hand = Welkom terug! Tik aan tafel op **Mijn hand** om je stenen te zien.
lobby-back-hand-below = Welkom terug! Hier is je hand. Je kunt aan tafel ook op **Mijn hand** tikken.
lobby-took-over = { $hand ->
    [yes] Je speelt nu voor { $who }. Tik op **Mijn hand** om je stenen te zien.
   *[no] Je speelt nu voor { $who }. Je rij ligt op tafel.
}
lobby-started = De partij begint! Je hand staat in je DM's. Je kunt ook op **Mijn hand** tikken.
lobby-started-by-button = De partij begint! Tik op **Mijn hand** om je stenen te zien.
lobby-started-rows = De partij begint! Je rij ligt op tafel. Speel met de knoppen eronder.
lobby-waiting = De partij is nog niet begonnen. Je krijgt je hand zodra hij begint.
lobby-waiting-row = De partij is nog niet begonnen. Straks ligt je rij op tafel.
lobby-left-match = { $open ->
    [yes] Een computer speelt op jouw plek. Kom terug met **Meedoen**, als een ander hem niet eerst inneemt.
   *[no] Een computer speelt op jouw plek. Kom terug wanneer je wilt met **Meedoen**.
}
lobby-left-solo = Je ging weg, dus deze partij heeft geen uitslag.
lobby-left-computers = Je ging weg. Er waren alleen nog computers, dus de partij is gestopt.
lobby-left = Je hebt de tafel verlaten.
lobby-stopped = De tafel is gesloten.

opening-channels = Tafels open je hier in { $channels }.
opening-channels-unseen = Tafels open je in kanalen die jij niet ziet. Vraag een beheerder.
opening-channels-deleted = De spelkanalen zijn verwijderd. Vraag een beheerder om nieuwe te kiezen in { COMMAND("domino setup") }.
opening-roles = Hier tafels openen kan alleen met { $roles }.
opening-roles-deleted = De rollen voor het openen van tafels zijn verwijderd. Vraag een beheerder om nieuwe te kiezen in { COMMAND("domino setup") }.

lobby-picture = lobby
lobby-picture-seats = plekken
lobby-picture-open = plek { $seat } · vrij
lobby-mark-host = host
lobby-mark-computer = computer, { $level }
lobby-alt = { $game }, lobby: { $taken } van { $seats } plekken bezet.
lobby-alt-seat = Plek { $number }: { $who }.
lobby-alt-seat-marked = Plek { $number }: { $who } ({ $mark }).
lobby-alt-open = Vrij: { $numbers }.
