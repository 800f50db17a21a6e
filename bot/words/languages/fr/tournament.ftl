tournament-title = **Tournoi : { $game }**
tournament-title-host = **Tournoi : { $game }** · hôte : { $host }
tournament-title-round = **Tournoi : { $game }** · manche { $round } sur { $rounds }
tournament-settings = { $rules } · { $length } · { $form } · { $clock } · ordis : { $level }
tournament-length = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
} de { $deals ->
    [one] { $deals } donne
   *[other] { $deals } donnes
}
tournament-form-pairs = paires
tournament-form-individual = en solo
tournament-clock-quick = 1 min par coup
tournament-clock-evening = 5 min par coup
tournament-clock-post = 1 jour par coup
tournament-meaning = Toutes les tables jouent les mêmes donnes : la chance compte moins. Ton score : tes points au-dessus de ceux de la même place aux autres tables.
tournament-players = { $count ->
    [one] **{ $count } joueur** : { $names }
   *[other] **{ $count } joueurs** : { $names }
}
tournament-pair = { $one } & { $other }
tournament-asks = { $who } (voudrait jouer avec { $partner })
tournament-tables = { $tables ->
    [one] { $tables } table de { $seats }.
   *[other] { $tables } tables de { $seats }.
}
tournament-tables-computers = { $tables ->
    [one] { $tables } table de { $seats }, { $computers ->
        [one] { $computers } ordi à la place vide.
       *[other] { $computers } ordis aux places vides.
    }
   *[other] { $tables } tables de { $seats }, { $computers ->
        [one] { $computers } ordi à la place vide.
       *[other] { $computers } ordis aux places vides.
    }
}
tournament-join-now = Touche **Rejoindre** dès maintenant. Quand l'hôte touche **Lancer**, chaque table reçoit son fil privé.
tournament-join-pairs = Touche **Partenaire** pour choisir le tien, ou tu en auras un au lancement.
tournament-fewer-rounds = { $rounds ->
    [one] L'hôte veut { $rounds } manche : il faut plus de joueurs.
   *[other] L'hôte veut { $rounds } manches : il faut plus de joueurs.
}
tournament-blocked = { $reason } Puis touche **Continuer**.
tournament-next-at = La manche suivante commence { $when }.
tournament-table-waiting = Table { $number } (en attente) : { $who }
tournament-table-playing = Table { $number } (en jeu) : { $who }
tournament-table-done = Table { $number } (finie) : { $who }
tournament-quiet = Tu verras les résultats quand toutes les tables auront fini.
tournament-ended-early = Ce tournoi s'est arrêté avant la fin.
tournament-former-player = Anonyme
tournament-computer = 🤖 { $who }

tournament-button =
    .partner = Partenaire
    .next = Manche suivante
    .continue = Continuer
    .end = Finir
    .end-now = Terminer

tournament-after = **{ $game }**, après la manche { $played } sur { $rounds } : { $verdict }.
tournament-final = 🏆 **{ $game }** : { $verdict } !
tournament-verdict = { $is-shared ->
    [yes] { $is-final ->
        [yes] victoire partagée avec { $points } : { $who }
       *[no] ex æquo en tête avec { $points } : { $who }
    }
   *[no] { $who-is ->
        [many] { $is-final ->
            [yes] { $who } gagnent avec { $points }
           *[no] { $who } mènent avec { $points }
        }
        [us] { $is-final ->
            [yes] victoire avec { $points } : { $who }
           *[no] en tête avec { $points } : { $who }
        }
        [you] { $is-final ->
            [yes] tu gagnes avec { $points }
           *[no] tu mènes avec { $points }
        }
       *[one] { $is-final ->
            [yes] { $who } gagne avec { $points }
           *[no] { $who } mène avec { $points }
        }
    }
}
tournament-seats = **Manche { $round } sur { $rounds }, table { $table }** : { $who }.
tournament-partners-sit = Les partenaires se font face.
tournament-same-deals = { $deals ->
    [one] { $deals } donne, la même à toutes les tables. N'en dis rien avant la fin de la manche.
   *[other] { $deals } donnes, les mêmes à toutes les tables. N'en dis rien avant la fin de la manche.
}

tournament-joined-with = Tu participes, avec { $partner }. Pour changer : **Partenaire**.
tournament-joined-asking = Tu participes. Tu joueras avec { $partner } dès que vous serez deux.
tournament-joined-alone = Tu participes. Tu auras un partenaire au lancement, ou choisis-le avec **Partenaire**.
tournament-partner-ask = Avec qui veux-tu jouer ? Ton partenaire dit oui en touchant **Rejoindre**, ou en te choisissant.
tournament-partner-pick = Choisis ton partenaire
tournament-leave-ask = Quitter le tournoi ? Un ordi joue pour toi les manches restantes.
tournament-you-left = Tu as quitté le tournoi.
tournament-stop-ask = Terminer ce tournoi pour tout le monde ? Les parties en cours s'arrêtent.
tournament-stopped = Le tournoi est fini.
tournament-no-standings = Aucune manche finie.

tournament-picture-title = Tournoi
tournament-picture-final = Classement final
tournament-picture-after = après manche
tournament-picture-round = manche { $number }
tournament-picture-more-below = et { $count } de plus, dessous
tournament-picture-more = et { $count } de plus
tournament-picture-shared = Ex æquo
tournament-picture-lead = { $points ->
    [one] Victoire de { $points } point
   *[other] Victoire de { $points } points
}
tournament-alt = { $is-final ->
    [yes] { $game }, classement final.
   *[no] { $game }, après la manche { $played } sur { $rounds }.
}
tournament-alt-more = { $count ->
    [one] Et { $count } place de plus.
   *[other] Et { $count } places de plus.
}

tournament-none-here = Aucun tournoi ouvert dans ce salon. Ouvres-en un avec { COMMAND("tournament open") }.
contest-rules-locked = Les règles sont verrouillées sur ce serveur. Laisse la variante vide.
tournament-no-partners = On joue en solo ici. Inscris-toi sans partenaire.
tournament-own-partner = Choisis quelqu'un d'autre comme partenaire.
tournament-nothing-waits = Pas encore : la manche suivante attend toutes les tables.
tournament-no-room = { $tables ->
    [one] Il faut { $tables } table libre. Le serveur en a { $free }.
   *[other] Il faut { $tables } tables libres. Le serveur en a { $free }.
}
tournament-not-for-pairs = Deux paires ne peuvent pas jouer à { $game } avec ces règles. Change de jeu, de variante ou de format.
tournament-channel-taken = Ce salon a déjà un tournoi. Rejoins-le, ou attends sa fin.
tournament-in-channel = Ouvre les tournois dans un salon textuel : les tables sont ses fils.
tournament-needs-permissions = Il me faut { $permissions } dans #{ $channel } : les tables jouent dans des fils privés. Demande à un admin.
tournament-pairs-settled = Trop tard : le tournoi a commencé, les paires sont faites.
tournament-partner-is-bot = Choisis un joueur. Les ordis prennent les places vides tout seuls.

tournament-thread = Tournoi { $tournament }, table { $table }
thread-gone = Quelqu'un a supprimé un fil de ce tournoi, ou son salon.
thread-permissions = Il me faut **Créer des fils privés** et **Envoyer des messages dans les fils** dans ce salon. Demande à un admin.
thread-too-many = Ce serveur a autant de fils que Discord le permet. Archives-en quelques-uns.
thread-refused = Discord ne me laisse pas créer de fil ici.
