"use client";

import { Pause } from "../../foundations/icons/Pause.tsx";
import { Play } from "../../foundations/icons/Play.tsx";
import type { ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { formatBytes } from "../../fields/files/formatBytes.ts";
import { frPhotoUploader } from "../../foundations/messages/sections/captureFiles.ts";
import { Progress } from "../../feedback/progress/Progress.tsx";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { type PhotoUpload, transferredShare } from "./photoUpload.ts";
import { useRemainingTime } from "./useRemainingTime.ts";

export interface PhotoTransferActions {
  /** Offers to hold the sending. */
  readonly onPause?: (() => void) | undefined;
  /** Offers to go on with a sending on hold. */
  readonly onResume?: (() => void) | undefined;
  /** Offers to give the sending up. */
  readonly onCancel?: (() => void) | undefined;
}

interface PhotoTransferProps extends PhotoTransferActions {
  readonly upload: PhotoUpload;
  readonly offline: boolean;
  readonly underWay: ReactNode;
}

/** « Envoi 64 % », the bytes, the time that is left, and the means to pause, resume and give up. */
export function PhotoTransfer({
  upload,
  offline,
  underWay,
  onPause,
  onResume,
  onCancel,
}: PhotoTransferProps): ReactNode {
  const locale = useLocale();
  const messages = useMessages("photoUploader", frPhotoUploader);
  const paused = upload.state === "paused";
  const waiting = offline && !paused;
  const remaining = useRemainingTime(upload, !paused && !waiting);
  const label = paused ? messages.pausedLabel : waiting ? messages.offlineLabel : messages.sending;
  const advice = paused
    ? messages.pausedDetail
    : waiting
      ? messages.offlineDetail
      : (underWay ?? messages.stay);
  const bytes =
    upload.total > 0
      ? messages.transferred({
          sent: formatBytes(locale, upload.transferred),
          all: formatBytes(locale, upload.total),
        })
      : null;
  const toggle = paused ? onResume : onPause;
  return (
    <>
      <Progress
        label={label}
        value={transferredShare(upload)}
        detail={
          <>
            <span className="cn-photo-uploader__bytes">
              {bytes}
              {bytes && remaining ? " · " : null}
              {remaining}
            </span>
            {advice}
          </>
        }
      />
      <div className="cn-photo-uploader__actions">
        {toggle ? (
          <Button
            variant={paused ? "primary" : "outline"}
            icon={paused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => toggle()}
          >
            {paused ? messages.resume : messages.pause}
          </Button>
        ) : null}
        {onCancel ? (
          <Button variant="text" onClick={() => onCancel()}>
            {messages.cancel}
          </Button>
        ) : null}
      </div>
    </>
  );
}
