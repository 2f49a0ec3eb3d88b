"use client";

import { useEffect, useRef, useState } from "react";
import { frPhotoUploader } from "../../foundations/messages/sections/captureFiles.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { PhotoUpload } from "./photoUpload.ts";
import { remainingSeconds, spokenDuration, type TransferSample, withSample } from "./remainingTime.ts";

/** « environ 15 secondes » while an upload runs at a steady pace, else `null`. Looks once a second. */
export function useRemainingTime(upload: PhotoUpload | null, active: boolean): string | null {
  const messages = useMessages("photoUploader", frPhotoUploader);
  const latest = useRef(upload);
  const [seconds, setSeconds] = useState<number | null>(null);
  useEffect(() => {
    latest.current = upload;
  });
  useEffect(() => {
    if (!active) return;
    let samples: readonly TransferSample[] = [];
    const look = (): void => {
      if (!latest.current) return;
      samples = withSample(samples, { at: performance.now(), transferred: latest.current.transferred });
      setSeconds(remainingSeconds(samples, latest.current.total));
    };
    const timer = setInterval(look, 1000);
    return () => {
      clearInterval(timer);
      setSeconds(null);
    };
  }, [active]);
  if (!active || seconds === null) return null;
  const { unit, count } = spokenDuration(seconds);
  return unit === "seconds" ? messages.remainingSeconds({ count }) : messages.remainingMinutes({ count });
}
