not-saved = Niet opgeslagen: { $cause ->
    [busy] de database is bezet. Probeer het zo nog eens.
    [stopping] ik start opnieuw op. Probeer het zo nog eens.
   *[other] er is iets mis met de database. Waarschuw de eigenaar van de bot.
}
not-loaded = { $cause ->
    [busy] De database is bezet. Probeer het zo nog eens.
    [stopping] Ik start opnieuw op. Probeer het zo nog eens.
   *[other] Er is iets mis met de database. Waarschuw de eigenaar van de bot.
}

error-table-moved-on = De tafel is al verder. Kijk nog eens en kies dan.
error-done-already = Dat is al gebeurd.
error-no-table = Die tafel ken ik niet meer.
error-channel-taken = Dit kanaal heeft al een tafel. Speel die uit of neem een ander kanaal.
error-too-many-tables = Deze server heeft al { $most ->
    [one] { $most } open tafel
   *[other] { $most } open tafels
}, meer mag niet. Wacht tot er een klaar is.
error-too-many-hosted = Je bent hier al host van { $most ->
    [one] { $most } tafel
   *[other] { $most } tafels
}. Speel er eerst een uit.
error-has-practice = Je hebt al een oefentafel. Speel die uit of ga er eerst weg.
error-too-many-opened = Je opende { $most } tafels in een uur. Probeer het later nog eens.
error-seat-taken = Die plek is bezet. Kies een andere.
error-table-full = De tafel is vol. Wacht op een plek of open een tafel in een ander kanaal.
error-seats-moved = De plekken zijn veranderd. Kijk nog eens en kies dan.
error-swap-over = Te laat: dat is al beantwoord, of de plekken zijn veranderd.
error-swap-asked = Dat heb je het afgelopen uur al gevraagd. Kies een andere plek.
error-swap-others = Alleen { $who } kan daarop antwoorden.
error-remove-yourself = Dat ben jij. Gebruik **Weggaan**.
error-remove-last = Er zit verder niemand. Sluit de tafel met { COMMAND("domino stop") }.
error-kept-out = Je kunt niet meer meedoen aan deze tafel. Kies een andere of open er zelf een.
error-kept-out-by-host = Je kunt { $when } weer meedoen aan tafels van deze host. Doe tot die tijd mee aan een andere of open er zelf een.
error-already-seated = Je zit al aan deze tafel.
error-still-seated = Je speelt nog aan een tafel. Ga daar eerst weg en vraag het dan opnieuw.
error-secret-kept = Het geheim van het schudden zie je als de partij voorbij is.
error-moves-deleted = Die partij is te oud: alleen de uitslag is er nog, in { COMMAND("history") }.
error-rules-settled = De partij is begonnen, dus de regels en plekken liggen vast.
error-seats-settled = De partij is begonnen, dus de plekken liggen vast.
error-leave-instead = De partij is bezig. Kies **Weggaan**, dan neemt een computer het over.
error-no-match-there = Aan die tafel is geen partij bezig.
error-asked-too-early = Deze tafel was nog niet open. Probeer het opnieuw.
error-no-table-here = Er is geen tafel in dit kanaal.
error-at-no-table = Je zit nu aan geen tafel.
error-not-seated = Je hebt geen plek aan deze tafel.
error-not-seated-join = Je hebt geen plek aan deze tafel. Tik op **Meedoen**.
error-other-channels = Hier kun je geen tafel openen. Neem een van de spelkanalen van deze server.
error-certain-roles = Alleen bepaalde rollen kunnen hier tafels openen.
error-unreadable = Deze versie van de bot kan die tafel niet lezen. Vraag de eigenaar van de bot.
error-several-tables = Je zit aan meer dan één tafel. Kies welke je bedoelt.
error-match-over = Deze partij is voorbij.
error-match-on = De partij is al bezig.
error-match-not-on = De partij is nog niet begonnen. De host start hem.
error-of-contest = Deze partij hoort bij een dagronde, duel of toernooi. Open je eigen tafel.
error-rematch-first = De spelers mogen eerst revanche nemen. Probeer het over een paar minuten.
error-wrong-count = { $game } is voor { $counts } spelers, en { $count ->
    [one] je bent nu alleen
   *[other] jullie zijn met { $count }
}. Een computer erbij?
error-seats-changed = Er is net iemand bij gekomen of weggegaan. Kijk wie er zit en start dan.
error-rules-locked = Alleen beheerders kunnen hier de regels veranderen.
error-rules-locked-open = De regels staan hier vast. Open een tafel zonder variant of doel.
error-invited-too-many = Een tafel kan { $most } mensen uitnodigen.
error-watch = De partij is bezig en alle plekken zijn bezet. Kijk mee of open elders een tafel.
error-several-seats = Er zijn meerdere plekken vrij. Welke wil je?
error-seat-gone = { $who } speelt nu op jouw plek.

error-only-host = Alleen { $host } (host) of een moderator kan dat doen.
error-manage-server = Daarvoor heb je **Server beheren** nodig.
error-tournament-table = Deze tafel hoort bij een toernooi. De host ervan of een moderator kan het toernooi stoppen.

error-overtaken = Iemand was je net voor. Kijk nog eens.
error-earlier-turn = Dat was een eerdere beurt.
error-deal-over = Die ronde is voorbij.
error-undo-asked = Iemand wil een zet terugnemen. Wacht op het antwoord.
no-undo-not-here = Terugnemen kan hier niet: anderen spelen dezelfde rondes.
no-undo-overtaken = Je kunt alleen de laatste zet aan tafel terugnemen. Die is niet van jou.
no-undo-earlier = Te laat om terug te nemen: dat was een eerdere zet.
no-undo-revealed = Te laat om terug te nemen: er is al iets onthuld.
no-undo-refused = { $who } zei nee, dus je zet blijft staan.
no-undo-nothing = Er valt niets terug te nemen.
no-undo-wait = Je hebt het gevraagd. Wacht op het antwoord van de anderen.

quiet-same = Geef stille uren een begin en een eind, zoals 22:00 en 08:00.
quiet-no-time = “{ $typed }” is geen tijd. Schrijf het als 22:00 of 8:30.
quiet-no-zone = De tijdzone “{ $typed }” ken ik niet. Schrijf Europe/Amsterdam of UTC.
quiet-no-zone-near = De tijdzone “{ $typed }” ken ik niet. Bedoel je { $near }?
