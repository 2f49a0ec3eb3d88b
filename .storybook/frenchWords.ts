import { treeWords } from "./treeWords.ts";

/**
 * Storybook's own words. It gives no way to translate them, so they are replaced where they stand; a word that is not
 * in this list stays English. No-break spaces are written out.
 */
const words: Readonly<Record<string, string>> = {
  // The frame: menu, search, toolbar.
  "Skip to content": "Aller au contenu",
  "Skip to canvas": "Aller au dessin",
  "Skip to sidebar": "Aller au menu",
  "Type to find...": "Chercher un composant",
  "Search for components": "Chercher un composant",
  "Find components": "Chercher un composant",
  "Recently opened": "Ouverts récemment",
  "No components found": "Aucun composant trouvé",
  "Find components by name or path.": "Cherchez par le nom ou le chemin.",
  "Clear history": "Effacer l’historique",
  Settings: "Réglages",
  "About your Storybook": "À propos de ce Storybook",
  "Keyboard shortcuts": "Raccourcis clavier",
  "Show sidebar": "Montrer le menu",
  "Hide sidebar": "Masquer le menu",
  "Show toolbar": "Montrer la barre d’outils",
  "Show addon panel": "Montrer le panneau",
  "Hide addon panel": "Masquer le panneau",
  "Addon panel": "Panneau",
  "Addon panel resize handle": "Poignée du panneau",
  "Sidebar resize handle": "Poignée du menu",
  "Addon orientation": "Place du panneau",
  "Move addon panel to right": "Mettre le panneau à droite",
  "Move addon panel to bottom": "Mettre le panneau en bas",
  "Available addons": "Panneaux",
  "Dark mode": "Mode sombre",
  "Enter full screen": "Plein écran",
  "Exit full screen": "Quitter le plein écran",
  "Go full screen": "Plein écran",
  "Previous component": "Composant précédent",
  "Next component": "Composant suivant",
  "Previous story": "Exemple précédent",
  "Next story": "Exemple suivant",
  "Collapse all": "Tout replier",
  "Expand all": "Tout déplier",
  "Tag filters": "Filtrer par étiquette",
  "Select all": "Tout choisir",
  "Clear filters": "Effacer les filtres",
  Documentation: "Documentation",
  Exclude: "Exclure",
  Play: "Avec un scénario",
  New: "Nouveaux",
  Modified: "Modifiés",
  Related: "Liés",
  Toolbar: "Barre d’outils",
  "Main preview area": "Exemple",
  Docs: "Documentation",
  "Reload story": "Recharger l’exemple",
  "Measure tool": "Mesurer",
  "Outline tool": "Contours",
  "Viewport size": "Largeur de l’écran",
  "Reset viewport": "Revenir à la largeur de départ",
  "Vision filter": "Filtre de vision",
  "Reset vision filter": "Retirer le filtre de vision",
  "Blurred vision": "Vision floue",
  "Change zoom level": "Agrandissement",
  "Zoom in": "Agrandir",
  "Zoom out": "Réduire",
  "Zoom to 100%": "Taille réelle",
  "Reset zoom": "Taille réelle",
  "Open in isolation mode": "Ouvrir seul",
  "Open in new tab": "Ouvrir dans un onglet",
  "Copy story link": "Copier l’adresse de l’exemple",
  "Share...": "Partager…",
  Share: "Partager",
  Back: "Retour",
  Close: "Fermer",
  // The panels under an example.
  Controls: "Réglages",
  Actions: "Événements",
  Interactions: "Scénario",
  Accessibility: "Accessibilité",
  Clear: "Effacer",
  Pass: "Réussi",
  PASS: "Réussi",
  Fail: "Échec",
  FAIL: "Échec",
  Wait: "En attente",
  "Interaction steps": "Étapes du scénario",
  "Component test playback controls": "Lecture du scénario",
  "Go to start": "Au début",
  "Go back": "Étape précédente",
  "Go forward": "Étape suivante",
  "Go to end": "À la fin",
  Rerun: "Recommencer",
  "Scroll to end": "Aller à la fin",
  "Interactions allow you to verify the functional aspects of UIs. Write a play function for your story and you'll see it run here.":
    "Le scénario essaie le composant comme le ferait une personne. Cet exemple n’en a pas.",
  "This story has no controls": "Cet exemple n’a pas de réglage",
  "Storybook couldn't find or generate any controls for this story. Define":
    "Storybook n’a rien trouvé à régler ici. Donnez des",
  or: "ou des",
  ", or configure docgen to let Storybook generate controls automatically.":
    ", ou décrivez les propriétés du composant.",
  "Read docs": "Lire la documentation",
  Violations: "Manquements",
  Passes: "Règles tenues",
  Inconclusive: "À vérifier",
  "No accessibility violations found.": "Aucun manquement à l’accessibilité.",
  "Preparing accessibility scan": "L’examen se prépare",
  "Please wait while the addon is initializing...": "Un instant…",
  "Highlight elements with accessibility test results": "Montrer les éléments examinés",
  "Collapse all results": "Replier les résultats",
  "Expand all results": "Déplier les résultats",
  "Rerun accessibility scan": "Examiner de nouveau",
  // The table of properties and the examples of a page.
  Name: "Nom",
  Default: "Par défaut",
  Control: "Réglage",
  Required: "Obligatoire",
  "Setup controls": "Régler",
  "Reset controls": "Revenir au départ",
  "Show code": "Voir le code",
  "Hide code": "Masquer le code",
  "No code available": "Pas de code",
  "Copy code": "Copier le code",
  Copy: "Copier",
  Copied: "Copié",
  "Copied!": "Copié",
  Playground: "À essayer",
  "Set string": "Écrire un texte",
  "Set boolean": "Choisir oui ou non",
  "Set number": "Écrire un nombre",
  "Set object": "Écrire une valeur",
  "Edit string...": "Texte…",
  "Edit number...": "Nombre…",
  "Edit JSON...": "JSON…",
  "Choose option...": "Choisir…",
  False: "Non",
  True: "Oui",
  "Copy heading URL to address bar": "Mettre l’adresse de cette partie dans la barre",
  "Open canvas in new tab": "Ouvrir l’exemple dans un onglet",
  "Show more": "Voir plus",
  "Show less": "Voir moins",
};

