"use client";

import { Camera } from "../../foundations/icons/Camera.tsx";
import { CameraOff } from "../../foundations/icons/CameraOff.tsx";
import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Spinner } from "../../foundations/spinner/Spinner.tsx";
import { type CameraStatus, isCameraProblem } from "./cameraStatus.ts";

interface CaptureNoticeProps {
  readonly status: Exclude<CameraStatus, "live">;
  readonly fallback: ReactNode;
  readonly onRestart: (() => void) | undefined;
}

/** In the place of the picture while there is none: what happens, or what to do about it. */
export function CaptureNotice({ status, fallback, onRestart }: CaptureNoticeProps): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  const problem = isCameraProblem(status);
  const help = {
    off: null,
    starting: null,
    asking: messages.askingHelp,
    absent: messages.absentHelp,
    busy: messages.busyHelp,
    insecure: messages.insecureHelp,
    refused: null,
  }[status];
  const Icon = problem ? CameraOff : Camera;
  const retry = onRestart && problem && status !== "insecure";
  return (
    <div className="cn-capture-frame__notice" role={problem ? "alert" : "status"}>
      {status === "starting" ? <Spinner /> : <Icon aria-hidden="true" />}
      <p className="cn-capture-frame__notice-title">{messages[status]}</p>
      {help ? <p>{help}</p> : null}
      {status === "refused" ? (
        <ol className="cn-capture-frame__steps">
          {messages.refusedSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {retry || fallback ? (
        <div className="cn-capture-frame__choices">
          {retry ? (
            <Button variant="primary" onClick={() => onRestart()}>
              {messages.retry}
            </Button>
          ) : null}
          {fallback}
        </div>
      ) : null}
    </div>
  );
}
