"use client";

import type { ReactNode } from "react";
import { PhotoNotice } from "../photo-parts/PhotoNotice.tsx";
import { usePhoto } from "../photo-parts/usePhoto.ts";
import type { ComparedPhoto } from "./ComparedPhoto.ts";

interface PairLayersProps {
  readonly before: ComparedPhoto;
  readonly after: ComparedPhoto;
}

interface LayerProps {
  readonly photo: ComparedPhoto;
  readonly side: "before" | "after";
}

function Layer({ photo, side }: LayerProps): ReactNode {
  const { state, attempt, image, retry } = usePhoto(photo.src);
  return (
    <div className="cn-photo-compare__layer" data-side={side}>
      <div className="cn-zoom-pan__content">{image && <img key={attempt} {...image} alt={photo.alt} />}</div>
      <PhotoNotice state={state} onRetry={retry} />
    </div>
  );
}

/** Both photos in one frame, one over the other: the style sheet cuts or fades the upper one. */
export function PairLayers({ before, after }: PairLayersProps): ReactNode {
  return (
    <>
      <Layer photo={after} side="after" />
      <Layer photo={before} side="before" />
    </>
  );
}
