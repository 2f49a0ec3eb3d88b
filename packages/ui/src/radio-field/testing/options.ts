import type { RadioOption } from "../radioOptions.ts";

/** Types of skin, one with what it means. */
export const skinTypes: readonly RadioOption[] = [
  { value: "normal", label: "Normale" },
  { value: "dry", label: "Sèche" },
  { value: "combination", label: "Mixte", hint: "Plus grasse sur le front, le nez et le menton." },
  { value: "oily", label: "Grasse" },
];

/** How a discount is written on a quote. */
export const discountUnits: readonly RadioOption<"percent" | "amount">[] = [
  { value: "percent", label: "En\u00A0%" },
  { value: "amount", label: "En\u00A0€" },
];

/** What a list of recommendations shows. */
export const catalogues: readonly RadioOption<"all" | "cosmetics" | "others">[] = [
  { value: "all", label: "Toutes" },
  { value: "cosmetics", label: "Cosmétiques" },
  { value: "others", label: "Autres soins" },
];
