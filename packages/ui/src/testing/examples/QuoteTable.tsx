import { QuoteTable } from "@carnation/ui/quote-table";

export function Example() {
  return (
    <QuoteTable
      caption="Devis"
      lines={[
        { id: "serum", label: "Sérum éclat", quantity: 2, unitCents: 4900, totalCents: 9800 },
        { id: "facial", label: "Soin visage, 1 h", quantity: 1, unitCents: 8500, totalCents: 8500 },
      ]}
      totals={{ subtotalCents: 18300, discount: { cents: 1830, ratio: 0.1 }, totalCents: 16470 }}
    />
  );
}
