"use client";

import type { ReactNode } from "react";
import type { RovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import { pointData, pointStyle, TrendShape } from "./TrendMark.tsx";
import type { TrendPlace } from "./trendLayout.ts";
import type { ReadPoint } from "./trendTexts.ts";

interface TrendPointButtonProps {
  readonly point: ReadPoint;
  /** Ratios of the plot; `y` is `null` when nothing was measured. */
  readonly place: TrendPlace;
  /** From where to where a pointer means this point. */
  readonly reach: { readonly start: number; readonly end: number };
  readonly labelled: boolean;
  readonly active: boolean;
  readonly spoken: string;
  readonly rovingProps: ReturnType<RovingIndex["propsOf"]>;
  readonly onSelect: ((point: { readonly id: string }) => void) | undefined;
}

/** A point: its shape at its place, its number beside it, and a reach as tall as the plot. */
export function TrendPointButton({
  point,
  place,
  reach,
  labelled,
  active,
  spoken,
  rovingProps,
  onSelect,
}: TrendPointButtonProps): ReactNode {
  const placed = pointStyle(place, reach);
  return (
    <button
      {...rovingProps}
      ref={(element) => {
        rovingProps.ref(element);
        placed.ref(element);
      }}
      type="button"
      className="cn-trend__point"
      {...pointData(point, place)}
      data-active={active || undefined}
      style={placed.style}
      onClick={() => onSelect?.({ id: point.id })}
    >
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <TrendShape point={point} numbered={labelled} />
    </button>
  );
}
