"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frComparison } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { Verdict } from "../score-delta/verdict.ts";
import { VerdictMark } from "../score-delta/VerdictMark.tsx";
import { compareBlock, type ComparisonBlock, countVerdicts } from "./comparison.ts";

/** Good news first, then the rest by how much it asks of the reader. */
const order: readonly Verdict[] = ["improvement", "stable", "watch", "unconfirmed", "incomparable"];

/** Verdicts that are no news when no criterion has them. */
const onlyWithSome: ReadonlySet<Verdict> = new Set(["unconfirmed", "incomparable"]);

export interface ComparisonCountsProps extends Omit<ComponentPropsWithoutRef<"dl">, "children"> {
  /** The blocks of the comparison chart beside it. */
  readonly blocks: readonly ComparisonBlock[];
}

/** Count of how many criteria improved, stayed, are to watch; « À confirmer » and « Non comparable » only when there are some. */
export const ComparisonCounts = forwardRef<HTMLDListElement, ComparisonCountsProps>(function ComparisonCounts(
  { blocks, className, ...rest },
  ref,
) {
  const locale = useLocale();
  const { counts: words } = useMessages("comparison", frComparison);
  const counts = countVerdicts(blocks.map(compareBlock));
  return (
    <dl {...rest} ref={ref} className={cx("cn-comparison-counts", className)}>
      {order
        .filter((verdict) => !onlyWithSome.has(verdict) || counts[verdict] > 0)
        .map((verdict) => (
          <div key={verdict}>
            <dt>
              <VerdictMark verdict={verdict}>{words[verdict]({ count: counts[verdict] })}</VerdictMark>
            </dt>
            <dd>{formatNumber(locale, counts[verdict])}</dd>
          </div>
        ))}
    </dl>
  );
});
