## La parade : un message de chaque sorte, pour qui fait tourner le bot

parade-head = Voici **un exemple de chaque message**, { $count } en tout. Regardez-les sur un téléphone et sur un ordinateur, en thème sombre et en thème clair, et écoutez-en quelques-uns avec un lecteur d’écran.
parade-1 = **iOS et Android** : rien ne dépasse le bord ; à côté d’un bouton, le texte ne se tasse pas en colonne étroite, et le pouce atteint le bouton.
parade-2 = **iOS et Android** : une image est nette dès qu’on la touche, et l’on sait qui doit jouer avant même de la voir.
parade-3 = **Partout**, on doit voir de simples caractères, sans émoji en couleur ni case vide : ► ◄ ▲ ▼ ↺ ↻ ⇋ ✓ ✗ → ↳ × −
parade-4 = **Écran verrouillé** : le message qui annonce votre tour et celui qui vous mentionne y disent de quoi il s’agit ; rien d’autre ne se fait entendre.
parade-5 = **Sur ordinateur** : les menus s’ouvrent, une seconde ligne explique chaque choix, et le bord d’un message a la couleur de la personne dont c’est le tour.
parade-6 = **Thème clair** : les petits caractères, les boutons, les bords et les images restent lisibles.
parade-7 = **À l’oreille** : chaque image est décrite par un texte, sans « astérisque » ni « flèche », et jamais par le seul mot « image ».
parade-8 = **À l’oreille** : chaque bouton dit à lui seul ce qu’il fait ; l’appel vient d’abord, les boutons à la fin.
parade-9 = **Les heures** s’affichent dans votre fuseau et dans votre langue, par exemple « demain à 18:30 ».
parade-10 = **Le film** défile tout seul. Appuyez où vous voulez : aucune vraie partie n’est touchée, et un message vous le dit. Puis effacez tout.
