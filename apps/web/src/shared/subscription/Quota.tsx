import { formatCount, formatNumber } from "@carnation/domain/format";
import type { ReactNode } from "react";

interface QuotaProps {
  /** Diagnoses that are finished this month. */
  readonly count: number;
  /** Diagnoses a month that the plan names. */
  readonly quota: number;
  /** Holds what the plan is called, beside the count. */
  readonly plan?: string | undefined;
}

/** « 18 diagnostics sur 150 ce mois-ci »: the bar only shows what the words say. */
export function Quota({ count, quota, plan }: QuotaProps): ReactNode {
  const share = Math.min(1, count / quota);
  return (
    <div className="grid gap-2 pb-1">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>{`${formatCount(count, "diagnostic", "diagnostics")} sur ${formatNumber(quota)} ce mois-ci`}</span>
        {plan === undefined ? null : <span className="text-ink-2">{`Formule ${plan}`}</span>}
      </p>
      <div aria-hidden="true" className="h-[3px] bg-line">
        <div className="h-full bg-ink" style={{ width: `${share * 100}%` }} />
      </div>
    </div>
  );
}
