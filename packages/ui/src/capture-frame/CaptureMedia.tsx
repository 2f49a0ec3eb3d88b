"use client";

import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from "react";
import { frCaptureFrame } from "../messages/sections/capture.ts";
import { useMessages } from "../provider/useMessages.ts";

interface CaptureMediaProps {
  readonly stream: MediaStream | null;
  /** A picture in the place of the live one. */
  readonly poster: string | undefined;
  readonly mirrored: boolean;
}

/** The live picture. A picture of oneself is a mirror: raising the right hand raises the one on the right. */
export const CaptureMedia = forwardRef<HTMLVideoElement, CaptureMediaProps>(function CaptureMedia(
  { stream, poster, mirrored },
  ref,
): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  const video = useRef<HTMLVideoElement>(null);
  useImperativeHandle<HTMLVideoElement | null, HTMLVideoElement | null>(ref, () => video.current);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    return () => {
      element.srcObject = null;
    };
  }, [stream]);
  const mirror = mirrored ? { "data-mirrored": "" } : {};
  return (
    <>
      <video
        ref={video}
        autoPlay
        muted
        playsInline
        hidden={poster !== undefined}
        aria-label={messages.live}
        className="cn-capture-frame__media"
        {...mirror}
      />
      {poster === undefined ? null : (
        <img src={poster} alt={messages.live} className="cn-capture-frame__media" {...mirror} />
      )}
    </>
  );
});
