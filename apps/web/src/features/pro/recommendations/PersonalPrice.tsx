import { formatMoney } from "@carnation/domain/format";
import { type RecommendationPrice, recommendationPriceForm } from "@carnation/domain/internal/recommendation";
import type { Cents } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { MoneyField } from "@carnation/ui/number-field";
import { useRef, useState, type ReactNode } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { setPrice } from "./recommendations.ts";

interface PersonalPriceProps {
  readonly recommendation: Recommendation;
  readonly settled: RecommendationPrice | undefined;
  /** Told whether something was saved. */
  readonly onClose: (saved: boolean) => void;
}

/** « Personnaliser mon prix »: her own for a shared recommendation; without one, the catalogue's. */
export function PersonalPrice({ recommendation, settled, onClose }: PersonalPriceProps): ReactNode {
  const [price, setTyped] = useState<Cents | null>(settled?.price ?? null);
  const field = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const { run, pending, failure } = useMutation(setPrice);
  const save = (): void => {
    const checked = v.safeParse(recommendationPriceForm, { price, hidden: false });
    setRefused(checked.success ? null : (checked.issues[0]?.message ?? null));
    if (!checked.success) return;
    // Why it failed is said below.
    run(recommendation.id, checked.output.price).then(
      () => onClose(true),
      () => undefined,
    );
  };
  const { price: shared } = recommendation;
  return (
    <Dialog
      open
      onOpenChange={() => onClose(false)}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        field.current?.focus();
      }}
      title="Personnaliser mon prix"
      description={`${recommendation.name}. Ce prix vaut pour vos routines et vos devis, et n’est vu de personne d’autre.`}
      actions={
        <>
          <Button onClick={() => onClose(false)}>Annuler</Button>
          <Button variant="primary" type="submit" form="personal-price" loading={pending}>
            Enregistrer le prix
          </Button>
        </>
      }
    >
      <form
        id="personal-price"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <MoneyField
          ref={field}
          label="Mon prix TTC"
          hint={
            shared === null
              ? "Le catalogue commun n’a pas de prix."
              : `Prix du catalogue commun\u00A0: ${formatMoney(shared)}. Laissez vide pour le reprendre.`
          }
          value={price}
          // What is typed while it is saved would be lost with the answer.
          readOnly={pending}
          onValueChange={setTyped}
          error={refused ?? undefined}
        />
        {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      </form>
    </Dialog>
  );
}
