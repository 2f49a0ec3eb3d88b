import type { RadioOption } from "../RadioField.tsx";

/** Types of skin, one with what it means. */
export const skinTypes: readonly RadioOption[] = [
  { value: "normal", label: "Normale" },
  { value: "dry", label: "Sèche" },
  { value: "combination", label: "Mixte", hint: "Plus grasse sur le front, le nez et le menton." },
  { value: "oily", label: "Grasse" },
];
