import { percentToBasisPoints, shareOfCents } from "@carnation/domain/money";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { MoneyField, PercentField } from "@carnation/ui/number-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import { useEffect, useState, type ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { applyDiscount } from "./quotes.ts";
import { discountHint } from "./readDiscount.ts";
import type { DiscountUnit } from "./quoteTerms.ts";
import type { LiveQuote } from "./useQuoteDraft.ts";

const units = [
  { value: "percent", label: "En\u00A0%" },
  { value: "euros", label: "En\u00A0€" },
] as const;

interface DiscountFieldProps {
  readonly live: LiveQuote;
  /** Id of the diagnosis. */
  readonly diagnosis: string;
  /** True when what is wrong is said although the field was not left. */
  readonly tried: boolean;
}

/** The discount, typed in % or in €, with its effect; kept as a percentage with the routine. */
export function DiscountField({ live, diagnosis, tried }: DiscountFieldProps): ReactNode {
  const { typed, reading, subtotal } = live.discount;
  const [unit, setUnit] = useState<DiscountUnit>(typed?.unit ?? "percent");
  const [sent, setSent] = useState(false);
  const [applied, setApplied] = useState<number | null>(null);
  const { run, pending, failure } = useMutation(applyDiscount);
  const { draft, stored: kept, change } = live;
  // The answer may come before the watch tells it: until then what was typed stands, and nothing flickers.
  const isKept = typed !== null && applied !== null && applied === kept && applied === reading.percent;
  useEffect(() => {
    if (isKept) change({ discount: undefined });
  }, [isKept, change]);
  const stored = draft.discount;
  const inEuros = subtotal === null ? null : shareOfCents(subtotal, percentToBasisPoints(stored));
  const value = typed?.value ?? (unit === "percent" ? stored : inEuros);
  const choose = (next: DiscountUnit): void => {
    setUnit(next);
    // What was typed is meant in the other unit: « 20 », then « En € », is 20 €.
    if (typed?.value != null && typed.unit !== next) {
      const number = next === "euros" ? typed.value * 100 : typed.value / 100;
      live.change({ discount: { unit: next, value: number } });
    }
  };
  const apply = async (): Promise<void> => {
    setSent(true);
    if (reading.percent === null) return;
    try {
      await run(diagnosis, reading.percent);
      setApplied(reading.percent);
      setSent(false);
    } catch {
      // Why it failed is said below.
    }
  };
  const field = {
    label: "Remise",
    value: typed === null ? value : typed.value,
    onValueChange: (next: number | null) => {
      // What is typed from now on is to be applied, also where it was applied before and was changed elsewhere since.
      setApplied(null);
      live.change({ discount: { unit, value: next } });
    },
    hint: discountHint(stored, unit, subtotal),
    error: (tried || sent) && reading.problem !== null ? reading.problem : undefined,
    className: "min-w-0 flex-1",
  };
  return (
    <form
      noValidate
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void apply();
      }}
    >
      <div className="flex items-start gap-2.5">
        {unit === "percent" ? (
          <PercentField {...field} />
        ) : (
          <MoneyField {...field} max={subtotal ?? undefined} disabled={subtotal === null} />
        )}
        <SegmentedControl
          className="mt-[1.58rem] flex-none"
          label="Unité de la remise"
          labelHidden
          options={units}
          value={unit}
          onValueChange={choose}
        />
      </div>
      {live.discountToApply === null || live.discountToApply === applied ? null : (
        <Button type="submit" size="sm" loading={pending} className="justify-self-start">
          Appliquer la remise
        </Button>
      )}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
    </form>
  );
}
