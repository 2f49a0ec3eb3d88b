import type { ReactNode } from "react";

interface PeriodKeyProps {
  readonly seriesLabel: string;
  readonly comparisonLabel: string | undefined;
  readonly shownLabel: string;
  readonly note: ReactNode;
}

/** Tells which line is which and which day the rule goes through: one key for all the charts of a page. */
export function PeriodKey({ seriesLabel, comparisonLabel, shownLabel, note }: PeriodKeyProps): ReactNode {
  return (
    <p className="cn-period__keys">
      <span>
        <Sample kind="now" />
        {seriesLabel}
      </span>
      {comparisonLabel === undefined ? null : (
        <span>
          <Sample kind="before" />
          {comparisonLabel}
        </span>
      )}
      <span>
        <Sample kind="rule" />
        {shownLabel}
      </span>
      {note ? <span>{note}</span> : null}
    </p>
  );
}

function Sample({ kind }: { readonly kind: "now" | "before" | "rule" }): ReactNode {
  return (
    <svg viewBox={kind === "rule" ? "0 0 6 14" : "0 0 26 14"} data-sample={kind} aria-hidden="true">
      <g className={`cn-period__${kind}`}>
        <path d={kind === "rule" ? "M3 0v14" : "M1 7h24"} />
      </g>
    </svg>
  );
}
