command-name-domino = domino
command-name-new = nieuw
command-name-join = meedoen
command-name-leave = weggaan
command-name-stop = stoppen
command-name-table = tafel
command-name-setup = inrichten
command-name-pass = doorgeven
command-name-bid = bieden
command-name-lead = uitkomen
command-name-play = spelen
command-name-move = zet
command-name-hand = hand
command-name-help = uitleg
command-name-daily = dagronde
command-name-duel = duel
command-name-puzzle = puzzel
command-name-tournament = toernooi
command-name-open = openen
command-name-start = starten
command-name-standings = stand
command-name-leaderboard = ranglijst
command-name-stats = statistiek
command-name-history = geschiedenis
command-name-settings = instellingen
command-name-privacy = privacy

parameter-game = spel
parameter-preset = variant
parameter-players = spelers
parameter-target = doel
parameter-first = eerste
parameter-second = tweede
parameter-third = derde
parameter-amount = bod
parameter-tile = steen
parameter-suit = kleur
parameter-move = zet
parameter-deals = rondes
parameter-level = niveau
parameter-hours = uren
parameter-form = vorm
parameter-rounds = speelrondes
parameter-clock = klok
parameter-partner = maat
parameter-period = periode
parameter-player = speler
parameter-versus = tegen
parameter-record = verslag
parameter-code = code

command-domino = Open en beheer een dominotafel.
command-domino-new = Open een tafel in dit kanaal.
    .game = Het spel. Laat leeg om ze allemaal te zien.
    .preset = Een variant van het spel
    .players = Hoeveel plekken
    .target = De score, of het aantal rondes, waarmee de partij eindigt
command-domino-play = Nu spelen: schuif aan bij een tafel die spelers zoekt of open er een.
command-domino-join = Ga aan de tafel in dit kanaal zitten of neem je plek weer in.
    .code = De code van een duel waarvoor je bent uitgenodigd.
command-domino-leave = Verlaat je tafel, duel of dagronde. Een computer neemt je plek over.
command-domino-stop = Stop de tafel in dit kanaal (host en moderators).
command-domino-table = Toon de tafel opnieuw, onderaan.
command-domino-setup = Serverinstellingen, voor beheerders: wie tafels opent, waar, regels, stille uren.

command-pass = Geef stenen door aan een andere speler.
    .first = Een steen, zoals 6-4
    .second = Nog een steen
    .third = En een derde
command-bid = Bied of pas.
    .amount = Een getal of “pas”, of een contract dat je kunt bieden
command-lead = Kom uit met een steen.
    .tile = Een steen, zoals 6-4
    .suit = De kleur, als er twee mogelijk zijn
command-play = Speel een steen in de slag of aan de lijn.
    .tile = Een steen, zoals 6-4. Past hij aan twee kanten, zeg dan welke: 6-4 links
command-move = Doe een andere zet: troef, talon, omdraaien, claimen, terugnemen enzovoort.
    .move = Alles wat je nu kunt doen. Kies er een of typ om te zoeken.

command-hand = Je hand, alleen voor jou, met hint, scores en laatste slag.
command-help = Speel meteen of leer een spel. Aan een tafel: wat je nu kunt doen.
    .game = Het spel waarover je wilt lezen
    .preset = Een variant van het spel
    .players = Met hoeveel spelers

command-daily = De ronde van vandaag, voor iedereen gelijk. Eén poging.
command-duel = Speel dezelfde rondes als je vrienden, elk tegen computers.
    .game = Het spel
    .preset = Een variant van het spel
    .deals = Hoeveel rondes (standaard: 4)
    .level = Hoe goed de computers spelen (standaard: sterk)
    .hours = Hoeveel uur iedereen heeft (standaard: 24)
command-puzzle = Een moment uit een partij: wat zou jij spelen?
    .game = Het spel van de puzzel
command-tournament = Een toernooi waarin elke tafel dezelfde rondes speelt.
command-tournament-open = Open een toernooi in dit kanaal.
    .game = Het spel
    .preset = Een variant van het spel
    .form = Individueel (standaard) of in paren
    .rounds = Hoeveel speelrondes (standaard: 3)
    .deals = Hoeveel rondes per speelronde (standaard: 3)
    .clock = Tijd per beurt (standaard: die van deze server)
    .level = Niveau van de computers op lege plekken (standaard: normaal)
command-tournament-join = Doe mee aan het toernooi in dit kanaal.
    .partner = Je maat, als het in paren gaat. Die doet dan ook mee.
command-tournament-leave = Stap uit het toernooi in dit kanaal. Is het al bezig, dan speelt een computer voor je.
command-tournament-start = Start het toernooi in dit kanaal (host en moderators).
command-tournament-stop = Stop het toernooi in dit kanaal (host en moderators).
command-tournament-standings = De stand van het toernooi in dit kanaal.

command-leaderboard = De beste spelers van de server.
    .game = Eén spel, op rating (standaard: alle spellen)
    .period = Hoe ver terug (standaard: alles)
