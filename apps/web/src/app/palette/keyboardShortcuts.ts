import type { KeyboardMapGroup } from "@carnation/ui/keyboard-map";
import { SEARCH_KEYS } from "./paletteKeys.ts";

/** Every key of the product that is not the browser's, by the place where it counts. */
export const keyboardShortcuts: readonly KeyboardMapGroup[] = [
  {
    place: "Partout",
    rows: [
      { keys: [SEARCH_KEYS], does: "Aller à une personne, une page, un produit, une action" },
      { keys: ["?"], does: "Voir les raccourcis, hors d’un champ" },
      { keys: ["F8"], does: "Aller aux messages passagers" },
      { keys: ["Escape"], does: "Fermer ce qui est ouvert par-dessus la page" },
    ],
  },
  {
    place: "Recherche",
    rows: [
      { keys: ["ArrowUp", "ArrowDown"], does: "Parcourir les lignes" },
      { keys: ["Enter"], does: "Ouvrir la ligne choisie" },
      { keys: ["Mod Enter"], does: "L’ouvrir dans un nouvel onglet" },
    ],
  },
  {
    place: "Photo des résultats",
    hint: "Quand la photo a le focus.",
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], does: "Critère précédent, suivant" },
      { keys: ["Space"], does: "Cacher ou montrer le masque" },
      { keys: ["+", "-", "0"], does: "Agrandir, réduire, vue entière" },
      { keys: ["Shift ArrowLeft"], does: "Déplacer la photo agrandie, avec chaque flèche" },
    ],
  },
  {
    place: "Marques à vérifier",
    hint: "Dans le panneau ou sur la photo.",
    rows: [
      { keys: ["ArrowUp", "ArrowDown"], does: "Marque précédente, suivante" },
      { keys: ["X"], does: "Écarter, rétablir, retirer" },
      { keys: ["G"], does: "Garder une marque incertaine" },
      { keys: ["A"], does: "Ajouter une marque\u00A0: flèches pour viser, Entrée pour la poser" },
      { keys: ["Mod Z"], does: "Annuler la dernière décision" },
    ],
  },
  {
    place: "Comparaison",
    hint: "Sur le curseur entre les deux photos.",
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], does: "Déplacer de 2\u00A0%" },
      { keys: ["PageUp", "PageDown"], does: "Déplacer de 10\u00A0%" },
      { keys: ["Home", "End"], does: "Toute la photo récente, toute l’ancienne" },
    ],
  },
  {
    place: "Recommandations",
    hint: "Dans la liste, à côté de l’aperçu.",
    rows: [
      { keys: ["/"], does: "Aller à la recherche, hors d’un champ" },
      { keys: ["ArrowUp", "ArrowDown"], does: "Ligne précédente, suivante" },
      { keys: ["Enter"], does: "Ouvrir la fiche" },
      { keys: ["R"], does: "Ajouter à une routine" },
      { keys: ["Escape"], does: "Revenir à la recherche" },
    ],
  },
  {
    place: "Routine",
    hint: "Sur la poignée d’une étape.",
    rows: [
      { keys: ["ArrowUp", "ArrowDown"], does: "Changer l’ordre" },
      { keys: ["ArrowLeft", "ArrowRight"], does: "Changer de moment" },
    ],
  },
  {
    place: "Graphiques des statistiques",
    hint: "Quand le graphique a le focus.",
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], does: "Jour précédent, suivant" },
      { keys: ["Home", "End"], does: "Premier, dernier jour" },
      { keys: ["T"], does: "Ouvrir le tableau des valeurs" },
    ],
  },
  {
    place: "Ordre des formules",
    hint: "Sur la poignée d’une ligne.",
    rows: [{ keys: ["ArrowUp", "ArrowDown"], does: "Changer l’ordre" }],
  },
  {
    place: "Champs",
    rows: [
      { keys: ["ArrowDown"], does: "Ouvrir le calendrier d’une date, la liste d’un choix" },
      { keys: ["ArrowUp", "ArrowDown"], does: "Changer un nombre d’une unité" },
      { keys: ["PageUp", "PageDown"], does: "Changer un nombre de dix unités" },
    ],
  },
  {
    place: "Texte mis en forme",
    rows: [
      { keys: ["Mod B", "Mod I"], does: "Gras, italique" },
      { keys: ["Mod Alt 2", "Mod Alt 3"], does: "Titre, sous-titre" },
      { keys: ["Mod Shift 8", "Mod Shift 7"], does: "Liste à puces, liste numérotée" },
      { keys: ["Mod K"], does: "Lien" },
      { keys: ["Mod Z"], does: "Annuler" },
      { keys: ["Shift Tab"], does: "Aller aux outils" },
    ],
  },
  {
    place: "Prise de vue",
    rows: [
      { keys: ["Mod V"], does: "Importer l’image du presse-papiers" },
      { keys: ["ArrowLeft", "ArrowRight"], does: "Rogner\u00A0: déplacer le bord gauche ou droit" },
      { keys: ["ArrowUp", "ArrowDown"], does: "Rogner\u00A0: déplacer le bord haut ou bas" },
    ],
  },
];
