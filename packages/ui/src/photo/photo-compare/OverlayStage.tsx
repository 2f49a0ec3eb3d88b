"use client";

import { type ReactNode, useState } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { frPhotoCompare } from "../../foundations/messages/sections/photo.ts";
import { OpacitySlider } from "../photo-parts/OpacitySlider.tsx";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useZoomPan } from "../zoom-pan/useZoomPan.ts";
import { ZoomButtons } from "../zoom-pan/ZoomButtons.tsx";
import { ZoomViewport } from "../zoom-pan/ZoomViewport.tsx";
import { DateChip } from "./DateChip.tsx";
import { PairLayers } from "./PairLayers.tsx";
import type { CompareStageProps } from "./CompareStageProps.ts";

/**
 * The later photo over the older one, as opaque as asked. « Alterner » goes from one to the other, each time it is
 * pressed: photos never fade over one another on their own.
 */
export function OverlayStage({ before, after, view, onViewChange }: CompareStageProps): ReactNode {
  const messages = useMessages("photoCompare", frPhotoCompare);
  const [opacity, setOpacity] = useState(0.5);
  const { zoom, viewportProps } = useZoomPan({ view, onViewChange });
  const overlay = useAppliedStyle(viewportProps.ref, { "--cn-opacity": opacity });
  return (
    <>
      <div className="cn-photo-compare__frame cn-zoom-pan">
        <ZoomViewport
          viewport={viewportProps}
          label={messages.overlaySentence({ before: before.date, after: after.date })}
          className="cn-photo-compare__overlay"
          style={overlay}
        >
          <PairLayers before={before} after={after} />
          <DateChip side="before" date={before.date} />
          <DateChip side="after" date={after.date} />
        </ZoomViewport>
        <ZoomButtons zoom={zoom} className="cn-zoom-pan__buttons" />
      </div>
      <div className="cn-photo-compare__controls">
        <OpacitySlider label={messages.opacity} value={opacity} onValueChange={setOpacity} />
        <Button onClick={() => setOpacity(opacity < 0.5 ? 1 : 0)}>{messages.alternate}</Button>
      </div>
    </>
  );
}
