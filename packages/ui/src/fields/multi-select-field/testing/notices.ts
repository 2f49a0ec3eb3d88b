import type { ChoiceOption } from "../../combobox-field/index.ts";

/** Contraindications as a catalogue holds them. */
export const notices: readonly ChoiceOption[] = [
  "Allaitement",
  "Allergie à l’aspirine",
  "Épilepsie",
  "Exposition solaire récente",
  "Grossesse",
  "Implant métallique dans la zone",
  "Isotrétinoïne, moins de 6 mois",
  "Pacemaker",
  "Peau lésée",
  "Phlébite",
  "Rosacée",
].map((label) => ({ value: label, label }));
