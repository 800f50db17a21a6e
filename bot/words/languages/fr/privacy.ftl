privacy-title = ## Tes données
privacy-nothing = Je n'ai aucune donnée sur toi.
privacy-tables = {"- "}**{ $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}**{ $servers ->
    [0] {""}
    [one] {" "}sur { $servers } serveur
   *[other] {" "}sur { $servers } serveurs
} : ta place, ton nom là-bas et { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
privacy-results = {"- "}**Résultats** de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
} et { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
privacy-ratings = {"- "}{ $ratings ->
    [one] **{ $ratings } cote**
   *[other] **{ $ratings } cotes**
}
privacy-achievements = {"- "}**{ $achievements } succès**
privacy-progress = {"- "}**Décomptes** de ce que tu as fait, pour les succès, et tes parties contre les ordis
privacy-invitations = {"- "}{ $invitations ->
    [one] **{ $invitations } invitation** envoyée ou reçue
   *[other] **{ $invitations } invitations** envoyées ou reçues
}
privacy-lobby = {"- "}{ $swaps ->
    [one] **{ $swaps } demande** d'échange de place
   *[other] **{ $swaps } demandes** d'échange de place
} et { $removals ->
    [one] **{ $removals } exclusion** d'une table, subie ou décidée par toi
   *[other] **{ $removals } exclusions** d'une table, subies ou décidées par toi
}
privacy-puzzles = {"- "}{ $puzzles ->
    [one] **{ $puzzles } énigme** tirée de tes parties
   *[other] **{ $puzzles } énigmes** tirées de tes parties
}
privacy-answers = {"- "}**Réponses à des énigmes** : { $answers } de parties, { $stock } autres
privacy-lessons = {"- "}{ $lessons ->
    [one] **{ $lessons } leçon** : où tu en es
   *[other] **{ $lessons } leçons** : où tu en es
}
privacy-grades = {"- "}{ $graded ->
    [one] **{ $graded } partie** que tu as revue : le nombre de bons coups et d'erreurs
   *[other] **{ $graded } parties** que tu as revues : le nombre de bons coups et d'erreurs
}
privacy-contests = {"- "}{ $contests ->
    [one] **{ $contests } concours** (duel, donne du jour, tournoi) : ton nom et ton résultat
   *[other] **{ $contests } concours** (duels, donnes du jour, tournois) : ton nom et tes résultats
}
privacy-settings = {"- "}**Tes réglages**, de { COMMAND("settings") }
privacy-world = Sur d'autres serveurs, on voit ton nom dans la donne mondiale.
button-download = Télécharger
button-delete-data = Supprimer…
button-leave-world = Quitter la mondiale

privacy-delete-title = ## Supprimer tes données ?
privacy-goes = **Supprimé** : ton identifiant et ton nom dans chaque partie, ta cote, tes réglages, tes invitations et ta place au palmarès.
privacy-stays = **Gardé** : les parties elles-mêmes, avec leurs points et leurs coups, jouées par quelqu'un sans nom. Ce sont aussi les résultats des autres. Les messages sur Discord restent là.
privacy-leaving = **Tu quittes { $tables ->
    [one] { $tables } table ouverte
   *[other] { $tables } tables ouvertes
}** ({ $where }). Un ordi prend ta place. Une partie où tu es la seule personne s'arrête.
privacy-no-undo = C'est définitif.
button-delete = Supprimer
button-leave-and-delete = Quitter et supprimer
button-keep = Garder mes données
privacy-deleted = Tes données sont supprimées. Si tu rejoues, tu repars de zéro.

privacy-exported = Voici tout ce que je garde sur toi, en JSON. Chaque liste porte le nom de sa table dans la base de données, et les autres personnes n'y figurent pas.
privacy-too-large = C'est trop gros pour Discord. Demande une copie au propriétaire du bot.
privacy-not-yours = Cette page est pour quelqu'un d'autre. La tienne : { COMMAND("privacy") }

privacy-policy-link = [Confidentialité]({ $address })
privacy-terms-link = [Conditions]({ $address })
privacy-run-by = Ce bot est géré par { $contact }