/** Places whose words are code, the kit's own or written in English, and stay; but for the buttons of a piece of code. */
const NOT_OURS = 'script, style, pre, code, .sb-story, .docs-story, #storybook-root, :not(html)[lang="en"]';
const isOurs = (element: Element | null): boolean =>
  element !== null && (element.closest("pre button") !== null || element.closest(NOT_OURS) === null);

/** The list of what the kit holds, where « Actions » is a group of components: only these names there are Storybook's. */
const TREE = "#storybook-explorer-tree, #storybook-explorer-menu";
const TREE_WORDS: ReadonlySet<string> = new Set([
  "Docs",
  "Default",
  "Playground",
  "Collapse all",
  "Recently opened",
  "Clear history",
  "Expand all",
]);

/** The French of a word where it stands; undefined where it is not Storybook's, or has none. */
function frenchOf(word: string, place: Element | null): string | undefined {
  if (!isOurs(place)) return undefined;
  if (place?.closest(TREE)) {
    if (Object.hasOwn(treeWords, word)) return treeWords[word];
    if (!TREE_WORDS.has(word)) return undefined;
  }
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

const ATTRIBUTES = ["aria-label", "title", "placeholder"];

function speakText(node: Text): void {
  const text = node.data.trim();
  const french = frenchOf(text, node.parentElement);
  if (french !== undefined && french !== text) {
    node.data = node.data.replace(text, french);
  }
}

function speakAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const word = element.getAttribute(name) ?? "";
    const french = frenchOf(word, element);
    // Written again, even the same word would be told to the observer, for ever.
    if (french !== undefined && french !== word) element.setAttribute(name, french);
  }
}

function speakWithin(root: Node): void {
  if (root instanceof Text) speakText(root);
  if (!(root instanceof Element)) return;
  speakAttributes(root);
  for (const element of root.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join(","))) {
    speakAttributes(element);
  }
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) if (texts.currentNode instanceof Text) speakText(texts.currentNode);
}

/** Puts Storybook's words within a place into French, now and whenever it writes others, until the page is left. */
export function speakFrench(place: Element): void {
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === "attributes") {
        if (target instanceof Element) speakAttributes(target);
      } else if (type === "characterData") speakWithin(target);
      else for (const node of addedNodes) speakWithin(node);
    }
  });
  speakWithin(place);
  observer.observe(place, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
}
