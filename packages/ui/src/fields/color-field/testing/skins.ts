import type { ColorBackground } from "../ContrastNotes.tsx";

/** Cheeks of three test portraits. */
export const skins: readonly ColorBackground[] = [
  { label: "la peau claire", color: "#f0cdb7" },
  { label: "la peau médium", color: "#e0ab8d" },
  { label: "la peau foncée", color: "#6b4430" },
];
