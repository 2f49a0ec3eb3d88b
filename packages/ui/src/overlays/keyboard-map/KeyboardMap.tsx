"use client";

import { forwardRef, type ReactNode, useId } from "react";
import { Dialog, type DialogProps } from "../dialog/Dialog.tsx";
import { Keys } from "../../foundations/keys/Keys.tsx";
import { cx } from "../../foundations/internal/cx.ts";

/** Keys and what they do. */
export interface KeyboardMapRow {
  /** The keys, each alternative as `Keys` takes it: `["ArrowUp", "ArrowDown"]`. */
  readonly keys: readonly string[];
  /** Holds what they do, in words. */
  readonly does: string;
}

/** The keys of one place. */
export interface KeyboardMapGroup {
  /** Place where the keys count: « Photo des résultats ». */
  readonly place: string;
  /** A line on when they count, under the heading. */
  readonly hint?: string | undefined;
  /** The keys of the place, in their order. */
  readonly rows: readonly KeyboardMapRow[];
}

export interface KeyboardMapProps extends Omit<DialogProps, "children" | "actions"> {
  /** The keys of the product, by place. */
  readonly groups: readonly KeyboardMapGroup[];
}

/** A dialog that lists the keys of a product, by the place where they count. */
export const KeyboardMap = forwardRef<HTMLDivElement, KeyboardMapProps>(function KeyboardMap(
  { groups, className, ...rest },
  ref,
) {
  return (
    <Dialog {...rest} ref={ref} className={cx("cn-keyboard-map", className)}>
      {groups.map((group) => (
        <KeyboardPlace key={group.place} group={group} />
      ))}
    </Dialog>
  );
});

function KeyboardPlace({ group: { place, hint, rows } }: { readonly group: KeyboardMapGroup }): ReactNode {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="cn-keyboard-map__place">
      <h3 id={headingId}>{place}</h3>
      {hint === undefined ? null : <p>{hint}</p>}
      <dl>
        {rows.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((together) => (
                <Keys key={together} keys={together} />
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
