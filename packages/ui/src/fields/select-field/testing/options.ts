import type { SelectEntry, SelectOption } from "../../select/selectOptions.ts";

/** The two families of recommendations. */
export const categories: readonly SelectOption<"cosmetics" | "others">[] = [
  { value: "cosmetics", label: "Cosmétiques" },
  { value: "others", label: "Autres soins" },
];

/** French VAT rates, in points. */
export const vatRates: readonly SelectOption[] = [
  { value: "20", label: "20\u00A0%" },
  { value: "10", label: "10\u00A0%" },
  { value: "5.5", label: "5,5\u00A0%" },
];

/** Sub-categories of care, in two groups. */
export const careCategories: readonly SelectEntry[] = [
  {
    label: "Cosmétiques",
    options: [
      { value: "cleanser", label: "Nettoyant" },
      { value: "serum", label: "Sérum" },
      { value: "day-cream", label: "Crème de jour" },
      { value: "sunscreen", label: "Protection solaire" },
    ],
  },
  {
    label: "Autres soins",
    options: [
      { value: "led", label: "LED" },
      { value: "lifting-massage", label: "Massage liftant" },
      { value: "radiofrequency", label: "Radiofréquence", disabled: true },
    ],
  },
];
