# Un tour préparé avant qu’il ne vienne.

command-plan = plan
    .about = Préparer vos prochaines actions en secret, et voir plus loin
press-plan = Préparer
press-plan-turn = Préparer mes prochaines actions
press-plan-look = Voir plus loin
press-plan-leave = Enregistrer ce plan
press-plan-back = Une étape en arrière
press-plan-change = Modifier
press-plan-another = Si ce n’est pas possible…
press-plan-again = Garder le plan
press-plan-forget = Supprimer le plan
plan-earlier = … et d’autres étapes avant celles-ci.
plan-begins = **Préparez vos prochaines actions.** Essayez : rien ne compte tant que vous n’avez pas enregistré le plan, et personne d’autre n’en voit rien.
plan-luck = Ici, cartes et dés ne sont que supposés : ne fondez pas votre plan sur eux.
plan-wish = Le hasard décidera de ce que vous verrez ici : dites dès maintenant quelle carte garder.
plan-whole = Voilà toutes vos actions.
plan-left = C’est noté. Votre plan sera joué étape par étape quand ce sera à vous, tant que tout restera comme vous le voyez ici ; sinon, je vous demanderai quoi faire.
plan-is-plan = **Votre plan{ $number ->
    [1] {""}
   *[other] {" "}{ $number }, si le précédent n’est pas possible
} :**
plan-is-loose = **Votre plan, suspendu pour l’instant :**
plan-stops-at = ✗ { $step }
plan-stale = Votre plan a changé depuis que ce bouton a été affiché. Le voici :
plan-is-your-turn = C’est à vous maintenant : ce que vous faites compte aussitôt.
plan-stops = Votre plan s’arrête à l’étape { $step } sur { $steps } : la situation n’est plus celle que vous aviez prévue. Que faites-vous ?
plan-loosened = Un coup a été annulé ou un vote a changé la partie : votre plan est suspendu. Relisez-le et dites si vous le gardez.
plan-beside-orders = Vous avez aussi préparé vos actions : le bouton « { press-plan } » les affiche.
plan-names-luck = Cela dépend de ce que le hasard apportera et ne peut donc pas être prévu.
plan-turn-is-over = À ce moment-là, vos actions seraient terminées.
plan-too-long = Un plan compte { $most } étapes au plus.
plan-is-empty = Il n’y a encore rien dans ce plan.
too-many-plans = Vous pouvez avoir { $most } plans au plus.
no-plan-here = Vous n’avez pas de plan ici.
no-turn-to-come = Vous ne pouvez rien préparer en ce moment.
plan-look = **Voir plus loin :** ce qui est à votre portée.
plan-look-after = **Voir plus loin**, une fois votre plan joué :
plan-look-in-full = Tour par tour…
rule-plans = fonctionnement du bot : préparer ses actions
order-princes-keep-dearest = Garder la carte qui vaudra le plus
