refused-unknown-choice = Je ne connais pas « { $typed } ». Choisis une des suggestions.
refused-too-long = Écris plus court : { $most } caractères au plus.
refused-preset-without-game = Choisis aussi un jeu, pour que je sache quelles règles et combien de joueurs.
refused-unknown-kind = Je ne connais pas de règles « { $typed } ». Choisis une suggestion, ou passe par { COMMAND("domino new") }.
refused-several-kinds = « { $typed } » peut être { $kinds }. Précise.
refused-same-players = Choisis deux joueurs différents.
refused-challenge-self = Tu ne peux pas te défier toi-même. Choisis quelqu'un d'autre.
refused-challenge-bot = Les bots ne jouent pas en duel. Choisis une personne.
refused-no-match-there = Il n'y a pas de partie dans ce message. Essaie un résultat ou un relevé.
refused-server-only = Ça ne marche que dans les salons d'un serveur.
refused-not-added = Je ne suis pas encore sur ce serveur. Quand j'y serai, ça marchera ici.
refused-old-command = Cette commande vient de changer. Relance Discord et réessaie.

answer-not-on-message = Ce bouton n'est pas sur ce message. Utilise le tien.
answer-too-slow = J'ai mis trop de temps. Touche à nouveau.
refused-shown-to-another = C'est pour quelqu'un d'autre. Utilise la commande toi-même.
refused-old-control = Ce bouton est trop vieux. Demande un nouveau message : { COMMAND("domino table") } ou { COMMAND("hand") }.

answer-hand-soon = Ta main arrive. Si elle n'apparaît pas, redemande.
answer-no-pictures = Il me faut **Joindre des fichiers** ici pour montrer des images.
answer-done-no-pictures = Ça compte, mais il me faut **Joindre des fichiers** pour le montrer.
answer-not-shown = Oups, je n'ai pas pu montrer la réponse. Référence : { $reference }
answer-done-not-shown = C'est fait, mais je n'ai pas pu le montrer. Ne recommence pas. Référence : { $reference }
answer-went-wrong = Oups, ça n'a pas marché. Rien n'est perdu, réessaie. Référence : { $reference }

answer-stopping = Je redémarre. Réessaie dans un instant.
answer-stopped = Je redémarre sans avoir fini. Regarde la table, puis réessaie.
refused-one-at-a-time = Un instant, je m'occupe de ton dernier appui.
refused-crowded = Trop de monde appuie en même temps ici. Réessaie dans quelques secondes.
refused-just-started = Je viens de démarrer. Réessaie dans un instant.
refused-no-discord = Discord ne répond pas. Réessaie dans un instant.

permission-view-channel = **Voir le salon**
permission-send-messages = **Envoyer des messages**
permission-send-messages-in-threads = **Envoyer des messages dans les fils**
permission-create-private-threads = **Créer des fils privés**
permission-attach-files = **Joindre des fichiers**
permission-read-message-history = **Voir les anciens messages**
refused-no-permission = Il me faut { $missing } ici. Demande à un admin.
refused-no-permission-in = Il me faut { $missing } dans #{ $channel }. Demande à un admin.
refused-timed-out = Je suis exclu temporairement de ce serveur jusqu'à { $until } : je ne peux rien publier ici. Un modérateur peut y mettre fin.
refused-thread-locked = Ce fil est verrouillé : je ne peux rien publier ici. Demande à un modérateur de le déverrouiller, ou prends un autre salon.
refused-unposted = Discord ne me laisse rien publier ici. Demande à un admin de vérifier mes permissions, puis utilise { COMMAND("domino table") }.
refused-cannot-write-there = Tu ne peux pas écrire dans ce salon. Choisis-en un autre.
refused-cannot-write = Je ne peux rien publier pour toi : tu ne peux pas écrire dans ce salon.
refused-share-in-dm = Ici, tu serais la seule personne à le voir. Partage-le dans un salon de serveur.
refused-not-posted = Discord n'a pas accepté. Regarde le salon, puis réessaie.
done-shared = Partagé dans ce salon.

refused-private-match = C'est la partie privée de quelqu'un d'autre.
refused-other-server = Cette table est sur un autre serveur. Joue là-bas.
refused-not-at-table = Tu n'es pas à cette table. Utilise son message dans le salon.
refused-hidden-channel = Cette table est dans un salon que tu ne vois pas.

name-unknown = Anonyme

button-new-table = Nouvelle table
button-add-to-server = Ajouter au serveur
button-show-it = Afficher
