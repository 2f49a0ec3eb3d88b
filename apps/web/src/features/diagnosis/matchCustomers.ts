import { type Customer, customerLabel } from "@carnation/domain";

/** A text as it is compared: without accents, ligatures or case. */
function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replace(/[œŒ]/gu, "oe")
    .replace(/[æÆ]/gu, "ae")
    .replace(/[’']/gu, "'")
    .toLocaleLowerCase("fr-FR");
}

/** The clients whose name or e-mail address holds every word that was typed, in their given order. */
export function matchCustomers(customers: readonly Customer[], typed: string): readonly Customer[] {
  const words = folded(typed).split(/\s+/u).filter(Boolean);
  return customers.filter((customer) => {
    const text = folded(`${customerLabel(customer)} ${customer.email}`);
    return words.every((word) => text.includes(word));
  });
}

/** The clients analysed last, latest first; then those who never were, in their given order. */
export function recentFirst(customers: readonly Customer[]): readonly Customer[] {
  const lastTime = ({ lastDiagnostic }: Customer): number => lastDiagnostic?.date.getTime() ?? 0;
  return customers.toSorted((a, b) => lastTime(b) - lastTime(a));
}
