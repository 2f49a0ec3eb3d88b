"use client";

import { ImageUp } from "../../foundations/icons/ImageUp.tsx";
import { type ReactNode, useId, useRef } from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import { acceptedFormats, acceptsHeic } from "../../fields/files/fileRules.ts";
import { formatBytes } from "../../fields/files/formatBytes.ts";
import type { FileIntake } from "../../fields/files/useFileIntake.ts";
import { useDropTarget } from "../../fields/files/useDropTarget.ts";
import { frFileIntake, frPhotoUploader } from "../../foundations/messages/sections/captureFiles.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface PhotoDropZoneProps {
  readonly intake: FileIntake;
  readonly accept: string;
  readonly maxBytes: number | undefined;
  readonly hint: ReactNode;
  readonly camera: ReactNode;
  readonly disabled: boolean;
}

/** Shows where a photo is dropped or chosen. The button is the one control: the zone and the paste are shortcuts to it. */
export function PhotoDropZone({
  intake,
  accept,
  maxBytes,
  hint,
  camera,
  disabled,
}: PhotoDropZoneProps): ReactNode {
  const locale = useLocale();
  const messages = useMessages("photoUploader", frPhotoUploader);
  const words = useMessages("fileIntake", frFileIntake);
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const { over, handlers } = useDropTarget((files) => void intake.take(files), disabled);
  const accepted = acceptedFormats(accept, { locale, anyImage: words.anyImage });
  return (
    <>
      {intake.problem === null ? null : <Alert tone="error">{intake.problem}</Alert>}
      <div {...handlers} className="cn-photo-uploader__zone" {...(over ? { "data-over": "" } : {})}>
        <ImageUp aria-hidden="true" className="cn-photo-uploader__icon" />
        <p className="cn-photo-uploader__title">{over ? messages.release : messages.drop}</p>
        <p className="cn-photo-uploader__ways">{messages.otherWays}</p>
        <div className="cn-photo-uploader__actions">
          <Button
            variant="primary"
            size="lg"
            disabled={disabled}
            loading={intake.checking}
            aria-describedby={helpId}
            onClick={() => input.current?.click()}
          >
            {messages.choose}
          </Button>
          {camera}
        </div>
        <input
          ref={input}
          hidden
          type="file"
          aria-label={messages.choose}
          accept={accept}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // The same file can be chosen again after it was refused.
            event.currentTarget.value = "";
            void intake.take(files);
          }}
        />
        <p id={helpId} className="cn-photo-uploader__help">
          {maxBytes === undefined
            ? null
            : messages.formats({ accepted, limit: formatBytes(locale, maxBytes) })}{" "}
          {acceptsHeic(accept) ? messages.heic : null} {hint}
        </p>
      </div>
    </>
  );
}
