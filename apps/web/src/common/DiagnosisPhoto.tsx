import { useState, type ReactNode } from "react";
import { useReading } from "./state/useReading.ts";
import { BlobImage } from "./BlobImage.tsx";
import { readPhoto } from "./diagnosisReads.ts";
import { PhotoPlaceholder } from "./PhotoPlaceholder.tsx";
import { DAMAGED, usePhotoWords } from "./usePhotoWords.ts";

interface DiagnosisPhotoProps {
  /** The diagnosis whose photo is shown; null when there is none to show. */
  readonly id: string | null;
  /** What the photo shows; empty when the words beside it say so already. */
  readonly alt: string;
  /** A thumbnail has no room for the words that a missing photo has. @default "full" */
  readonly size?: "full" | "thumbnail";
  /** Size and shape of the frame. */
  readonly className?: string;
}

/** The photo of a diagnosis, filling its frame; a dashed oval where there is none. */
export function DiagnosisPhoto({ id, alt, size = "full", className = "" }: DiagnosisPhotoProps): ReactNode {
  const { reading } = useReading(id, readPhoto);
  const [broken, setBroken] = useState(false);
  const missing = usePhotoWords(reading);
  const words = broken ? DAMAGED : missing;
  return (
    <span className={`relative block overflow-hidden bg-well ${className}`}>
      {size === "full" && (id === null || words !== null) ? (
        <PhotoPlaceholder>{id === null ? null : words}</PhotoPlaceholder>
      ) : null}
      {!broken && reading.status === "ready" ? (
        <BlobImage
          blob={reading.value}
          alt={alt}
          decoding="async"
          onError={() => setBroken(true)}
          className="absolute inset-0 size-full object-cover object-[50%_30%]"
        />
      ) : null}
    </span>
  );
}
