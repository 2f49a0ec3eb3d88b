"use client";

import { CaptureFrame, useCamera } from "@carnation/ui/capture-frame";

export function Example() {
  const camera = useCamera();
  return <CaptureFrame stream={camera.stream} status={camera.status} onCapture={() => undefined} />;
}
