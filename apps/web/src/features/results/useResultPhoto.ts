import type { Workspace } from "@carnation/data";
import { toCarnationError } from "@carnation/domain";
import type { ViewedPhoto } from "@carnation/ui/mask-viewer";
import { useCallback, useState } from "react";
import { useReading } from "../../common/state/useReading.ts";
import type { Loaded } from "../../common/state/watched.ts";
import { useShownPhoto } from "../../common/useShownPhoto.ts";

/** Scores outlive their photo: it goes when its time is over, or when the person asks. */
const ERASED =
  "Photo effacée\u00A0: sa durée de conservation est passée, ou la personne l’a demandé. Les résultats restent.";

/** The photo of a diagnosis as the viewer takes it. @param name the client's, null for a quick diagnosis */
export function useResultPhoto(id: string, name: string | null): ViewedPhoto {
  const photo = useSharpeningPhoto(id);
  const shown = useShownPhoto(photo);
  const alt = name === null ? "Photo du visage, de face" : `Photo de ${name}, de face`;
  return isErased(photo) ? { ...shown, src: null, notice: ERASED, alt } : { ...shown, alt };
}

/**
 * First the small copy, which is there at once on a slow line, then the photo itself. One that was erased is erased, whatever
 * copy is left.
 */
function useSharpeningPhoto(id: string): Loaded<Blob> {
  const [small, setSmall] = useState<{ readonly id: string; readonly photo: Blob } | null>(null);
  const read = useCallback(async ({ diagnoses }: Workspace, asked: string): Promise<Blob> => {
    // One after the other: together they would take the line from each other.
    const photo = await diagnoses.thumbnail(asked, 320).catch(() => null);
    if (photo !== null) setSmall({ id: asked, photo });
    return diagnoses.photo(asked);
  }, []);
  const { reading } = useReading(id, read);
  if (reading.status === "ready" || isErased(reading) || small?.id !== id) return reading;
  return { status: "ready", value: small.photo };
}

function isErased(photo: Loaded<Blob>): boolean {
  return photo.status === "failed" && toCarnationError(photo.error).code === "not-found";
}
