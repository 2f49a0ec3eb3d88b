/** English of the sentences that the stories give to properties without a docstring, by the French ones. */
export const englishDescriptions: Readonly<Record<string, string>> = {
  "Texte lu, non montré.": "Text that is read out and not shown.",
  "Le contenu du panneau.": "Content of the panel.",
  "Le nom dit par les lecteurs d’écran.": "Name that screen readers say.",
  "Le nom du champ, toujours visible.": "Name of the field, always visible.",
  "Dit « (obligatoire) » en toutes lettres.": "Says « (obligatoire) » in words.",
  "Ce qu’il faut savoir avant de remplir.": "What there is to know before filling it in.",
  "Comment corriger. Sa présence rend le champ invalide.":
    "How to correct it. Its presence makes the field invalid.",
  "Indisponible : ni focus, ni envoi.": "Unavailable: neither focus nor submission.",
  "Se lit, garde son focus et reste envoyé, mais ne change pas.":
    "Is read, keeps its focus and is still submitted, and does not change.",
  "Le nom sous lequel un formulaire envoie la valeur.": "Name under which a form submits the value.",
  "L’état tenu par l’application.": "State that the application holds.",
  "L’état de départ, quand la case tient le sien.": "Starting state, when the box holds its own.",
  "Les types acceptés, comme l’attribut HTML\u202F; contrôlés aussi au dépôt.":
    "Accepted types, as in the HTML attribute; also checked when a file is dropped.",
  "Rien ne peut être choisi ni retiré.": "Nothing can be chosen or removed.",
  "Les choix, dans des groupes ou non.": "Choices, in groups or not.",
  "Le repère affiché quand rien n’est choisi\u202F; obligatoire, le champ n’y revient plus.":
    "Text shown when nothing is chosen; of a required field, not to be chosen again.",
  'Le choix, tenu par l’application ; `""` quand rien n’est choisi.':
    'Choice that the application holds; `""` when nothing is chosen.',
  "Le choix de départ, quand le champ tient sa valeur.": "Starting choice, when the field holds its value.",
  "Reçoit la valeur choisie.": "Receives the chosen value.",
  "Le nom du champ.": "Name of the field.",
  "À quoi sert la signature.": "What the signature is for.",
  "Écrit «\u00A0(obligatoire)\u00A0».": "Writes « (obligatoire) ».",
  "Rien ne peut être signé ni effacé.": "Nothing can be signed or erased.",
  "Un lien ou un petit bouton au bout de la ligne du nom.":
    "A link or a small button at the end of the line of the name.",
  "L’état de départ, quand le champ tient le sien.": "Starting state, when the field holds its own.",
  "La nature du texte\u00A0: le clavier du téléphone en dépend.":
    "Kind of text, which decides the keyboard of a phone.",
  "Ce que le navigateur peut remplir à la place de la personne.":
    "What the browser may fill in for the person.",
  "Une unité ou un signe après le texte, dans le cadre.":
    "A unit or a sign after the text, inside the frame.",
  "Le texte tenu par l’application\u202F; `null` quand le champ est vide.":
    "Text that the application holds; `null` when the field is empty.",
  "Reçoit le texte à chaque frappe.": "Receives the text at every stroke.",
  "Des mots, le verbe d’abord.": "Words, the verb first.",
  "Principal (un par vue), contour, texte, ou suppression qui nomme l’objet.":
    "Primary (one a view), outline, text, or a deletion that names its object.",
  "44\u00A0px, ou 52\u00A0px pour l’action principale.": "44 px, or 52 px for the main action.",
  "Prend toute la largeur.": "Takes the whole width.",
  "Garde sa largeur et son focus, refuse les clics, dit qu’il travaille.":
    "Keeps its width and its focus, refuses clicks and says that it is working.",
  "Icône décorative avant les mots.": "Decorative icon before the words.",
  "Donne son aspect à son seul enfant, par exemple le lien d’un routeur.":
    "Gives its look to its only child, such as a router's link.",
  "Indisponible\u00A0: préférer dire pourquoi à côté.": "Unavailable: better say why beside it.",
  "Le bouton qui l’ouvre. Sans lui, le focus revient là où il était.":
    "Button that opens it. Without one the focus returns to where it was.",
  "Nomme le dialogue.": "Names the dialog.",
  "Une phrase sous le titre.": "A sentence under the title.",
  "Ouvert ou non, quand c’est l’application qui décide.": "Open or not, when the application decides.",
  "Reçoit `true` à l’ouverture, `false` à la fermeture.":
    "Receives `true` when it opens and `false` when it closes.",
  "Reçoit l’événement avant que le focus entre\u202F; l’empêcher pour l’envoyer ailleurs.":
    "Receives the event before the focus enters; prevent it to send the focus elsewhere.",
  "Reçoit l’événement avant que le focus soit rendu\u202F; l’empêcher pour l’envoyer ailleurs.":
    "Receives the event before the focus is given back; prevent it to send the focus elsewhere.",
  "Élément ou racine fantôme où il est dessiné ; par défaut, la partie de la page qui l’ouvre, puis la fin de « body ».":
    "Element or shadow root in which it is drawn; by default the part of the page that opens it, then the end of « body ».",
  "Reçoit l’appui sur Échap\u202F; l’empêcher pour rester ouvert.":
    "Receives a press of Escape; prevent it to stay open.",
  "Reçoit un appui, ou un focus, au-dehors\u202F; l’empêcher pour rester ouvert.":
    "Receives a press or a focus outside; prevent it to stay open.",
  "Un mot ou deux.": "A word or two.",
  "Une phrase qui dit ce qui s’est passé.": "A sentence that says what has happened.",
  "`success`, `info` ou `error`. Une erreur reste jusqu’à ce qu’on la ferme.":
    "`success`, `info` or `error`. An error stays until it is closed.",
  "Les mots de `action`\u00A0: ce que l’on peut y faire, par exemple annuler.":
    "Words of `action`: what can be done about it, such as undoing.",
  "Millisecondes à l’écran, hors survol et focus. Par défaut 6\u00A0s ou plus selon la longueur, 15\u00A0s avec une action, sans limite pour une erreur.":
    "Milliseconds on the screen, without those under the pointer or the focus. By default 6 s or more by the length, 15 s with an action, no limit for an error.",
  "Un message de même identifiant prend la place du précédent.":
    "A message with the same id takes the place of the one before.",
};
