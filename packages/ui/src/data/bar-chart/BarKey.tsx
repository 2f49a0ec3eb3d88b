import type { ReactNode } from "react";
import type { BarFormat } from "./barTexts.ts";

/** Shows which bar is which: a sample of each beside its name. */
export function BarKey({ format }: { readonly format: BarFormat }): ReactNode {
  return (
    <span className="cn-bars__keys">
      <span>
        <span className="cn-bars__sample" aria-hidden="true" />
        {format.seriesLabel}
      </span>
      <span>
        <span className="cn-bars__sample" data-comparison="" aria-hidden="true" />
        {format.comparisonLabel}
      </span>
    </span>
  );
}
