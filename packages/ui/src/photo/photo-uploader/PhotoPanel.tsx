"use client";

import { CircleCheck } from "../../foundations/icons/CircleCheck.tsx";
import type { ReactNode } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { ErrorState } from "../../feedback/error-state/ErrorState.tsx";
import { formatPercent } from "../../foundations/internal/format.ts";
import { formatBytes } from "../../fields/files/formatBytes.ts";
import { frProgress } from "../../foundations/messages/fr.sections.ts";
import { frPhotoUploader } from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { PhotoTransfer, type PhotoTransferActions } from "./PhotoTransfer.tsx";
import { type PhotoUpload, transferredShare, uploaderStage } from "./photoUpload.ts";

interface PhotoPanelProps extends PhotoTransferActions {
  readonly photo: File;
  readonly upload: PhotoUpload | null;
  readonly offline: boolean;
  readonly problem: string | null;
  readonly advice: ReactNode;
  readonly underWay: ReactNode;
  readonly sendLabel: string | undefined;
  readonly otherLabel: string | undefined;
  readonly onSend: ((photo: File) => void) | undefined;
  readonly onChooseOther: () => void;
}

/** Beside the photo: what it is, where its sending is, and what can be done. */
export function PhotoPanel({
  photo,
  upload,
  offline,
  problem,
  advice,
  underWay,
  sendLabel,
  otherLabel,
  onSend,
  onChooseOther,
  ...actions
}: PhotoPanelProps): ReactNode {
  const locale = useLocale();
  const messages = useMessages("photoUploader", frPhotoUploader);
  const stage = uploaderStage(photo, upload);
  const moving = stage === "running" || stage === "paused";
  const canSend = onSend !== undefined && (stage === "preview" || stage === "canceled");
  return (
    <div className="cn-photo-uploader__panel">
      {problem === null ? null : <Alert tone="error">{problem}</Alert>}
      <p className="cn-photo-uploader__name">
        {photo.name === ""
          ? formatBytes(locale, photo.size)
          : messages.ready({ name: photo.name, size: formatBytes(locale, photo.size) })}
      </p>
      {stage === "preview" ? advice : null}
      {upload && moving ? <PhotoTransfer {...{ upload, offline, underWay, ...actions }} /> : null}
      {stage === "success" ? (
        <p className="cn-photo-uploader__arrived">
          <CircleCheck aria-hidden="true" />
          {messages.sent}
        </p>
      ) : null}
      {stage === "canceled" ? <Alert>{messages.canceled}</Alert> : null}
      {upload && stage === "error" ? (
        <ErrorState
          title={upload.message}
          reference={upload.reference}
          onRetry={onSend ? () => onSend(photo) : undefined}
        >
          {messages.kept}
        </ErrorState>
      ) : null}
      {moving ? null : (
        <div className="cn-photo-uploader__actions">
          {canSend ? (
            <Button variant="primary" size="lg" onClick={() => onSend(photo)}>
              {sendLabel ?? messages.send}
            </Button>
          ) : null}
          <Button size={canSend ? "lg" : "md"} onClick={onChooseOther}>
            {otherLabel ?? messages.chooseOther}
          </Button>
        </div>
      )}
      <output className="cn-visually-hidden">
        <SparseNews upload={upload} offline={offline} />
      </output>
    </div>
  );
}

/** Shows what is said aloud: a change of state and every quarter, not each percent. An error speaks by itself. */
function SparseNews({
  upload,
  offline,
}: {
  readonly upload: PhotoUpload | null;
  readonly offline: boolean;
}): string | null {
  const locale = useLocale();
  const messages = useMessages("photoUploader", frPhotoUploader);
  const progress = useMessages("progress", frProgress);
  switch (upload?.state) {
    case "running": {
      if (offline) return messages.offlineDetail;
      const quarter = Math.floor(transferredShare(upload) * 4) / 4;
      return progress.value({ label: messages.sending, percent: formatPercent(locale, quarter) });
    }
    case "paused":
      return messages.pausedDetail;
    case "success":
      return messages.sent;
    case "canceled":
      return messages.canceled;
    default:
      return null;
  }
}
