import type { CheckboxOption } from "../CheckboxGroup.tsx";

/** Holds what a product is not advised with. */
export const contraindications: readonly CheckboxOption[] = [
  { value: "pregnancy", label: "Grossesse", hint: "Rétinol et dérivés." },
  { value: "sun", label: "Exposition au soleil" },
  { value: "irritation", label: "Peau irritée" },
  { value: "allergy", label: "Allergie aux parfums" },
];
