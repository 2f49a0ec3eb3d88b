"use client";

import { shownDigits } from "../../foundations/internal/digits.ts";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { type UnitName, withAmount } from "../../foundations/internal/unit.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { frStatTile } from "../../foundations/messages/sections/charts.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Skeleton } from "../../feedback/skeleton/Skeleton.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";

export interface StatTileProps extends Omit<ComponentPropsWithoutRef<"dl">, "children"> {
  /** Holds what is counted: « Diagnostics ». */
  readonly label: ReactNode;
  /** A number, printed in the language of the page, or a text that is already formatted; `null` is « — ». */
  readonly value: number | string | null;
  /** Decimals printed of a number. @default 0, or as many as a value under a half needs */
  readonly fractionDigits?: number | undefined;
  /** Smaller, after the number: « s », « /100 », or the words of a language that counts: `{ one: "jour", other: "jours" }`. */
  readonly unit?: UnitName | undefined;
  /** Measure of how far it moved, in words: « 6 de plus que les 30 jours précédents ». */
  readonly delta?: ReactNode;
  /** Moment when it was counted: « 30 derniers jours ». */
  readonly period?: ReactNode;
  /** A link to what is counted. */
  readonly link?: ReactNode;
  /** Keeps the place of the number until it is known. @default false */
  readonly loading?: boolean | undefined;
}

/** One number and what it counts. No frame, no icon: space makes the tile. */
export const StatTile = forwardRef<HTMLDListElement, StatTileProps>(function StatTile(
  { label, value, fractionDigits, unit = "", delta, period, link, loading = false, className, ...rest },
  ref,
) {
  const locale = useLocale();
  const words = useMessages("statTile", frStatTile);
  const common = useMessages("common", frCommon);
  const known = typeof value === "number" && !Number.isFinite(value) ? null : value;
  const number =
    typeof known === "number" ? formatNumber(locale, known, shownDigits(fractionDigits, [known])) : known;
  // The same space as elsewhere, and the unit on its own so that it can be smaller.
  const unitText = withAmount(locale, "", typeof known === "number" ? known : 2, unit);
  return (
    <dl {...rest} ref={ref} data-component="stat-tile" className={cx("cn-stat-tile", className)}>
      <dt>{label}</dt>
      <dd className="cn-stat-tile__value">
        {loading ? (
          <>
            <Skeleton width="2.5ch" height="0.75em" />
            <VisuallyHidden>{common.loading}</VisuallyHidden>
          </>
        ) : number === null ? (
          <>
            <span aria-hidden="true">—</span>
            <VisuallyHidden>{words.noValue}</VisuallyHidden>
          </>
        ) : (
          <>
            {number}
            {unit ? <small>{unitText}</small> : null}
          </>
        )}
      </dd>
      {loading || (!delta && !period) ? null : (
        <dd className="cn-stat-tile__context">
          {delta ? <span className="cn-stat-tile__delta">{delta}</span> : null} {period}
        </dd>
      )}
      {link ? <dd className="cn-stat-tile__link">{link}</dd> : null}
    </dl>
  );
});
