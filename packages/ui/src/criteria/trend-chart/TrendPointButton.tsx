"use client";

import type { CSSProperties, ReactNode } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import type { RovingIndex } from "../../foundations/internal/useRovingIndex.ts";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { ReadPoint } from "./trendTexts.ts";

interface TrendPointButtonProps {
  readonly point: ReadPoint;
  /** Ratios of the plot; `y` is `null` when nothing was measured. */
  readonly place: { readonly x: number; readonly y: number | null };
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
  const { id, verdict, tone, number, measured } = point;
  return (
    <button
      {...rovingProps}
      type="button"
      className="cn-trend__point"
      data-measured={measured}
      data-active={active || undefined}
      data-below={(place.y ?? 0) > 0.86 || undefined}
      style={
        {
          "--cn-start": reach.start,
          "--cn-end": reach.end,
          "--cn-x": place.x,
          "--cn-y": place.y ?? 0,
        } as CSSProperties
      }
      onClick={() => onSelect?.({ id })}
    >
      <VisuallyHidden>{spoken}</VisuallyHidden>
      {verdict ? (
        <VerdictShape verdict={verdict} className="cn-trend__marker cn-chart__marker" />
      ) : (
        <BandShape tone={tone} className="cn-trend__marker" />
      )}
      {labelled && measured ? (
        <span className="cn-trend__number" aria-hidden="true">
          {number}
        </span>
      ) : null}
    </button>
  );
}
