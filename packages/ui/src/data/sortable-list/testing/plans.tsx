import type { SortableItem } from "../SortableList.tsx";

const plan = (id: string, name: string, price: string): SortableItem => ({
  id,
  name,
  content: (
    <>
      <strong>{name}</strong>
      <br />
      {price}
    </>
  ),
});

/** The plans of the demonstration, for stories and tests. */
export const plans: readonly SortableItem[] = [
  plan("essentiel", "Essentiel", "39\u00A0€ HT par mois"),
  plan("pro", "Pro", "79\u00A0€ HT par mois"),
  plan("institut", "Institut +", "149\u00A0€ HT par mois"),
];
