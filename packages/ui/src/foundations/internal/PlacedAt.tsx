import type { ReactNode } from "react";
import { percent } from "./svgPlace.ts";

interface PlacedAtProps {
  /** Place in the nearest positioned element, from its start (0) to its end (1); with `upright` from its foot to its top. */
  readonly at: number;
  /** @default false */
  readonly upright?: boolean | undefined;
  /** One element, which begins at the place: its sheet moves it by a part of its own width. */
  readonly children: ReactNode;
}

/**
 * Words or a control at a ratio of a drawing, without a `style` attribute: an empty `<svg>` of that length stands before
 * them. Lies over the whole drawing and lets the pointer through.
 */
export function PlacedAt({ at, upright = false, children }: PlacedAtProps): ReactNode {
  const length = percent(Math.max(0, at));
  return (
    <span className="cn-placed" data-upright={upright || undefined}>
      <svg aria-hidden="true" {...(upright ? { width: 0, height: length } : { width: length, height: 0 })} />
      {children}
    </span>
  );
}
