import { toCarnationError } from "@carnation/domain";
import { useOnline } from "./navigation/useOnline.ts";
import type { Loaded } from "./state/watched.ts";
import { useElapsed } from "./useElapsed.ts";

/** A photo is read in seconds; a frame that stays empty for this long says why, in milliseconds. */
const LATE_MS = 15_000;

/**
 * What stands in the place of a photo; null when it is there, or on its way. Only the server says that one was erased:
 * off line it is merely unread.
 */
export function usePhotoWords(photo: Loaded<Blob>): string | null {
  const online = useOnline();
  const late = useElapsed(LATE_MS);
  if (photo.status === "ready") return null;
  if (!online) return "Photo pas encore lue hors connexion";
  if (photo.status === "loading") return late ? UNAVAILABLE : null;
  switch (toCarnationError(photo.error).code) {
    case "not-found":
      return "Photo effacée";
    case "damaged":
      return DAMAGED;
    default:
      return UNAVAILABLE;
  }
}

const UNAVAILABLE = "Photo indisponible pour l’instant";

/** Of a photo whose bytes are not a picture. */
export const DAMAGED = "Photo endommagée. Contactez le support.";
