"use client";

import { memo, type ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { MarkStroke } from "./MarkStroke.tsx";
import { maskColours } from "@carnation/tokens";
import type { PhotoMark } from "./PhotoMask.ts";

/** A ring as wide as its box, whatever that is. */
const ring = { cx: "50%", cy: "50%", r: "50%" } as const;

/** Place of the upper right end of a ring. */
const CORNER = { x: percent(0.5 + Math.SQRT1_2 / 2), y: percent(0.5 - Math.SQRT1_2 / 2) } as const;

/** The strokes of one mark; crosses keep their size, rings grow with the photo. */
function MarkDrawing({ state }: Pick<PhotoMark, "state">): ReactNode {
  if (state === "struck") {
    return (
      <svg x="50%" y="50%" overflow="visible" opacity={0.72}>
        <MarkStroke shape={{ d: "M-5.6-5.6l11.2 11.2M5.6-5.6l-11.2 11.2" }} />
      </svg>
    );
  }
  return (
    <>
      {state === "unsure" ? null : (
        <circle {...ring} className="cn-mask__fill" fill={maskColours.fill} fillOpacity={0.16} />
      )}
      <MarkStroke shape={ring} dashed={state === "unsure"} />
      {state === "added" ? (
        <svg {...CORNER} overflow="visible">
          <MarkStroke shape={{ d: "M8-12.6v11.2M2.4-7h11.2" }} />
        </svg>
      ) : null}
    </>
  );
}

interface MarkRingsProps {
  readonly marks: readonly PhotoMark[];
  readonly current: string | null;
  /** Says what is drawn: the list of the marks stands elsewhere. */
  readonly label: string;
  /** From 0, nothing, to 1. */
  readonly strength: number;
  /** True where they can be pressed: the pointer shows it. */
  readonly pressable: boolean;
}

/**
 * Marks over a photo, each a ring round its place that is at least 22 px wide and grows with the photo.
 * Drawn again only when they change: a lens that moves over them does not.
 */
export const MarkRings = memo(function MarkRings({
  marks,
  current,
  label,
  strength,
  pressable,
}: MarkRingsProps): ReactNode {
  return (
    <div
      // One drawing of several elements: none of those with this role holds others.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      className="cn-mask-viewer__marks"
      {...appliedStyle({ opacity: strength })}
      data-pressable={pressable || undefined}
    >
      {marks.map(({ id, at: [x, y], radius, state }) => (
        <span
          key={id}
          className="cn-mask-viewer__mark"
          data-state={state}
          data-current={id === current || undefined}
          {...appliedStyle({
            left: percent(x),
            top: percent(y),
            width: `max(22px, ${percent(2 * radius)})`,
            visibility: "inherit",
          })}
        >
          {id === current ? (
            <svg className="cn-mask-viewer__halo">
              <MarkStroke shape={ring} current />
            </svg>
          ) : null}
          <svg>
            <MarkDrawing state={state} />
          </svg>
        </span>
      ))}
    </div>
  );
});
