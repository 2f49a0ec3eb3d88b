import { CarnationError } from "@carnation/domain/error";
import {
  parsePhoneRefusal,
  PHONE_LINK_HEADER,
  PHONE_PHOTO_PATH,
  type PhoneRefusal,
  phoneRefusalTexts,
} from "@carnation/product/phone";
import { errorMessage } from "../../../../shared/feedback/errorMessage.ts";

/** Reason why a photo was not taken. */
export interface NotTaken {
  /** A French sentence. */
  readonly message: string;
  /** True when the link takes no photo any more: nothing is to be gained by sending it again. */
  readonly ended: boolean;
}

const ends: readonly PhoneRefusal[] = ["unknown", "expired", "used", "not-allowed"];

/**
 * Sends the photo of a link. The browser's older way to ask, because the newer one does not tell how far it is.
 * @param onProgress receives the bytes that have left
 * @returns null once it has arrived
 */
export function sendFromPhone(
  token: string,
  photo: File,
  onProgress: (transferred: number) => void,
): Promise<NotTaken | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded));
    request.addEventListener("load", () => resolve(answerOf(request)));
    request.addEventListener("error", () =>
      resolve({ message: errorMessage(new CarnationError("offline")), ended: false }),
    );
    request.open("POST", PHONE_PHOTO_PATH);
    request.setRequestHeader("Content-Type", photo.type);
    request.setRequestHeader(PHONE_LINK_HEADER, token);
    request.send(photo);
  });
}

function answerOf({ status, responseText }: XMLHttpRequest): NotTaken | null {
  if (status >= 200 && status < 300) return null;
  const refusal = refusalOf(responseText);
  return refusal === null
    ? { message: errorMessage(new CarnationError("unavailable")), ended: false }
    : { message: phoneRefusalTexts[refusal], ended: ends.includes(refusal) };
}

function refusalOf(text: string): PhoneRefusal | null {
  try {
    return parsePhoneRefusal(JSON.parse(text));
  } catch {
    return null;
  }
}
