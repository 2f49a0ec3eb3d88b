import type { PhotoMark } from "../PhotoMask.ts";

/** Marks for the drawn face `visage-clair.jpg`: one of each state. */
export const spotMarks: readonly PhotoMark[] = [
  { id: "forehead", at: [0.437, 0.306], radius: 0.012, state: "sure", label: "Front, sûre" },
  { id: "middle", at: [0.558, 0.27], radius: 0.012, state: "struck", label: "Front, écartée" },
  { id: "cheek", at: [0.655, 0.531], radius: 0.012, state: "unsure", label: "Joue gauche, incertaine" },
  { id: "lip", at: [0.508, 0.631], radius: 0.012, state: "added", label: "Au-dessus de la lèvre, ajoutée" },
];
