"use client";

import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frMaskViewer } from "../../foundations/messages/sections/photo.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { MarkStroke } from "./MarkStroke.tsx";
import type { MarkAim } from "./photoStage.ts";

/** Width of the lens, in px, and how much it enlarges. */
const LENS = { size: 96, power: 2.5 } as const;

/** From the aim to the middle of the lens, in px: clear of a finger. */
const AWAY = 88;

const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));

/** Place of the lens: above the aim, or beside it where the frame has no room above. */
function lensPlace({ x, y, frame }: MarkAim): { readonly left: number; readonly top: number } {
  const half = LENS.size / 2;
  const above = y - AWAY - half >= 0;
  const side = x > frame.width / 2 ? -AWAY : AWAY;
  return {
    left: within(above ? x : x + side, half, Math.max(half, frame.width - half)) - half,
    top: Math.max(0, above ? y - AWAY - half : y - half),
  };
}

/** Size and place of the photo in the lens: the aim in the middle. */
function lensPhoto({ place, photo }: MarkAim) {
  const width = photo.width * LENS.power;
  const height = photo.height * LENS.power;
  return { width, height, left: LENS.size / 2 - place[0] * width, top: LENS.size / 2 - place[1] * height };
}

interface MarkAimingProps {
  readonly aim: MarkAim | null;
  /** Address of the photo in the lens. */
  readonly src: string | undefined;
  readonly onCancel: (() => void) | undefined;
}

/** Over a photo to which a mark is being added: what to do, the way out, the cross, and the lens above it. */
export function MarkAiming({ aim, src, onCancel }: MarkAimingProps): ReactNode {
  const { marks } = useMessages("maskViewer", frMaskViewer);
  return (
    <>
      <div className="cn-mask-viewer__adding cn-no-print">
        <output>{marks.adding}</output>
        {onCancel ? (
          <Button variant="text" onClick={onCancel}>
            {marks.cancelAdding}
          </Button>
        ) : null}
      </div>
      {aim ? (
        <div className="cn-mask-viewer__aim cn-no-print" aria-hidden="true">
          <svg style={{ left: aim.x, top: aim.y }}>
            <MarkStroke shape={{ cx: 0, cy: 0, r: 17 }} current />
            <MarkStroke shape={{ d: "M0-6v12M-6 0h12" }} />
          </svg>
          <div className="cn-mask-viewer__lens" style={lensPlace(aim)}>
            {src === undefined ? null : <img src={src} alt="" style={lensPhoto(aim)} />}
            <svg>
              <MarkStroke shape={{ d: "M0-18v36M-18 0h36" }} />
            </svg>
          </div>
        </div>
      ) : null}
    </>
  );
}
