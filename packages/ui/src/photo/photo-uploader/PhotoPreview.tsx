"use client";

import { ImageOff } from "../../foundations/icons/ImageOff.tsx";
import { type ReactNode, useState } from "react";
import { BlobImage } from "../../foundations/internal/BlobImage.tsx";
import { frPhotoUploader } from "../../foundations/messages/sections/captureFiles.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface PhotoPreviewProps {
  readonly photo: File;
}

/** The chosen photo, whole. A format that the browser cannot show says so. */
export function PhotoPreview({ photo }: PhotoPreviewProps): ReactNode {
  const messages = useMessages("photoUploader", frPhotoUploader);
  const [unreadable, setUnreadable] = useState<File | null>(null);
  return (
    <div className="cn-photo-uploader__photo">
      {unreadable === photo ? (
        <p className="cn-photo-uploader__unreadable">
          <ImageOff aria-hidden="true" />
          {messages.previewUnavailable}
        </p>
      ) : (
        <BlobImage blob={photo} alt={messages.preview} onError={() => setUnreadable(photo)} />
      )}
    </div>
  );
}
