"use client";

import { Camera } from "../../foundations/icons/Camera.tsx";
import { SwitchCamera } from "../../foundations/icons/SwitchCamera.tsx";
import { X } from "../../foundations/icons/X.tsx";
import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface CaptureControlsProps {
  /** True when there is a picture to take. */
  readonly live: boolean;
  readonly busy: boolean;
  readonly counting: boolean;
  readonly onShutter: () => void;
  readonly onSwitchCamera: (() => void) | undefined;
}

/** The shutter, which also stops the countdown, and the way to the other camera. */
export function CaptureControls({
  live,
  busy,
  counting,
  onShutter,
  onSwitchCamera,
}: CaptureControlsProps): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  const Icon = counting ? X : Camera;
  const idle = !live || busy;
  return (
    <div className="cn-capture-frame__controls">
      <button
        type="button"
        className="cn-capture-frame__shutter"
        // `disabled` would drop the focus of whoever has just pressed it.
        {...(idle ? { "aria-disabled": true } : {})}
        {...(busy ? { "aria-busy": true } : {})}
        onClick={() => {
          if (!idle) onShutter();
        }}
      >
        <span className="cn-capture-frame__disc" data-counting={counting || undefined}>
          <Icon aria-hidden="true" />
        </span>
        {counting ? messages.cancelCountdown : messages.take}
      </button>
      {onSwitchCamera ? (
        <Button
          variant="text"
          className="cn-capture-frame__switch"
          icon={<SwitchCamera aria-hidden="true" />}
          onClick={() => onSwitchCamera()}
        >
          {messages.switchCamera}
        </Button>
      ) : null}
    </div>
  );
}
