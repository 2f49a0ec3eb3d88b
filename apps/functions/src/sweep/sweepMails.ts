import { documentPaths } from "@carnation/product/path";
import type { DocumentReference } from "firebase-admin/firestore";
import { readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { deliverAccountMail } from "../account/mails/deliverAccountMail.ts";
import { deliverSending } from "../sendings/deliverSending.ts";
import { ageOf, ownerOf, pagesOf } from "./pages.ts";
import type { Swept, Sweeper } from "./sweeper.ts";

/** Age at which an e-mail that is queued is no event's any more, milliseconds (`deliverFromOutbox` gives up earlier). */
const QUEUED_MS = 3_600_000;

/** Sends what is queued once more: it leaves, or is refused with its reason, because it is too old to be tried again. */
async function delivered(document: DocumentReference, deliver: () => Promise<void>): Promise<Swept> {
  await deliver();
  const state: unknown = (await document.get()).get("state");
  if (state === "queued") return "left";
  return state === "refused" ? "ended" : "resumed";
}

/** E-mails to end clients. */
export const sweepSendings: Sweeper = async function* (context) {
  const { db, mail, now } = context;
  for await (const sending of pagesOf(db.collectionGroup("sendings").where("state", "==", "queued"))) {
    const uid = ownerOf(sending);
    if (uid === null || ageOf(sending, sending.get("queued"), now) < QUEUED_MS) continue;
    const { id, ref } = sending;
    yield () => delivered(ref, () => deliverSending(context, mail, { uid, id }, now));
  }
};

/** E-mails about accounts. */
export const sweepAccountMails: Sweeper = async function* (context) {
  const { db, mail, now } = context;
  const queued = db.collection(documentPaths.mails()).where("state", "==", "queued");
  for await (const stored of pagesOf(queued)) {
    if (ageOf(stored, stored.get("queued"), now) < QUEUED_MS) continue;
    const { id, ref } = stored;
    yield () => delivered(ref, () => deliverAccountMail(context, mail, id, now));
  }
};

/** Files of e-mails that were never written to their end: they hold links, and nothing reads them. */
export const sweepOutboxFiles: Sweeper = async function* ({ outbox, now }) {
  if (outbox === null) return;
  const names = await readdir(outbox).catch(() => []);
  for (const name of names.filter((file) => file.endsWith(".part"))) {
    const path = join(outbox, name);
    yield async () => {
      const found = await stat(path).catch(() => null);
      if (found === null || now.getTime() - found.mtimeMs < QUEUED_MS) return "fresh";
      await rm(path, { force: true });
      return "ended";
    };
  }
};