command-stats = De kaart van een speler, of twee spelers naast elkaar.
    .player = Wiens kaart (standaard: die van jou)
    .game = Eén spel (standaard: alle spellen)
    .versus = Alleen partijen tegen deze speler
command-history = Oude partijen, met herhaling. Of bekijk een verslag dat je hebt.
    .player = Alleen partijen van deze speler
    .game = Eén spel (standaard: alle spellen)
    .record = Een partijverslag, als bestand

command-settings = Je instellingen: plaatjes, pings, automatisch spelen.
command-privacy = Bekijk, download of wis je gegevens.

choice-level-easy = Zwak: leert nog
choice-level-normal = Normaal: speelt voor de lol
choice-level-hard = Sterk: een goede speler
choice-level-expert = Expert: het allersterkst
choice-period-week = Deze week
choice-period-month = Dit seizoen
choice-period-all = Alles
choice-form-individual = Individueel: elke speelronde een andere maat
choice-form-pairs = Paren: steeds dezelfde maat
choice-clock-quick = Snel (1 min per beurt)
choice-clock-evening = Rustig (5 min per beurt)
choice-clock-post = Correspondentie (1 dag per beurt)

typed-play = { $end ->
    [none] Speel { $piece }
   *[other] Speel { $piece } { $end }
}
typed-lead = { $suit ->
    [none] Kom uit met { $piece }
   *[other] Kom uit met { $piece } als { $suit }
}
typed-bid = Bied { $bid }
typed-trump = { $suit ->
    [none] Geen troef
   *[other] Maak { $suit } troef
}
typed-name-doubles = Dubbelen: { $doubles }
typed-place = Leg aan: { $end }
typed-declare = Speel { $special }
typed-undo = Neem mijn zet terug
typed-withdraw = Laat mijn laatste zet toch staan
typed-agree = Laat { $who } de zet terugnemen
typed-refuse = Laat { $who } de zet niet terugnemen
typed-review = Bekijk de slagen terug
kind-in-words = { $kind } ({ $facts }). { $about }

ask-which-game = **Welk spel?** Tik er een aan om hier een tafel te openen.
games-title = Alle spellen
games-hint = tik er een aan
games-players = { $players } spelers · { $minutes } min
games-players-span = { $fewest }–{ $most } spelers · { $minutes } min
games-dominoes = Pakken, passen, vijven
games-mexican-train = Lange treinen leggen
games-black-tile = Vermijd punten
games-domino-whist = Bied slagen, haal ze
games-domino-hearts = Vermijd alle harten
games-seventy-nine = 3 tegen 3, bieden
games-forty-two = 2 tegen 2, bieden
games-moon = Ieder alleen, bieden
games-blind-hughie = Omgekeerde stenen
games-read-out = { $game }, { $players }.
games-locked = De regels liggen hier vast: elke tafel volgt die van de server.
button-play-now = Nu spelen

ask-which-kind = **{ $game }**: welke regels? Tik een variant aan om een tafel te openen.
button-back-to-games = Terug
button-usual-here = Hier standaard
kinds-usual-rules = **Hier standaard**: { $rules }.
button-other-rules = Andere regels
kinds-mark-yours = jouw laatste
kinds-mark-here = laatst hier
kinds-mark-usual = hier standaard
kind-goal = { $unit ->
    [marks] tot { $number } strepen
    [rounds] { $number ->
        [1] 1 ronde
       *[other] { $number } rondes
    }
   *[points] tot { $number }
}
kind-facts = { $team ->
    [1] { $players } spelers, { $goal }
    [3] 3 tegen 3, { $goal }
   *[other] met maten, { $goal }
}
kinds-alt = De varianten van { $game }.
kinds-read-out = { $kind }: { $facts }. { $about }
    .short = { $kind }: { $facts }.

done-table-opened = Je tafel is open. Nodig mensen uit of neem computers, en start.
done-table-below = Je tafel is open. Start als je er klaar voor bent.
done-table-again = Hier is de tafel.
done-duel-opened = Je duel is open. Start het als iedereen meedoet.
done-tournament-opened = Je toernooi is open. Doe mee, wacht op anderen en start.
done-tournament-started = We beginnen! Elke tafel krijgt nu een eigen thread.
ask-stop-table = Deze tafel voor iedereen stoppen?
button-stop-it = Stop
button-rules-and-clock = Regels en klok

levels-of-all = -# Geldt voor alle computers hier. Niveaus mengen? Voeg computers één voor één toe:
button-add-easy = Zwak erbij
button-add-normal = Normaal erbij
button-add-hard = Sterk erbij
button-add-expert = Expert erbij

menu-challenge = Uitdagen tot duel
menu-replay = Herhaling
ask-which-duel = **Welk spel?** Tik er een aan om { $who } uit te dagen tot een duel.
done-challenged = Je hebt { $who } uitgedaagd. Start het duel als iedereen meedoet.
done-invited-by-code = Ik kan { $who } geen bericht sturen. Geef deze code door.
duel-challenge = { $opponent }, { $who } daagt je uit tot een duel **{ $game }**!
