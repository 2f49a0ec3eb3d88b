"use client";

import { ImageOff } from "../../foundations/icons/ImageOff.tsx";
import { ImagePlus } from "../../foundations/icons/ImagePlus.tsx";
import { type ReactNode, useState } from "react";
import { BlobImage } from "../../foundations/internal/BlobImage.tsx";
import { frPictureField } from "../../foundations/messages/sections/captureFiles.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface PicturePreviewProps {
  /** A new picture, or the address of the stored one. */
  readonly picture: Blob | string | null;
  readonly alt: string;
}

/** The square that lists and cards cut out of the picture; an empty well without one. */
export function PicturePreview({ picture, alt }: PicturePreviewProps): ReactNode {
  const messages = useMessages("pictureField", frPictureField);
  const [unreadable, setUnreadable] = useState<Blob | string | null>(null);
  const broken = picture !== null && picture === unreadable;
  if (picture === null || broken) {
    const Icon = broken ? ImageOff : ImagePlus;
    return (
      <span className="cn-picture-field__preview" data-empty="">
        <Icon aria-hidden="true" />
        {broken ? <span>{messages.previewUnavailable}</span> : null}
      </span>
    );
  }
  const image = { alt, className: "cn-picture-field__preview", onError: () => setUnreadable(picture) };
  return typeof picture === "string" ? (
    <img {...image} src={picture} alt={alt} />
  ) : (
    <BlobImage {...image} blob={picture} />
  );
}
