import {
  CarnationError,
  messageFor,
  parsePhoneRefusal,
  PHONE_LINK_HEADER,
  PHONE_PHOTO_PATH,
  phoneRefusalTexts,
} from "@carnation/domain";

/**
 * Sends the photo of a link.
 * @returns null once it has arrived, or the French sentence that says why not
 */
export async function sendFromPhone(token: string, photo: File): Promise<string | null> {
  try {
    const response = await fetch(PHONE_PHOTO_PATH, {
      method: "POST",
      headers: { "Content-Type": photo.type, [PHONE_LINK_HEADER]: token },
      body: photo,
    });
    if (response.ok) return null;
    const refusal = parsePhoneRefusal(await response.json().catch(() => null));
    return refusal === null
      ? messageFor(new CarnationError("unavailable")).message
      : phoneRefusalTexts[refusal];
  } catch {
    return messageFor(new CarnationError("offline")).message;
  }
}
