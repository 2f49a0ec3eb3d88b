"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { ZoomFit } from "../zoom-pan/zoomMath.ts";
import { PhotoNotice } from "./PhotoNotice.tsx";
import { type PhotoSource, usePhoto } from "./usePhoto.ts";

export interface PhotoFrameProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** The photo. `null` once it was erased, `undefined` while it is being asked for. */
  readonly src: PhotoSource;
  /** Holds what it shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** Said in the place of the photo by a host that knows why it does not come; empty for the outline alone. */
  readonly notice?: string | undefined;
  /** Said when it cannot be shown. @default the kit's sentence */
  readonly unreadable?: string | undefined;
  /** `cover` fills the frame and crops, `whole` shows all of the photo. @default "cover" */
  readonly fit?: ZoomFit | undefined;
  /** True when the frame is too small for words: what is missing stays blank. @default false */
  readonly thumbnail?: boolean | undefined;
}

/** A photo in a frame whose size and shape are the host's; a dashed oval where there is none. */
export const PhotoFrame = forwardRef<HTMLDivElement, PhotoFrameProps>(function PhotoFrame(
  { src, alt, notice, unreadable, fit = "cover", thumbnail = false, className, ...rest },
  ref,
) {
  const { state, attempt, image, retry } = usePhoto(src);
  const words = state === "failed" ? (unreadable ?? notice) : notice;
  // Of a photo that says nothing, nobody needs to hear that it is on its way.
  const silent = thumbnail || (alt === "" && state === "loading" && words === undefined);
  return (
    <div {...rest} ref={ref} data-fit={fit} className={cx("cn-photo-frame", className)}>
      {image && state !== "failed" ? (
        <img key={`${attempt} ${image.src}`} {...image} alt={alt} decoding="async" />
      ) : null}
      {silent ? null : <PhotoNotice state={state} words={words} onRetry={retry} />}
    </div>
  );
});
