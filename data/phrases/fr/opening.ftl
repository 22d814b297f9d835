# Ce qu’on demande avant d’ouvrir une table : ce que le bot a lui-même le droit de faire ici.

rights-lacking = On ne peut pas encore jouer ici : je n’ai pas tous les droits nécessaires à une partie. Il manque : { $rights }. La personne qui gère ce salon peut les accorder, sous « Permissions » dans ses paramètres.
rights-not-invited = Mes commandes fonctionnent sur ce serveur, mais je n’en suis pas membre : je ne peux pas y montrer de plateau. La personne qui gère le serveur peut m’inviter avec ce bouton.
press-invite = M’inviter
permission-view-channel = Voir le salon
permission-send-messages = Envoyer des messages
permission-send-messages-in-threads = Envoyer des messages dans les fils
permission-create-public-threads = Créer des fils publics
permission-embed-links = Intégrer des liens
press-leave-table = Quitter la table { $table } pour de bon
