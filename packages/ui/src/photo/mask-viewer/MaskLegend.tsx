"use client";

import type { ReactNode } from "react";
import { frMaskViewer } from "../../foundations/messages/sections/photo.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { MaskDrawing } from "./MaskDrawing.tsx";
import { type LegendEntry, maskLegend } from "./legendEntries.ts";
import { MarkSwatch } from "./MarkSwatch.tsx";
import type { MarkState, MaskPoint, MaskRing, MaskShape } from "./PhotoMask.ts";

/** Width over height of a swatch. */
const SWATCH_RATIO = 21 / 16;

const oval: MaskRing = Array.from({ length: 24 }, (_, step): MaskPoint => {
  const angle = (step / 24) * 2 * Math.PI;
  return [0.5 + 0.36 * Math.cos(angle), 0.5 + 0.32 * Math.sin(angle)];
});

/** The same drawing as on the photo, small. */
function sampleOf({ kind, level }: LegendEntry): MaskShape {
  if (kind === "polyline")
    return {
      kind,
      points: [
        [0.15, 0.65],
        [0.4, 0.38],
        [0.62, 0.58],
        [0.86, 0.35],
      ],
    };
  if (kind === "points")
    return {
      kind,
      points: [
        [0.28, 0.36],
        [0.7, 0.32],
        [0.5, 0.72],
      ],
    };
  if (kind === "polygon" || kind === "unmeasured") return { kind, points: oval };
  // A level lies over the lighter ones: so does its swatch.
  return { kind, levels: Array.from({ length: level + 1 }, () => [oval]) };
}

interface MaskLegendProps {
  readonly shapes: readonly MaskShape[];
  /** Of the marks that are drawn. */
  readonly states: readonly MarkState[];
  readonly opacity: number;
}

/** Shows what the drawing means, on a ground of the colour of skin, so that it looks as it does on the photo. */
export function MaskLegend({ shapes, states, opacity }: MaskLegendProps): ReactNode {
  const messages = useMessages("maskViewer", frMaskViewer);
  const entries = maskLegend(shapes, messages);
  return (
    <ul className="cn-mask-viewer__legend" aria-label={messages.legend}>
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.label}`}>
          <span className="cn-mask-viewer__swatch">
            <MaskDrawing shapes={[sampleOf(entry)]} opacity={opacity} aspectRatio={SWATCH_RATIO} />
          </span>
          {entry.label}
        </li>
      ))}
      {states.map((state) => (
        <li key={state}>
          <MarkSwatch state={state} />
          {messages.marks.states[state]}
        </li>
      ))}
    </ul>
  );
}
