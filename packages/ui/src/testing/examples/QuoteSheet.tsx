import { QuoteSheet, QuoteTable } from "@carnation/ui/quote-table";

export function Example() {
  return (
    <QuoteSheet
      number="2026-0042"
      issuedOn="2026-11-21"
      emitter={{ name: "Institut Céladon", lines: ["12 rue des Lilas", "75011 Paris"] }}
      recipient={{ name: "Anaïs Morel" }}
    >
      <QuoteTable
        caption="Devis 2026-0042"
        lines={[{ id: "serum", label: "Sérum éclat", quantity: 1, unitCents: 4900, totalCents: 4900 }]}
        totals={{ totalCents: 4900 }}
      />
    </QuoteSheet>
  );
}
