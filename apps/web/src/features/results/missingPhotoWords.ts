import { toCarnationError } from "@carnation/domain";
import type { Loaded } from "../../app/state/watched.ts";

/** What stands in the place of a photo. Only the server says that one was erased: off line it is merely unread. */
export function missingPhotoWords(photo: Loaded<Blob>, online: boolean): string | null {
  if (photo.status === "ready") return null;
  if (!online) return "Photo pas encore lue hors connexion";
  if (photo.status === "loading") return null;
  switch (toCarnationError(photo.error).code) {
    case "not-found":
      return "Photo effacée";
    case "damaged":
      return "Photo endommagée. Contactez le support.";
    default:
      return "Photo indisponible pour l’instant";
  }
}
