import { documentIdSchema } from "@carnation/domain/internal/wire";
import * as v from "valibot";

/** Time that a link that takes one photo from a phone can be used, in minutes. */
export const PHONE_LINK_MINUTES = 10;

/** Address of the function that takes the photo, on the site itself. */
export const PHONE_PHOTO_PATH = "/phone-photo";

/** Header that carries the link's token: no other site can send it without being asked first. */
export const PHONE_LINK_HEADER = "x-carnation-link";

/** Answer of the callable `createphonelink`. */
export interface PhoneLink {
  /** The diagnosis that waits for the photo. */
  readonly id: string;
  /** The secret of the link; the server keeps its hash alone. */
  readonly token: string;
  /** Until when it can be used. */
  readonly expires: Date;
}

/** A token: 256 random bits, in base64url. */
export const phoneTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u));

/** Answer of the callable `createphonelink`. */
export const createPhoneLinkResponse = v.object({
  id: documentIdSchema(),
  token: phoneTokenSchema,
  expires: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
});

/** Reason why a photo of a phone was not taken, as the function answers. */
export const phoneRefusals = [
  "unknown",
  "expired",
  "used",
  "not-allowed",
  "forbidden",
  "too-large",
  "not-a-photo",
] as const;

/** Reason why a photo of a phone was not taken. */
export type PhoneRefusal = (typeof phoneRefusals)[number];

/** The sentence of each, for whoever holds the phone. */
export const phoneRefusalTexts: Readonly<Record<PhoneRefusal, string>> = {
  unknown: "Ce lien n’est pas valable. Affichez un nouveau code sur l’ordinateur, puis scannez-le.",
  expired: "Ce lien a expiré. Affichez un nouveau code sur l’ordinateur, puis scannez-le.",
  used: "Une photo a déjà été envoyée avec ce lien. Pour en prendre une autre, affichez un nouveau code sur l’ordinateur.",
  "not-allowed": "Cette photo ne peut plus être prise. Poursuivez sur l’ordinateur.",
  forbidden: "La photo ne peut pas être envoyée depuis cette page. Scannez à nouveau le code.",
  "too-large": "Cette photo est trop lourde. Choisissez-en une plus légère.",
  "not-a-photo": "Ce fichier n’est pas une photo. Choisissez une photo JPEG.",
};

const refusalSchema = v.object({ error: v.picklist(phoneRefusals) });

/** The refusal in an answer of the function; null when it says something else. */
export function parsePhoneRefusal(answer: unknown): PhoneRefusal | null {
  const parsed = v.safeParse(refusalSchema, answer);
  return parsed.success ? parsed.output.error : null;
}
