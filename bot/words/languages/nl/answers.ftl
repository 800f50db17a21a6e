refused-unknown-choice = “{ $typed }” ken ik niet. Kies een van de suggesties.
refused-too-long = Houd het korter: hoogstens { $most } tekens.
refused-preset-without-game = Kies ook een spel, dan weet ik welke regels en plekken passen.
refused-unknown-kind = De variant “{ $typed }” ken ik niet. Kies een suggestie of ga naar { COMMAND("domino new") }.
refused-several-kinds = “{ $typed }” kan { $kinds } zijn. Kies er een.
refused-same-players = Kies twee verschillende spelers.
refused-challenge-self = Je kunt jezelf niet uitdagen. Kies iemand anders.
refused-challenge-bot = Bots spelen geen duels. Kies een mens.
refused-no-match-there = In dat bericht zit geen partij. Probeer een uitslag of een verslag.
refused-server-only = Dat werkt alleen in de kanalen van een server. Gebruik het daar.
refused-not-added = Ik sta nog niet op deze server. Zodra ik erbij ben, werkt dat hier.
refused-old-command = Dit commando is net veranderd. Herstart Discord en probeer het opnieuw.

answer-not-on-message = Die knop staat niet op dit bericht. Gebruik die van jezelf.
answer-too-slow = Dat duurde te lang. Tik nog een keer.
refused-shown-to-another = Die is voor iemand anders. Gebruik zelf het commando.
refused-old-control = Die knop ken ik niet meer. Open een nieuwe: { COMMAND("domino table") } of { COMMAND("hand") }.

answer-hand-soon = Je hand komt eraan. Zie je hem niet, vraag er dan nog eens om.
answer-no-pictures = Ik heb hier **Bestanden bijvoegen** nodig om plaatjes te tonen.
answer-done-no-pictures = Dat telt, maar ik heb hier **Bestanden bijvoegen** nodig om het te tonen.
answer-not-shown = Sorry, ik kon je het antwoord niet tonen. Referentie: { $reference }
answer-done-not-shown = Het is gelukt, maar ik kon het niet tonen. Doe het niet nog eens. Referentie: { $reference }
answer-went-wrong = Sorry, er ging iets mis. Er is niets verloren, probeer het nog eens. Referentie: { $reference }

answer-stopping = Ik start opnieuw op. Probeer het zo nog eens.
answer-stopped = Ik start opnieuw op en kreeg het niet af. Kijk even op tafel en probeer het dan nog eens.
refused-one-at-a-time = Momentje, ik ben nog bezig met je vorige tik.
refused-crowded = Het is hier even druk. Probeer het over een paar seconden.
refused-just-started = Ik ben net opgestart. Probeer het zo nog eens.
refused-no-discord = Discord antwoordt niet. Probeer het zo nog eens.

permission-view-channel = **Kanaal bekijken**
permission-send-messages = **Berichten sturen**
permission-send-messages-in-threads = **Berichten sturen in threads**
permission-create-private-threads = **Privéthreads maken**
permission-attach-files = **Bestanden bijvoegen**
permission-read-message-history = **Berichtgeschiedenis lezen**
refused-no-permission = Ik heb hier { $missing } nodig. Vraag een beheerder het toe te staan.
refused-no-permission-in = Ik heb in #{ $channel } { $missing } nodig. Vraag een beheerder het toe te staan.
refused-timed-out = Ik heb op deze server een time-out tot { $until } en kan hier niets plaatsen. Een moderator kan die beëindigen.
refused-thread-locked = Deze thread is vergrendeld, dus ik kan hier niets plaatsen. Vraag een moderator hem te ontgrendelen of neem een ander kanaal.
refused-unposted = Discord laat me hier niets plaatsen. Vraag een beheerder mijn rechten na te kijken en gebruik dan { COMMAND("domino table") }.
refused-cannot-write-there = In dat kanaal kun je niet schrijven. Kies er een waar dat wel kan.
refused-cannot-write = Ik kan hier niets voor je plaatsen: je kunt in dit kanaal niet schrijven.
refused-share-in-dm = Alleen jij zou het hier zien. Deel het in een kanaal van een server.
refused-not-posted = Discord accepteerde dat niet. Kijk in het kanaal en probeer het opnieuw.
done-shared = Gedeeld in dit kanaal.

refused-private-match = Dat is uit de privépartij van iemand anders.
refused-other-server = Die tafel is op een andere server. Gebruik het daar.
refused-not-at-table = Je zit niet aan die tafel. Gebruik het bericht in het kanaal.
refused-hidden-channel = Die tafel is in een kanaal dat je niet kunt zien.

name-unknown = Speler

button-new-table = Nieuwe tafel
button-add-to-server = Toevoegen
button-show-it = Tonen
