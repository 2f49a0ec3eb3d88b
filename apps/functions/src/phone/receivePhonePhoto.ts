import { CarnationError } from "@carnation/domain/error";
import { photoLimits } from "@carnation/domain/internal/photo";
import { isDiagnosisPending } from "@carnation/product/diagnosis";
import { diagnosisPhotoPath, documentPaths } from "@carnation/product/path";
import { PHONE_LINK_HEADER, type PhoneRefusal, phoneTokenSchema } from "@carnation/product/phone";
import {
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import type { IncomingHttpHeaders } from "node:http";
import * as v from "valibot";
import type { Backend } from "../backend/backend.ts";
import { customerOf } from "../diagnosis/customerOf.ts";
import { isJpeg } from "../diagnosis/isJpeg.ts";
import { requirePhotoPermission } from "../diagnosis/requirePhotoPermission.ts";
import { readActor } from "../permission/readActor.ts";
import { type KeptPhoneLink, phoneLinkId } from "./createPhoneLink.ts";

/** Describes what was asked of the function. */
export interface PhoneRequest {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}

/** Describes what it answers. */
export interface PhoneAnswer {
  readonly status: number;
  readonly body: { readonly error: PhoneRefusal } | { readonly received: true };
}

/** Longest time that a photo is being stored, milliseconds: as long as the function has. */
const CLAIM_MS = 60_000;

const refused = (status: number, error: PhoneRefusal): PhoneAnswer => ({ status, body: { error } });

/**
 * Takes the one photo of a link, from a phone without an account. Whoever holds the link may store one JPEG for the one
 * diagnosis that it was made for, until it ends: nothing is read and nothing else written.
 */
export async function receivePhonePhoto(backend: Backend, request: PhoneRequest): Promise<PhoneAnswer> {
  const { method, headers, body } = request;
  if (method !== "POST" || !isOwnPage(headers)) return refused(403, "forbidden");
  const token = v.safeParse(phoneTokenSchema, headers[PHONE_LINK_HEADER]);
  if (!token.success) return refused(404, "unknown");
  if (body.length > photoLimits.maxUploadBytes) return refused(413, "too-large");
  if (headers["content-type"] !== photoLimits.uploadType || !isJpeg(body)) return refused(415, "not-a-photo");

  const link = backend.db.doc(documentPaths.phoneLink(phoneLinkId(token.output)));
  const hasPhoto = await hasArrived(backend, link);
  const taken = await backend.db.runTransaction(async (transaction): Promise<KeptPhoneLink | PhoneAnswer> => {
    const stored = await transaction.get(link);
    if (!stored.exists) return refused(404, "unknown");
    const kept = stored.data() as KeptPhoneLink;
    if (kept.used && !isGivenBack(kept, hasPhoto)) return refused(409, "used");
    if (kept.expires.toMillis() <= Date.now()) return refused(410, "expired");
    const diagnosis = await transaction.get(
      backend.db.doc(documentPaths.diagnosis(kept.uid, kept.diagnosis)),
    );
    if (!isDiagnosisPending(diagnosis.get("state"))) return refused(410, "expired");
    if (!(await isAllowed(backend.db, transaction, kept.uid, diagnosis))) return refused(403, "not-allowed");
    transaction.update(link, { used: true, claimed: Timestamp.now() });
    return kept;
  });
  if ("status" in taken) return taken;
  try {
    await backend.files.create(diagnosisPhotoPath(taken.uid, taken.diagnosis), body, photoLimits.uploadType);
  } catch (error) {
    // The link is spent by a photo that is stored, not by a failure of ours.
    await link.update({ used: false });
    throw error;
  }
  return { status: 200, body: { received: true } };
}

/**
 * Tells whether the professional of the link may still take a photo of this client: the link outlives their account, their
 * subscription and the client's consent by up to ten minutes. The role has no say in it.
 */
async function isAllowed(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  diagnosis: DocumentSnapshot,
): Promise<boolean> {
  if (diagnosis.get("consent") !== true) return false;
  const actor = await readActor(db, { uid, token: {} }, transaction);
  try {
    await requirePhotoPermission(transaction, actor, customerOf(diagnosis));
    return true;
  } catch (error) {
    if (error instanceof CarnationError) return false;
    throw error;
  }
}

/** A claim is given back when nobody can be at it any more and no photo has come of it: its process has died. */
function isGivenBack({ claimed }: KeptPhoneLink, hasPhoto: boolean): boolean {
  return !hasPhoto && claimed !== undefined && Date.now() - claimed.toMillis() > CLAIM_MS;
}

/** Tells whether the photo of a used link is stored. */
async function hasArrived({ files }: Backend, link: DocumentReference): Promise<boolean> {
  const stored = await link.get();
  if (stored.get("used") !== true) return false;
  const { uid, diagnosis } = stored.data() as KeptPhoneLink;
  return files.exists(diagnosisPhotoPath(uid, diagnosis));
}

/** Tells whether a page of this site asks: a browser says which one does, and lets no page say otherwise. */
function isOwnPage({ origin, host, "x-forwarded-host": forwarded }: IncomingHttpHeaders): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === (forwarded ?? host);
}
