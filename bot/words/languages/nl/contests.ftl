margin-range = { $least } tot { $most }
rank-line = { $rank }. { $who } { $points }
button-cancel = Afblazen
contest-joined = Je doet mee.
contest-over-below = Het is voorbij. De uitslag staat hieronder.

fair-contest-open =
    {"**"}Eerlijk geschud.** De rondes komen uit een geheim dat vastlag voordat iemand een steen zag. Dit zegel is de SHA-256 ervan:
    { $seal }
fair-contest-daily = -# Ligt vast sinds { $since }. Het geheim vind je hier als de dag om is.
fair-contest-later = -# Erbij gemengd: de nummers die Discord gaf aan elk **Meedoen** en aan **Start**. Het geheim vind je hier aan het eind.
fair-contest-numbers = -# Nummers: { $numbers }
fair-contest-start = Start { $number }
fair-contest-own = -# Jouw nummer: { $number }
fair-contest-over =
    {"**"}Eerlijk geschud.** Het geheim was { $secret }. De SHA-256 ervan is het zegel dat er vanaf het begin stond:
    { $seal }
fair-contest-daily-check = -# Gespeeld? Haal je **Verslag**: `boneyard record verify` deelt elke hand opnieuw.
fair-contest-duel-check = -# **Verslag** heeft elke zet. `boneyard record verify` deelt elke hand opnieuw.
fair-contest-tournament-check =
    Elke speelronde heeft een eigen geheim: de SHA-256 van het geheim hierboven, deze regels (elk met regeleinde) en `round n`:
    { $terms }
    {"**"}Verslag** aan het eind van elke partij noemt het. `boneyard record verify` deelt er elke hand uit.
fair-contest-deleted = Dit is zo oud dat ik de rondes en hun geheim heb gewist. Alleen de uitslag is er nog.

contest-gone = Die wedstrijd is er niet meer.
contest-still-played = Anderen spelen deze rondes misschien nog. Wacht tot iedereen klaar is.
contest-host-only = Alleen de host of een moderator kan dat.
contest-closed = Te laat om mee te doen: het is begonnen of voorbij.
contest-full = Het is vol. Open zelf een nieuwe.
contest-over = Afgelopen.
contest-not-in = Hieraan doe je niet mee.
contest-begun = Het is al begonnen.
contest-needs-two = Er zijn 2 spelers nodig. Wacht tot er iemand meedoet.
contest-elsewhere = Dat is uit een ander kanaal. Gebruik het daar.
contest-played-before = Je begon aan deze ronde voordat je je gegevens wiste. Je krijgt maar één poging.
