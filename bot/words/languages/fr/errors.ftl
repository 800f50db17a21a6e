not-saved = Pas enregistré : { $cause ->
    [busy] la base de données est occupée. Réessaie dans un instant.
    [stopping] je redémarre. Réessaie dans un instant.
   *[other] la base de données a un problème. Préviens le propriétaire du bot.
}
not-loaded = { $cause ->
    [busy] La base de données est occupée. Réessaie dans un instant.
    [stopping] Je redémarre. Réessaie dans un instant.
   *[other] La base de données a un problème. Préviens le propriétaire du bot.
}

error-table-moved-on = La partie a avancé. Regarde la table, puis choisis.
error-done-already = C'est déjà fait.
error-no-table = Je ne connais plus cette table.
error-channel-taken = Ce salon a déjà une table. Finis-la, ou prends un autre salon.
error-has-practice = Tu as déjà une table d'entraînement. Finis-la ou quitte-la d'abord.
error-too-many-tables = Ce serveur a { $most ->
    [one] { $most } table ouverte
   *[other] { $most } tables ouvertes
}, son maximum. Attends qu'une se termine.
error-too-many-hosted = Ici, tu organises déjà { $most ->
    [one] { $most } table
   *[other] { $most } tables
}. Finis-en une d'abord.
error-too-many-opened = Tu as ouvert { $most } tables en une heure. Réessaie plus tard.
error-seat-taken = Cette place est prise. Choisis-en une autre.
error-table-full = La table est complète. Attends une place, ou ouvre une table dans un autre salon.
error-seats-moved = Les places ont changé. Regarde la table, puis choisis.
error-swap-over = Trop tard : la réponse est donnée, ou les places ont changé.
error-swap-asked = Tu lui as déjà demandé il y a moins d'une heure. Choisis une autre place.
error-swap-others = C'est à { $who } de répondre.
error-remove-yourself = C'est toi. Touche **Quitter**.
error-remove-last = Il ne reste que ce joueur. Ferme la table avec { COMMAND("domino stop") }.
error-kept-out = Tu ne peux plus rejoindre cette table. Rejoins-en une autre ou ouvre la tienne.
error-kept-out-by-host = Tu pourras revenir aux tables de cet hôte { $when }. D'ici là, rejoins-en une autre ou ouvre la tienne.
error-already-seated = Tu es déjà à cette table.
error-still-seated = Tu es à une table en cours. Quitte-la d'abord, puis redemande.
error-secret-kept = Le secret du mélange sera donné à la fin de la partie.
error-moves-deleted = Cette partie est trop vieille : il n'en reste que le résultat, dans { COMMAND("history") }.
error-rules-settled = La partie a commencé : ses règles et ses places ne changent plus.
error-seats-settled = La partie a commencé : ses places ne changent plus.
error-leave-instead = La partie est lancée. Touche **Quitter**, et un ordi prend le relais.
error-no-match-there = Aucune partie en cours à cette table.
error-asked-too-early = Cette table n'était pas encore ouverte. Réessaie.
error-no-table-here = Il n'y a pas de table dans ce salon.
error-at-no-table = Tu n'es à aucune table en ce moment.
error-not-seated = Tu n'as pas de place à cette table.
error-not-seated-join = Tu n'as pas de place à cette table. Touche **Rejoindre**.
error-other-channels = Tu ne peux pas ouvrir de table ici. Prends un des salons de jeu du serveur.
error-certain-roles = Il faut certains rôles pour ouvrir une table ici.
error-unreadable = Cette version du bot ne sait pas lire cette table. Demande au propriétaire du bot.
error-several-tables = Tu es à plusieurs tables. Choisis laquelle.
error-match-over = Cette partie est finie.
error-match-on = La partie est déjà lancée.
error-match-not-on = La partie n'a pas commencé. C'est l'hôte qui la lance.
error-of-contest = C'est une partie de donne du jour, de duel ou de tournoi. Ouvre ta propre table.
error-rematch-first = La revanche est d'abord pour ceux qui ont joué. Réessaie dans quelques minutes.
error-wrong-count = { $count ->
    [1] { $game } se joue à { $counts }, et il n'y a que toi. Ajouter un ordi ?
   *[other] { $game } se joue à { $counts }, et vous êtes { $count }. Ajouter un ordi ?
}
error-seats-changed = Quelqu'un vient d'arriver ou de partir. Vérifie les places, puis lance.
error-rules-locked = Seuls les admins changent les règles ici.
error-rules-locked-open = Les règles sont verrouillées ici. Ouvre une table sans variante ni objectif.
error-invited-too-many = On peut inviter { $most } personnes au plus à une table.
error-watch = La partie est lancée et complète. Regarde-la, ou ouvre une table ailleurs.
error-several-seats = Plusieurs places sont libres. Laquelle veux-tu ?
error-seat-gone = { $who } joue maintenant à ta place.

error-only-host = Seuls { $host } (hôte) et les modérateurs peuvent faire ça.
error-manage-server = Il te faut **Gérer le serveur** pour ça.
error-tournament-table = Cette table est dans un tournoi. Son hôte ou un modérateur peut terminer le tournoi.

error-overtaken = Un autre joueur vient de jouer. Regarde la table.
error-earlier-turn = Ce tour est déjà passé.
error-deal-over = Cette donne est finie.
error-undo-asked = Quelqu'un a demandé à reprendre un coup. Attends la réponse.
no-undo-not-here = On ne reprend rien ici : d'autres jouent les mêmes donnes.
no-undo-overtaken = On ne reprend que le dernier coup de la table, et ce n'est pas le tien.
no-undo-earlier = Trop tard pour reprendre : on a joué depuis.
no-undo-revealed = Trop tard pour reprendre : ton coup a déjà dévoilé quelque chose.
no-undo-refused = { $who } a dit non : ton coup reste joué.
no-undo-nothing = Il n'y a rien à reprendre.
no-undo-wait = Tu as demandé. Attends la réponse des autres.

quiet-same = Il faut un début et une fin aux heures calmes, comme 22:00 et 08:00.
quiet-no-time = « { $typed } » n'est pas une heure. Écris-la comme 22:00.
quiet-no-zone = Je ne connais pas le fuseau « { $typed } ». Écris-le comme Europe/Paris, ou UTC.
quiet-no-zone-near = Je ne connais pas le fuseau « { $typed } ». Tu voulais dire { $near } ?
