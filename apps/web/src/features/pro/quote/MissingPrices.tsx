import { type Cents, centsField } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import type { QuoteDraft } from "@carnation/product/quote";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { MoneyField } from "@carnation/ui/number-field";
import { useState, type ReactNode } from "react";
import { Link } from "react-router";
import * as v from "valibot";
import { paths } from "../../../shared/navigation/paths.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { keepPrices } from "./quotes.ts";

interface MissingPricesProps {
  readonly draft: QuoteDraft;
  /** Holds what the professional sees of the catalogue. */
  readonly catalogue: readonly Recommendation[];
}

/** The lines that have no price yet, each with a field for it; what is typed is kept in the catalogue. */
export function MissingPrices({ draft, catalogue }: MissingPricesProps): ReactNode {
  const [typed, setTyped] = useState<Readonly<Record<string, Cents | null>>>({});
  const [tried, setTried] = useState(false);
  const { run, pending, failure } = useMutation(keepPrices);
  const lines = draft.items
    .filter(({ id }) => draft.missingPrices.includes(id))
    .map((item) => ({ item, known: catalogue.find(({ id }) => id === item.recommendation) }));
  if (lines.length === 0) return null;
  const asked = lines.flatMap(({ item, known }) => (known ? [{ item, known }] : []));
  const gone = lines.filter(({ known }) => known === undefined).map(({ item }) => item);
  const keep = async (): Promise<void> => {
    const read = asked.map(({ item, known }) => ({
      known,
      price: v.safeParse(centsField, typed[item.id] ?? null),
    }));
    setTried(true);
    const prices = read.flatMap(({ known, price }) =>
      price.success ? [{ recommendation: known, price: price.output }] : [],
    );
    if (prices.length === 0) return;
    // Why it failed is said below.
    await run(prices).catch(() => undefined);
  };
  return (
    <section aria-labelledby="prix-a-saisir" className="grid gap-3 border-y border-line py-4">
      <h2 id="prix-a-saisir">{asked.length > 1 ? "Prix à saisir" : "Un prix à saisir"}</h2>
      {asked.length === 0 ? null : (
        <form
          noValidate
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void keep();
          }}
        >
          <p className="text-small text-ink-2">
            Votre prix TTC est gardé dans votre catalogue pour les prochains devis.
          </p>
          {asked.map(({ item }) => {
            const problem = v.safeParse(centsField, typed[item.id] ?? null).issues?.[0].message;
            return (
              <MoneyField
                key={item.id}
                label={item.label}
                hint={`${item.details}, quantité ${item.quantity}`}
                value={typed[item.id] ?? null}
                onValueChange={(price) => setTyped((before) => ({ ...before, [item.id]: price }))}
                error={tried ? problem : undefined}
              />
            );
          })}
          {failure === null ? null : <Alert tone="error">{failure}</Alert>}
          <Button type="submit" loading={pending} className="justify-self-start">
            {asked.length > 1 ? "Enregistrer les prix" : "Enregistrer le prix"}
          </Button>
        </form>
      )}
      {gone.map((item) => (
        <Alert
          key={item.id}
          tone="warning"
          actions={
            <Button asChild size="sm">
              <Link to={paths.routine(draft.diagnosis)}>Ouvrir la routine</Link>
            </Button>
          }
        >
          {`«\u00A0${item.label}\u00A0» n’est plus au catalogue\u00A0: retirez cette étape de la routine, ou remplacez-la.`}
        </Alert>
      ))}
    </section>
  );
}
