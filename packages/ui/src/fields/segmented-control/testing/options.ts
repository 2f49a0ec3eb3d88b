import type { SegmentedOption } from "../SegmentedControl.tsx";

/** Way that a discount is written on a quote. */
export const discountUnits: readonly SegmentedOption<"percent" | "amount">[] = [
  { value: "percent", label: "En\u00A0%" },
  { value: "amount", label: "En\u00A0€" },
];

/** Holds what a list of recommendations shows. */
export const catalogues: readonly SegmentedOption<"all" | "cosmetics" | "others">[] = [
  { value: "all", label: "Toutes" },
  { value: "cosmetics", label: "Cosmétiques" },
  { value: "others", label: "Autres soins" },
];
