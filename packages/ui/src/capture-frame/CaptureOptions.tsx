"use client";

import { Grid3x3 } from "lucide-react";
import { type CSSProperties, type ReactNode, useId } from "react";
import { Button } from "../button/Button.tsx";
import { formatPercent } from "../internal/format.ts";
import { frCaptureFrame } from "../messages/sections/capture.ts";
import { useLocale } from "../provider/useLocale.ts";
import { useMessages } from "../provider/useMessages.ts";

interface CaptureOptionsProps {
  readonly grid: boolean;
  readonly onGridChange: (grid: boolean) => void;
  /** From 0 to 1; `null` without a previous photo. */
  readonly ghostOpacity: number | null;
  readonly onGhostOpacityChange: (opacity: number) => void;
}

/** The grid, and how much of the previous photo is seen through. */
export function CaptureOptions({
  grid,
  onGridChange,
  ghostOpacity,
  onGhostOpacityChange,
}: CaptureOptionsProps): ReactNode {
  const locale = useLocale();
  const messages = useMessages("captureFrame", frCaptureFrame);
  const rangeId = useId();
  return (
    <div className="cn-capture-frame__options">
      {ghostOpacity === null ? null : (
        <div className="cn-capture-frame__ghost-control">
          <label htmlFor={rangeId}>{messages.ghostOpacity}</label>
          <input
            id={rangeId}
            type="range"
            min={0}
            max={100}
            step={5}
            value={Math.round(ghostOpacity * 100)}
            aria-valuetext={formatPercent(locale, ghostOpacity)}
            className="cn-capture-frame__range"
            style={{ "--cn-ratio": ghostOpacity } as CSSProperties}
            onChange={(event) => onGhostOpacityChange(event.currentTarget.valueAsNumber / 100)}
          />
          <span aria-hidden="true">{formatPercent(locale, ghostOpacity)}</span>
        </div>
      )}
      <Button
        variant="text"
        icon={<Grid3x3 aria-hidden="true" />}
        aria-pressed={grid}
        onClick={() => onGridChange(!grid)}
      >
        {messages.grid}
      </Button>
    </div>
  );
}
