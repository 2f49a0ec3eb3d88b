import { PhotoFrame } from "@carnation/ui/photo-parts";
import type { ReactNode } from "react";
import { readLargePhoto, readPhoto, readThumbnail, readTile } from "./diagnosisReads.ts";
import { useFileReading } from "../watch/useReading.ts";
import { useShownPhoto } from "./useShownPhoto.ts";

interface DiagnosisPhotoProps {
  /** The diagnosis whose photo is shown; null when there is none to show. */
  readonly id: string | null;
  /** Holds what the photo shows; empty when the words beside it say so already. */
  readonly alt: string;
  /**
   * Measure of how large it is shown, and so what is read: the photo itself, or its copy for one of the few wide tiles of a page, for a tile or
   * for a row of a list. A thumbnail has no room for the words that a missing photo has. @default "full"
   */
  readonly size?: keyof typeof readings;
  /** True when all of the photo is shown, instead of a part that fills the frame. @default false */
  readonly whole?: boolean;
  /** Size and shape of the frame. */
  readonly className?: string;
}

const readings = {
  full: readPhoto,
  largeTile: readLargePhoto,
  tile: readTile,
  thumbnail: readThumbnail,
} as const;

/** The photo of a diagnosis, in its frame; a dashed oval where there is none. */
export function DiagnosisPhoto({
  id,
  alt,
  size = "full",
  whole = false,
  className,
}: DiagnosisPhotoProps): ReactNode {
  const { reading } = useFileReading(id, readings[size]);
  const photo = useShownPhoto(reading);
  return (
    <PhotoFrame
      className={className}
      {...(id === null ? { src: null, notice: "" } : photo)}
      alt={alt}
      fit={whole ? "whole" : "cover"}
      thumbnail={size === "thumbnail"}
    />
  );
}
