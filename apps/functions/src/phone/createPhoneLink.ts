import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { PHONE_LINK_MINUTES } from "@carnation/product/phone";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { createHash, randomBytes } from "node:crypto";
import { createOnce } from "../backend/createOnce.ts";
import { abandonDiagnosis } from "../diagnosis/abandonDiagnosis.ts";
import { startDiagnosis } from "../diagnosis/startDiagnosis.ts";

/** A link as it is kept: its id is the hash of its token, which is kept nowhere. */
export interface KeptPhoneLink {
  readonly uid: string;
  readonly diagnosis: string;
  readonly expires: Timestamp;
  readonly used: boolean;
  /** Moment when the photo was taken in hand; whoever did may have died before it was stored. */
  readonly claimed?: Timestamp;
}

/** The id under which the link of a token is kept. */
export const phoneLinkId = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * Opens a diagnosis whose one photo comes from a phone that is signed in nowhere, and gives the link that takes it. Links
 * of the same professional that ended are forgotten, and what they waited for is given up.
 * @param payload that of `startDiagnosis`, untrusted
 * @returns the diagnosis, the link's token and until when it can be used (ISO 8601)
 * @throws CarnationError as `startDiagnosis`
 */
export async function createPhoneLink(
  db: Firestore,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string; readonly token: string; readonly expires: string }> {
  const { id } = await startDiagnosis(db, actor, payload);
  const token = randomBytes(32).toString("base64url");
  const expires = new Date(Date.now() + PHONE_LINK_MINUTES * 60_000);
  await forgetEnded(db, actor.uid);
  await createOnce(db.doc(documentPaths.phoneLink(phoneLinkId(token))), {
    uid: actor.uid,
    diagnosis: id,
    expires: Timestamp.fromDate(expires),
    used: false,
  } satisfies KeptPhoneLink);
  return { id, token, expires: expires.toISOString() };
}

async function forgetEnded(db: Firestore, uid: string): Promise<void> {
  const links = await db.collection(documentPaths.phoneLinks()).where("uid", "==", uid).get();
  for (const link of links.docs) {
    const { expires, used, diagnosis } = link.data() as KeptPhoneLink;
    if (expires.toMillis() > Date.now()) continue;
    // Of one that is used the photo may be missing all the same: the sweep looks, and forgets it.
    if (used) continue;
    await abandonDiagnosis(db.doc(documentPaths.diagnosis(uid, diagnosis)));
    await link.ref.delete();
  }
}
