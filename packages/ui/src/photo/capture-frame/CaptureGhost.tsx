"use client";

import type { ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { BlobImage } from "../../foundations/internal/BlobImage.tsx";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

interface CaptureGhostProps {
  /** Its address, or its bytes. */
  readonly photo: string | Blob;
  /** From 0 to 1. */
  readonly opacity: number;
  readonly mirrored: boolean;
}

/** A previous photo over the live picture, seen through. */
export function CaptureGhost({ photo, opacity, mirrored }: CaptureGhostProps): ReactNode {
  const messages = useMessages("captureFrame", frCaptureFrame);
  const image = {
    className: "cn-capture-frame__media",
    ...(mirrored ? { "data-mirrored": "" } : {}),
  };
  return typeof photo === "string" ? (
    <img src={photo} alt={messages.ghost} {...image} {...appliedStyle({ opacity })} />
  ) : (
    <BlobImage blob={photo} alt={messages.ghost} {...image} style={{ opacity }} />
  );
}
