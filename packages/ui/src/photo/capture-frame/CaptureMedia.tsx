"use client";

import { forwardRef, type ReactNode, useEffect, useImperativeHandle, useRef } from "react";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface CaptureMediaProps {
  readonly stream: MediaStream | null;
  /** A picture in the place of the live one. */
  readonly poster: string | undefined;
  readonly mirrored: boolean;
  /** Receives the size of the picture, in px, as it becomes known and when a device is turned. */
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
}

/** The live picture. A picture of oneself is a mirror: raising the right hand raises the one on the right. */
export const CaptureMedia = forwardRef<HTMLVideoElement, CaptureMediaProps>(function CaptureMedia(
  { stream, poster, mirrored, onSize },
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
  const tellSize = ({ videoWidth, videoHeight }: HTMLVideoElement): void =>
    onSize({ width: videoWidth, height: videoHeight });
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
        onLoadedMetadata={({ currentTarget }) => tellSize(currentTarget)}
        onResize={({ currentTarget }) => tellSize(currentTarget)}
      />
      {poster === undefined ? null : (
        <img src={poster} alt={messages.live} className="cn-capture-frame__media" {...mirror} />
      )}
    </>
  );
});
