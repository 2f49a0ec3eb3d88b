import type { KeyboardMapGroup } from "../KeyboardMap.tsx";

/** Keys of two places, for the stories. */
export const keyGroups: readonly KeyboardMapGroup[] = [
  {
    place: "Partout",
    rows: [
      { keys: ["Mod K"], does: "Aller à un client, une page, un produit" },
      { keys: ["?"], does: "Voir les raccourcis" },
      { keys: ["/"], does: "Chercher dans la liste affichée" },
    ],
  },
  {
    place: "Photo des résultats",
    hint: "Quand la photo a le focus.",
    rows: [
      { keys: ["ArrowLeft", "ArrowRight"], does: "Critère précédent, suivant" },
      { keys: ["Space"], does: "Cacher ou montrer le masque" },
      { keys: ["+", "-", "0"], does: "Agrandir, réduire, vue entière" },
      { keys: ["Shift ArrowLeft"], does: "Déplacer la photo agrandie" },
    ],
  },
];
