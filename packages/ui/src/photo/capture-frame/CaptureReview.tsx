"use client";

import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface CaptureReviewProps {
  readonly busy: boolean;
  readonly onRetake: (() => void) | undefined;
  readonly onUse: (() => void) | undefined;
}

/** The photo is taken: use it, or take it again. */
export function CaptureReview({ busy, onRetake, onUse }: CaptureReviewProps): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  return (
    <div className="cn-capture-frame__review">
      <h2>{messages.review}</h2>
      <div className="cn-capture-frame__choices">
        {onUse ? (
          <Button variant="primary" size="lg" loading={busy} onClick={() => onUse()}>
            {messages.use}
          </Button>
        ) : null}
        {onRetake ? (
          <Button size="lg" disabled={busy} onClick={() => onRetake()}>
            {messages.retake}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
