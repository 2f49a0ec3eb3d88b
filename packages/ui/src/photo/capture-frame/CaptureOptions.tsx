"use client";

import { Aperture } from "../../foundations/icons/Aperture.tsx";
import { Grid3x3 } from "../../foundations/icons/Grid3x3.tsx";
import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { OpacitySlider } from "../photo-parts/OpacitySlider.tsx";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface CaptureOptionsProps {
  readonly autoShot: boolean;
  /** Absent where the host takes no photo by itself. */
  readonly onAutoShotChange: ((autoShot: boolean) => void) | undefined;
  readonly grid: boolean;
  readonly onGridChange: (grid: boolean) => void;
  /** From 0 to 1; `null` without a previous photo. */
  readonly ghostOpacity: number | null;
  readonly onGhostOpacityChange: (opacity: number) => void;
}

/** Tells whether the photo is taken by itself, the grid, and how much of the previous photo is seen through. */
export function CaptureOptions({
  autoShot,
  onAutoShotChange,
  grid,
  onGridChange,
  ghostOpacity,
  onGhostOpacityChange,
}: CaptureOptionsProps): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  return (
    <div className="cn-capture-frame__options">
      {ghostOpacity === null ? null : (
        <OpacitySlider
          label={messages.ghostOpacity}
          value={ghostOpacity}
          onValueChange={onGhostOpacityChange}
          className="cn-capture-frame__ghost-control"
        />
      )}
      {onAutoShotChange ? (
        <Button
          variant="text"
          icon={<Aperture aria-hidden="true" />}
          aria-pressed={autoShot}
          onClick={() => onAutoShotChange(!autoShot)}
        >
          {messages.autoShot}
        </Button>
      ) : null}
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
