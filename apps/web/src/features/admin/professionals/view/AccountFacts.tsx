import { formatCount, formatDate } from "@carnation/domain/format";
import type { Professional } from "@carnation/product/account";
import { type Description, DescriptionList } from "@carnation/ui/description-list";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { useReading } from "../../../../shared/watch/useReading.ts";
import type { Loaded } from "../../../../shared/state/queryState.ts";
import { couponsAtom } from "../professionals.ts";
import { couponWords, planNamesAtom, readSignIn } from "./professionalView.ts";

/** Shows what administrators have settled for the account, and when it was used. */
export function AccountFacts({ professional }: { readonly professional: Professional }): ReactNode {
  const { reading } = useReading(professional.uid, readSignIn);
  const names = useAtomValue(planNamesAtom);
  const coupons = useAtomValue(couponsAtom);
  const { type, coupon, trialPlan, hiddenCriteria, invited, summary } = professional;
  const hidden = hiddenCriteria.length;
  const items: readonly (Description | null)[] = [
    { id: "signed-in", term: "Dernière connexion", details: signInWords(reading) },
    {
      id: "activity",
      term: "Dernière activité",
      details: summary.lastActivity === null ? "Aucune" : formatDate(summary.lastActivity),
    },
    type === null ? null : { id: "type", term: "Type de compte", details: type },
    coupon === null ? null : { id: "coupon", term: "Réduction", details: couponWords(coupons, coupon) },
    trialPlan === null
      ? null
      : {
          id: "trial",
          term: "Formule d’essai",
          details: names === null ? "…" : (names.get(trialPlan) ?? "Retirée"),
        },
    hidden === 0
      ? null
      : { id: "hidden", term: "Critères masqués", details: formatCount(hidden, "critère", "critères") },
    invited === null ? null : { id: "invited", term: "Dernière invitation", details: formatDate(invited) },
  ];
  return (
    <PageSection title="Compte">
      <DescriptionList
        items={items.filter((item) => item !== null)}
        className="[&>div:first-child]:border-t-0 [&>div:first-child]:pt-0"
      />
    </PageSection>
  );
}

function signInWords(reading: Loaded<Date | null>): string {
  if (reading.status === "loading") return "…";
  if (reading.status === "failed") return "—";
  return reading.value === null ? "Jamais" : formatDate(reading.value);
}
