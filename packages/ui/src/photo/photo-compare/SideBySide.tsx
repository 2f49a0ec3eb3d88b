"use client";

import type { ReactNode } from "react";
import { frPhotoCompare } from "../../foundations/messages/sections/photo.ts";
import { PhotoNotice } from "../photo-parts/PhotoNotice.tsx";
import { usePhoto } from "../photo-parts/usePhoto.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { ZoomView } from "../zoom-pan/zoomMath.ts";
import { ZoomPan } from "../zoom-pan/ZoomPan.tsx";
import type { ComparedPhoto } from "./ComparedPhoto.ts";
import { DateChip } from "./DateChip.tsx";
import type { CompareStageProps } from "./CompareStageProps.ts";

interface SideProps {
  readonly photo: ComparedPhoto;
  readonly side: "before" | "after";
  readonly view: ZoomView;
  readonly onViewChange: (view: ZoomView) => void;
  readonly masked: boolean;
}

function Side({ photo, side, view, onViewChange, masked }: SideProps): ReactNode {
  const messages = useMessages("photoCompare", frPhotoCompare);
  const { state, attempt, image, retry } = usePhoto(photo.src);
  return (
    <ZoomPan
      label={messages[side]({ date: photo.date })}
      className="cn-photo-compare__side"
      view={view}
      onViewChange={onViewChange}
      // One set for both, in the corner of the right one.
      buttons={side === "after"}
      overlay={
        <>
          <PhotoNotice state={state} onRetry={retry} />
          <DateChip side={side} date={photo.date} />
        </>
      }
    >
      {image && <img key={attempt} {...image} alt={photo.alt} />}
      {masked && state === "ready" ? photo.masks : null}
    </ZoomPan>
  );
}

interface SideBySideProps extends CompareStageProps {
  readonly masked: boolean;
}

/** The two photos next to one another, zoomed and moved together. */
export function SideBySide({ before, after, ...shared }: SideBySideProps): ReactNode {
  return (
    <div className="cn-photo-compare__sides">
      <Side {...shared} photo={before} side="before" />
      <Side {...shared} photo={after} side="after" />
    </div>
  );
}
