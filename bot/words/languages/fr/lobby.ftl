button-play = Jouer
button-join = Rejoindre
button-computer = Ordi
button-start = Lancer
button-rules = Règles
button-invite = Inviter
button-fair-shuffle = Mélange équitable
button-level = Niveau : { $level }
button-agree-to-hints = Oui aux indices
button-change-seat = Changer de place
button-shuffle-sides = Tirer les camps
button-remove = Retirer
button-swap = Échanger
button-stay = Non
button-fill-and-start = Avec des ordis
button-start-with = Lancer à { $players }
button-choose = Choisir
button-now = Actuel

lobby-game = {"**"}{ $game }** · { $rules }
lobby-about = { $aim } Environ { $minutes } minutes.
lobby-about-alone = { $aim } Environ { $minutes } minutes, ou { $alone } en solo contre des ordis.
lobby-free = { $seats ->
    [one] { $seats } libre
   *[other] { $seats } libres
}
lobby-hints = 💡 { $hints }
lobby-open = { $seats ->
    [one] { $seats } place libre. Touche **Rejoindre**, ou **Lancer** avec un ordi.
   *[other] { $seats } places libres. Touche **Rejoindre**, ou **Lancer** avec des ordis aux places vides.
}
button-start-with-computers = Lancer avec des ordis
lobby-search = { $seats ->
    [one] { $seats } place libre : on cherche un joueur. Touche **{ button-join }** !
   *[other] { $seats } places libres : on cherche des joueurs. Touche **{ button-join }** !
}
lobby-search-offered = { $seats ->
    [one] Encore { $seats } place. Touche **{ button-join }** ou **{ button-start-with-computers }**.
   *[other] Encore { $seats } places. Touche **{ button-join }** ou **{ button-start-with-computers }**.
}
lobby-call = { $role }, { $host } cherche des joueurs : **{ $game }**.
lobby-full = Tout le monde est là. Touche **Lancer** quand tu veux.
lobby-rematch-starts = Revanche ! On attend { $who }, et c'est parti.
lobby-rematch-waits = Revanche ! On attend { $who }, puis **Lancer**.
lobby-on = La partie est lancée.
lobby-closed = Cette table est fermée. Ouvres-en une autre avec { COMMAND("domino new") }.

lobby-invitation = { $guests }, { $host } propose une partie : **{ $game }**.
lobby-invitation-rematch = { $guests }, { $host } veut sa revanche à **{ $game }**.
lobby-invitation-hints = Indices permis.
lobby-invite = Qui veux-tu inviter ? Chacun recevra un seul ping.
lobby-invite-select = Choisis tes invités
lobby-invited = Invitations : { $guests }.
lobby-invited-nobody = Ces personnes sont déjà là, ou ont été invitées dans l'heure.

lobby-empty-seats = { $seats ->
    [one] { $seats } place est vide. Mets-y un ordi, ou ferme ce message et attends.
   *[other] { $seats } places sont vides. Mets-y des ordis, ou ferme ce message et attends.
}
lobby-leave = Quitter cette table ?
lobby-leave-last = Quitter cette table ? Il n'y a plus que toi, elle fermera.
lobby-leave-match = { $open ->
    [yes] Quitter la partie ? Un ordi joue pour toi jusqu'à ton retour, ou jusqu'à ce que quelqu'un prenne ta place.
   *[no] Quitter la partie ? Un ordi joue pour toi jusqu'à ton retour.
}
lobby-leave-solo = Quitter cette partie ? Pas de retour possible, ni de classement.
lobby-leave-computers = Quitter la partie ? Il ne reste que des ordis : elle finira sans résultat.
lobby-change-seat = Tu as la place { $seat }. Où veux-tu t'asseoir ?
lobby-change-select = Choisis une place
lobby-place-partners = { $side }, avec { $who }
lobby-swap-with = Échanger avec { $who }
lobby-swap-asks = Je lui demande d'abord
lobby-swap-ask = { $asked }, { $asker } veut échanger sa place avec toi. Tu aurais : { $place }.
lobby-swap-declined = { $asked } préfère garder sa place.
lobby-remove = Qui veux-tu retirer ?
lobby-remove-select = Choisis un joueur

