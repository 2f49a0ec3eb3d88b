"use client";

import { MoveHorizontal } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { formatPercent } from "../../foundations/internal/format.ts";
import { frPhotoCompare } from "../../foundations/messages/sections/photo.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useZoomPan } from "../zoom-pan/useZoomPan.ts";
import { ZoomButtons } from "../zoom-pan/ZoomButtons.tsx";
import { positionForKey } from "./boundaryKeys.ts";
import { DateChip } from "./DateChip.tsx";
import { PairLayers } from "./PairLayers.tsx";
import type { CompareStageProps } from "./CompareStageProps.ts";
import { useBoundaryDrag } from "./useBoundaryDrag.ts";

interface SliderStageProps extends CompareStageProps {
  /** Position of the line, from the left edge, 0, to the right one, 1. */
  readonly position: number;
  readonly onPositionChange: (position: number) => void;
}

/** The two photos with a line between them: the older one on its left, always. */
export function SliderStage({
  before,
  after,
  view,
  onViewChange,
  position,
  onPositionChange,
}: SliderStageProps): ReactNode {
  const messages = useMessages("photoCompare", frPhotoCompare);
  const percent = formatPercent(useLocale(), position);
  const { zoom, viewportProps } = useZoomPan({ view, onViewChange, drag: false, panKeys: "shift-arrows" });
  const boundary = useAppliedStyle(viewportProps.ref, { "--cn-at": position });
  const drag = useBoundaryDrag(onPositionChange);

  const handleKey = (event: KeyboardEvent<HTMLElement>): void => {
    const next = event.shiftKey ? null : positionForKey(event.key, position);
    if (next === null) return;
    event.preventDefault();
    onPositionChange(next);
  };

  return (
    <div className="cn-photo-compare__frame cn-zoom-pan">
      <div
        {...viewportProps}
        className="cn-zoom-pan__viewport cn-photo-compare__slider"
        style={{ ...viewportProps.style, ...boundary }}
        onPointerDown={(event) => {
          viewportProps.onPointerDown(event);
          drag.onPointerDown(event);
        }}
        onPointerMove={(event) => {
          viewportProps.onPointerMove(event);
          drag.onPointerMove(event);
        }}
        onPointerUp={(event) => {
          viewportProps.onPointerUp(event);
          drag.onPointerUp(event);
        }}
        onPointerCancel={(event) => {
          viewportProps.onPointerCancel(event);
          drag.onPointerCancel(event);
        }}
      >
        <PairLayers before={before} after={after} />
        <DateChip side="before" date={before.date} />
        <DateChip side="after" date={after.date} />
        <div className="cn-photo-compare__boundary">
          <input
            type="range"
            aria-label={messages.boundary}
            aria-valuetext={messages.boundaryValue({ percent, date: before.date })}
            min={0}
            max={100}
            value={Math.round(position * 100)}
            onChange={(event) => onPositionChange(Number(event.target.value) / 100)}
            onKeyDown={handleKey}
          />
          <span className="cn-photo-compare__handle" aria-hidden="true">
            <MoveHorizontal />
          </span>
        </div>
      </div>
      <ZoomButtons zoom={zoom} className="cn-zoom-pan__buttons" />
    </div>
  );
}
