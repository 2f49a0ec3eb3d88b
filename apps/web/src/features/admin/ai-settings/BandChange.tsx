import type { Band } from "@carnation/domain/criterion";
import { BandMark } from "@carnation/ui/band-mark";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";
import type { BandLook } from "./bandLooks.ts";

interface BandChangeProps {
  readonly looks: Readonly<Record<Band, BandLook>>;
  /** By the limits in force; null without a band. */
  readonly before: Band | null;
  /** By those that are typed. */
  readonly after: Band | null;
}

/** A band; where what is typed changes it, the one before is struck and replaced. */
export function BandChange({ looks, before, after }: BandChangeProps): ReactNode {
  if (after === null) return null;
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5 text-small">
      {before === null || before === after ? null : (
        <>
          <s className="text-ink-3">{looks[before].label}</s>
          <span aria-hidden="true">→</span>
          <VisuallyHidden>devient</VisuallyHidden>
        </>
      )}
      <BandMark tone={looks[after].tone}>{looks[after].label}</BandMark>
    </span>
  );
}
