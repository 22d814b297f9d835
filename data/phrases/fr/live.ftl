# Tout le monde est là à la fois, et joue un moment comme autour d’une vraie table.

motion-live = jouer une demi-heure en direct
board-live-offered = Tout le monde est là. Si tous sont d’accord, vous jouerez en direct pendant { $minutes } minutes : enchères à tour de rôle, aucun message de ma part, { $answer } minutes par réponse. Le direct s’arrête dès que quelqu’un prend plus de temps ou doit partir.
board-live = -# **En direct** : enchères à tour de rôle, sans message de ma part. Le direct se termine { $when }, sauf si vous continuez à jouer.
live-begins = Tout le monde est là : vous jouez maintenant en direct.
live-is-over = Le direct est terminé : vous pouvez de nouveau prendre votre temps.
ends-live = { $who } doit partir et arrête le jeu en direct.
    .you = Vous arrêtez le jeu en direct.
press-end-live = Arrêter le direct
rule-live = fonctionnement du bot : le jeu en direct
live-wants-two = Il faut être au moins deux pour jouer en direct.
is-live-already = Vous jouez déjà en direct.
is-not-live = Personne ne joue en direct à cette table en ce moment.
