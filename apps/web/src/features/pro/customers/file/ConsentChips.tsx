import { type ConsentPurpose, consentPurposes, type Customer } from "@carnation/product/customer";
import { Badge } from "@carnation/ui/badge";
import { Check, Minus, RotateCw } from "lucide-react";
import type { ReactNode } from "react";
import { type ConsentStanding, consentStanding } from "./consentStanding.ts";

interface ConsentChipsProps {
  readonly customer: Customer;
  readonly now: Date;
}

const words: Readonly<Record<ConsentPurpose, string>> = {
  analysis: "Analyse",
  email: "E-mail",
  communication: "Communication",
  improvement: "Amélioration de l’IA",
};

const signs = {
  given: { Icon: Check, suffix: "" },
  undated: { Icon: Check, suffix: "\u00A0: sans date" },
  renew: { Icon: RotateCw, suffix: "\u00A0: à renouveler" },
  withdrawn: { Icon: Minus, suffix: "\u00A0: retiré" },
} as const satisfies Partial<Record<ConsentStanding, unknown>>;

/** Shows what the client agrees to and no longer agrees to, at a glance; what was never asked is left to the card. */
export function ConsentChips({ customer, now }: ConsentChipsProps): ReactNode {
  const chips = consentPurposes.flatMap((purpose) => {
    const standing = consentStanding(customer, purpose, now);
    return standing === "never" ? [] : [{ purpose, ...signs[standing] }];
  });
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Accords" className="mt-1 flex flex-wrap gap-1.5">
      {chips.map(({ purpose, Icon, suffix }) => (
        <li key={purpose}>
          <Badge icon={<Icon aria-hidden="true" />}>{`${words[purpose]}${suffix}`}</Badge>
        </li>
      ))}
    </ul>
  );
}