lobby-own-seat = place { $seat }
lobby-own-side = Camp { $letter }, place { $seat }
play-joined = C'est bon : **{ $game }** dans { $channel }, { $place }.
play-joined-hints = Les indices sont permis à cette table.
play-seated = Tu es déjà à une table : **{ $game }** dans { $channel }, { $place }.
play-opened = Aucune table n'avait de place libre, alors j'en ai ouvert une. Il n'y a plus qu'à attendre des joueurs.
lobby-joined = C'est bon : { $place }.
lobby-joined-and-left = Tu as déjà quitté cette table.
lobby-moved = Tu as maintenant la place { $seat }.
lobby-swap-sent = J'ai demandé à { $who }. Vous échangez dès que c'est oui.
lobby-swap-kept = D'accord, tu gardes ta place.
lobby-shuffled = Camps tirés : { $sides }
lobby-removed = C'est fait. { $who } ne peut plus rejoindre tes tables ici pendant 24 heures, sauf si tu l'invites.
lobby-removed-by-moderator = C'est fait. { $who } ne peut plus rejoindre les tables de { $host } ici pendant 24 heures, sauf si { $host } l'invite.
lobby-removed-host = C'est fait. { $who } ne peut plus rejoindre cette table. L'hôte est maintenant { $host }.
lobby-removed-computer = { $who } n'est plus à la table.
lobby-back = Bon retour !
lobby-back-hand = Bon retour ! Touche **Ma main** à la table pour voir tes dominos.
lobby-back-hand-below = Bon retour ! Voici ta main. Tu peux aussi toucher **Ma main** à la table.
lobby-took-over = { $hand ->
    [yes] Tu remplaces { $who }. Touche **Ma main** pour voir tes dominos.
   *[no] Tu remplaces { $who }. Ta rangée est sur la table.
}
lobby-started = C'est parti ! Je t'ai envoyé ta main en MP. Tu peux aussi toucher **Ma main**.
lobby-started-by-button = C'est parti ! Touche **Ma main** pour voir tes dominos.
lobby-started-rows = C'est parti ! Ta rangée est sur la table. Joue avec les boutons en dessous.
lobby-waiting = La partie n'a pas encore commencé. Tu auras ta main au lancement.
lobby-waiting-row = La partie n'a pas encore commencé. Au lancement, ta rangée sera sur la table.
lobby-left-match = { $open ->
    [yes] Un ordi joue à ta place. Reviens avec **Rejoindre**, tant que personne ne l'a prise.
   *[no] Un ordi joue à ta place. Reviens quand tu veux avec **Rejoindre**.
}
lobby-left-solo = Tu as quitté la partie : elle reste sans résultat.
lobby-left-computers = Tu as quitté la partie. Il ne restait que des ordis, elle s'arrête donc.
lobby-left = Tu as quitté la table.
lobby-stopped = La table est fermée.

opening-channels = Ici, les tables s'ouvrent dans { $channels }.
opening-channels-unseen = Les tables s'ouvrent dans des salons que tu ne vois pas. Demande à un admin.
opening-channels-deleted = Les salons de jeu ont été supprimés. Demande à un admin d'en choisir d'autres dans { COMMAND("domino setup") }.
opening-roles = Pour ouvrir une table ici, il faut un rôle : { $roles }.
opening-roles-deleted = Les rôles qui ouvraient des tables ont été supprimés. Demande à un admin d'en choisir d'autres dans { COMMAND("domino setup") }.

lobby-picture = lobby
lobby-picture-seats = places
lobby-picture-open = place { $seat } · libre
lobby-mark-host = hôte
lobby-mark-computer = ordi, { $level }
lobby-alt = { $game }, lobby : { $taken ->
    [one] { $taken } place prise
   *[other] { $taken } places prises
} sur { $seats }.
lobby-alt-seat = Place { $number } : { $who }.
lobby-alt-seat-marked = Place { $number } : { $who } ({ $mark }).
lobby-alt-open = Libres : { $numbers }.
