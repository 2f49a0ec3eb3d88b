"use client";

import { type RefObject, useEffect, useRef } from "react";
import type { CaptureEvent } from "./captureEvent.ts";

interface LiveOptions {
  readonly video: RefObject<HTMLVideoElement | null>;
  /** True when a camera is open. */
  readonly live: boolean;
  /** Of the camera, in px; 0 before it is known. */
  readonly picture: { readonly width: number; readonly height: number };
  readonly aspectRatio: number;
  readonly onLive: ((live: CaptureEvent | null) => void) | undefined;
}

/** Tells the host of the live video while it has a picture, and again when the frame takes another shape. */
export function useLive({ video, live, picture, aspectRatio, onLive }: LiveOptions): void {
  const latest = useRef(onLive);
  useEffect(() => {
    latest.current = onLive;
  });
  const seen = live && picture.width > 0;
  useEffect(() => {
    const element = video.current;
    if (!seen || !element) return;
    latest.current?.({ video: element, aspectRatio });
    return () => latest.current?.(null);
  }, [seen, aspectRatio, video]);
}
