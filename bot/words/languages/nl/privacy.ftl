privacy-title = ## Je gegevens
privacy-nothing = Ik heb geen gegevens over je.
privacy-tables = {"- "}**{ $tables ->
    [one] { $tables } tafel
   *[other] { $tables } tafels
}**{ $servers ->
    [0] {""}
    [one] {" "}op { $servers } server
   *[other] {" "}op { $servers } servers
}: je plek, je naam daar en { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}
privacy-results = {"- "}**Uitslagen** van { $deals ->
    [one] { $deals } ronde
   *[other] { $deals } rondes
} en { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
}
privacy-ratings = {"- "}{ $ratings ->
    [one] **{ $ratings } rating**
   *[other] **{ $ratings } ratings**
}
privacy-achievements = {"- "}{ $achievements ->
    [one] **{ $achievements } prestatie**
   *[other] **{ $achievements } prestaties**
}
privacy-progress = {"- "}**Tellingen** van wat je hebt gedaan, voor prestaties, en je partijen tegen computers
privacy-invitations = {"- "}{ $invitations ->
    [one] **{ $invitations } uitnodiging** aan jou of van jou
   *[other] **{ $invitations } uitnodigingen** aan jou of van jou
}
privacy-lobby = {"- "}{ $swaps ->
    [one] **{ $swaps } verzoek** om van plek te ruilen
   *[other] **{ $swaps } verzoeken** om van plek te ruilen
} en { $removals ->
    [one] **{ $removals } verwijdering** uit een lobby, van jou of door jou
   *[other] **{ $removals } verwijderingen** uit een lobby, van jou of door jou
}
privacy-puzzles = {"- "}{ $puzzles ->
    [one] **{ $puzzles } puzzel** uit je partijen
   *[other] **{ $puzzles } puzzels** uit je partijen
}
privacy-answers = {"- "}**Antwoorden op puzzels**: { $answers } uit partijen, { $stock } andere
privacy-lessons = {"- "}{ $lessons ->
    [one] **{ $lessons } les**: hoe ver je bent
   *[other] **{ $lessons } lessen**: hoe ver je bent
}
privacy-grades = {"- "}{ $graded ->
    [one] **{ $graded } partij** die je terugkeek: hoeveel goede zetten en missers
   *[other] **{ $graded } partijen** die je terugkeek: hoeveel goede zetten en missers
}
privacy-contests = {"- "}{ $contests ->
    [one] **{ $contests } wedstrijd** (duel, dagronde, toernooi): je naam en je uitslag
   *[other] **{ $contests } wedstrijden** (duels, dagrondes, toernooien): je naam en je uitslagen
}
privacy-settings = {"- "}**Je instellingen**, uit { COMMAND("settings") }
privacy-world = Mensen op andere servers zien je naam in de wereldronde.
button-download = Download
button-delete-data = Wis…
button-leave-world = Stop wereldronde

privacy-delete-title = ## Je gegevens wissen?
privacy-goes = **Gewist**: je ID en naam in elke partij, je rating, instellingen, uitnodigingen en plaats op de ranglijst.
privacy-stays = **Blijft**: de partijen zelf, met punten en zetten, gespeeld door iemand zonder naam. Het zijn ook de uitslagen van anderen. Berichten op Discord blijven daar staan.
privacy-leaving = **Je gaat weg van { $tables ->
    [one] { $tables } open tafel
   *[other] { $tables } open tafels
}** ({ $where }). Een computer neemt je plek over. Zit er verder niemand aan, dan stopt de partij.
privacy-no-undo = Dit kun je niet terugdraaien.
button-delete = Wis
button-leave-and-delete = Ga weg en wis
button-keep = Niet wissen
privacy-deleted = Je gegevens zijn gewist. Speel je weer, dan begin je opnieuw.

privacy-exported = Hier is alles wat ik over je bewaar, als JSON. Elke lijst heet zoals zijn databasetabel, en anderen zijn weggelaten.
privacy-too-large = Dat is te groot voor Discord. Vraag de eigenaar van de bot om een kopie.
privacy-not-yours = Die pagina is voor iemand anders. De jouwe: { COMMAND("privacy") }

privacy-policy-link = [Privacybeleid]({ $address })
privacy-terms-link = [Voorwaarden]({ $address })
privacy-run-by = Deze bot wordt beheerd door { $contact }
