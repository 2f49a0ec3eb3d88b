import { computeQuote, quoteTable } from "@carnation/domain/quote";
import { Button } from "@carnation/ui/button";
import { Grid } from "@carnation/ui/grid";
import { NumberField, PercentField } from "@carnation/ui/number-field";
import { PageHeader } from "@carnation/ui/page-header";
import { QuoteTable } from "@carnation/ui/quote-table";
import { Stack } from "@carnation/ui/stack";
import { useState } from "react";
import { items as catalogue } from "./items";

const MOST_OF_ONE = 99;

/** A quote whose quantities and discount may be changed; every sum is the domain's, to the cent. */
export function Quote() {
  const [items, setItems] = useState(catalogue);
  const [discount, setDiscount] = useState<number | null>(10);
  const change = (id: string, quantity: number | null): void =>
    setItems((all) =>
      all.map((item) => (item.id === id && quantity !== null ? { ...item, quantity } : item)),
    );
  const quote = computeQuote(items, { discount: discount ?? 0 });
  return (
    <Stack gap={7}>
      <PageHeader
        title="Devis d’Anaïs Morel"
        facts={["21 novembre 2026"]}
        actions={<Button onClick={() => window.print()}>Imprimer</Button>}
      />
      <Grid asChild columns={2} minWidth="md" columnGap={9}>
        <form onSubmit={(event) => event.preventDefault()}>
          {items.map(({ id, label, quantity }) => (
            <NumberField
              key={id}
              label={label}
              hint="Quantité"
              min={1}
              max={MOST_OF_ONE}
              value={quantity}
              onValueChange={(next) => change(id, next)}
            />
          ))}
          <PercentField label="Remise" value={discount} onValueChange={setDiscount} />
        </form>
      </Grid>
      <QuoteTable caption="Devis d’Anaïs Morel" {...quoteTable(quote)} />
    </Stack>
  );
}
