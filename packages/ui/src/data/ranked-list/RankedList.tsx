import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { PlacedAt } from "../../foundations/internal/PlacedAt.tsx";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";

export interface RankedItem {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** Name of what is ranked. */
  readonly label: string;
  /** As it is printed: « 41 % ». */
  readonly value: string;
  /** Length of the bar, 0 to 1; without one there is no bar, for what is no share of anything. */
  readonly share?: number | undefined;
  /** Place of the tick, 0 to 1: the period before. */
  readonly previousShare?: number | undefined;
  /** Difference with the period before, in short: « +3 ». */
  readonly delta?: string | undefined;
  /** The same in words, for screen readers: « 3 de plus qu’avant ». */
  readonly summary?: string | undefined;
}

export interface RankedListProps extends Omit<ComponentPropsWithoutRef<"ul">, "children"> {
  /** The most first; the host ranks them. */
  readonly items: readonly RankedItem[];
}

const ratio = (share: number): number => (Number.isNaN(share) ? 0 : Math.min(1, Math.max(0, share)));

/** Things by how much there is of each: a thin bar from zero, a tick where it stood in the period before. */
export const RankedList = forwardRef<HTMLUListElement, RankedListProps>(function RankedList(
  { items, className, ...rest },
  ref,
) {
  return (
    <ul {...rest} ref={ref} data-component="ranked-list" className={cx("cn-ranked", className)}>
      {items.map(({ id, label, value, share, previousShare, delta, summary }) => (
        <li key={id}>
          <span className="cn-ranked__label">{label}</span>
          <span className="cn-ranked__value">
            {value}
            <small aria-hidden={summary !== undefined}>{delta}</small>
            {summary === undefined ? null : <VisuallyHidden>{`, ${summary}`}</VisuallyHidden>}
          </span>
          {share === undefined ? null : (
            <span className="cn-ranked__track" aria-hidden="true">
              <svg className="cn-ranked__bar" width={percent(ratio(share))} />
              {previousShare === undefined ? null : (
                <PlacedAt at={ratio(previousShare)}>
                  <span className="cn-ranked__tick" />
                </PlacedAt>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
});
