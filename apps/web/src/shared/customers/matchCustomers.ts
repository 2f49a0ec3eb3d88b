import { foldText } from "@carnation/domain/text";
import { type Customer, customerLabel } from "@carnation/product/customer";

/** The clients whose name or e-mail address holds every word that was typed, in their given order. */
export function matchCustomers(customers: readonly Customer[], typed: string): readonly Customer[] {
  const words = foldText(typed).split(" ").filter(Boolean);
  return customers.filter((customer) => {
    const text = foldText(`${customerLabel(customer)} ${customer.email}`);
    return words.every((word) => text.includes(word));
  });
}

/** The clients analysed last, latest first; then those who never were, in their given order. */
export function recentFirst(customers: readonly Customer[]): readonly Customer[] {
  const lastTime = ({ lastDiagnostic }: Customer): number => lastDiagnostic?.date?.getTime() ?? 0;
  return customers.toSorted((a, b) => lastTime(b) - lastTime(a));
}
