import { toCarnationError } from "@carnation/domain/error";
import type { PhotoFrameProps } from "@carnation/ui/photo-parts";
import { useOnline } from "../navigation/useOnline.ts";
import type { Loaded } from "../state/queryState.ts";
import { useElapsed } from "../browser/useElapsed.ts";
import { withSupport } from "../feedback/supportContact.ts";

/** A photo is read in seconds; a frame that stays empty for this long says why, in milliseconds. */
const LATE_MS = 15_000;

const UNAVAILABLE = "Photo indisponible pour l’instant";

/** Of a photo whose bytes are not a picture. */
const DAMAGED = withSupport("Photo endommagée.");

/**
 * A photo as the kit shows it, with what stands in its place: nothing while it is there or on its way. Only the
 * server says that one was erased: off line it is merely unread.
 */
export function useShownPhoto(
  photo: Loaded<Blob>,
): Required<Pick<PhotoFrameProps, "src" | "notice" | "unreadable">> {
  const online = useOnline();
  const late = useElapsed(LATE_MS);
  const words = { notice: missingWords(photo, { online, late }), unreadable: DAMAGED };
  return { ...words, src: photo.status === "ready" ? photo.value : undefined };
}

function missingWords(
  photo: Loaded<Blob>,
  { online, late }: { readonly online: boolean; readonly late: boolean },
): string | undefined {
  if (photo.status === "ready") return undefined;
  if (!online) return "Photo pas encore lue hors connexion";
  if (photo.status === "loading") return late ? UNAVAILABLE : undefined;
  switch (toCarnationError(photo.error).code) {
    case "not-found":
      return "Photo effacée";
    case "damaged":
      return DAMAGED;
    default:
      return UNAVAILABLE;
  }
}
