import type { ChoiceOption } from "../index.ts";

/** Invented clients of an institute. */
export const clients: readonly ChoiceOption[] = [
  { value: "c1", label: "Anaïs Morel", description: "41 ans, dernière séance le 3 novembre 2026" },
  { value: "c2", label: "Élodie Martin", description: "33 ans, dernière séance le 12 octobre 2026" },
  { value: "c3", label: "Mélodie Arnaud", description: "58 ans, aucun diagnostic" },
  { value: "c4", label: "Inès Œuvrard", description: "27 ans, dernière séance le 18 novembre 2026" },
  { value: "c5", label: "Zoé L’Hostis", description: "45 ans, compte désactivé", disabled: true },
];

const named = (group: string, ...labels: readonly string[]): ChoiceOption[] =>
  labels.map((label) => ({ value: label, label, group }));

export const subcategories: readonly ChoiceOption[] = [
  ...named(
    "Cosmétiques",
    "Nettoyant",
    "Exfoliant",
    "Sérum",
    "Crème de jour",
    "Crème de nuit",
    "Protection solaire",
  ),
  ...named("Autres soins", "LED", "Massage liftant", "Radiofréquence", "Microcourants"),
];

/** More options than a list can draw. */
export const thousands: readonly ChoiceOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: `ref-${index + 1}`,
  label: `Référence ${String(index + 1).padStart(5, "0")}`,
  description: index % 3 === 0 ? "Sérum" : "Crème",
}));

/** Answers like a server, after a moment. */
export function searchClients(query: string): Promise<readonly ChoiceOption[]> {
  const start = query.toLowerCase().slice(0, 2);
  return new Promise((resolve) => {
    setTimeout(() => {
      resolve(clients.filter(({ label }) => label.toLowerCase().includes(start)));
    }, 400);
  });
}
