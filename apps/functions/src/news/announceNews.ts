import { type News, parseNews, parseNewsDevice } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import { isActiveAccount } from "@carnation/product/profile";
import type { StoredDocuments } from "@carnation/product/stored";
import {
  type DocumentData,
  FieldPath,
  FieldValue,
  type Firestore,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import { logger } from "firebase-functions";
import type { PushMessage, PushPort } from "../ports/push/pushPort.ts";
import { allDevices } from "./registerUserToNews.ts";

/** Time that the function which announces an article has for all devices, seconds. */
export const ANNOUNCEMENT_SECONDS = 300;

/** For how long devices that cannot be told at once are tried again, milliseconds: later it is no news to announce. */
export const ANNOUNCEMENT_TRIED_MS = 30 * 60_000;

/** As many as one call of Firebase Cloud Messaging takes. */
const BATCH = 500;

/** After which time without a word a device is forgotten, in milliseconds: its token would have ended, too. */
const FORGOTTEN_MS = 270 * 24 * 60 * 60 * 1000;

/** Tells whether an article is to be announced: published, meant to be, and not announced yet. */
export function isToBeAnnounced(fields: Readonly<Record<string, unknown>> | undefined): boolean {
  return fields?.["published"] === true && fields["notify"] === true && !fields["notified"];
}

/**
 * Tells the devices that asked for it of an article, once, and notes when. What is cut off is taken up where it was: each
 * device remembers the article that it was told of last. Twice at the same time, a device may be told twice; it shows the
 * second in the place of the first, without a sound.
 *
 * Deactivated accounts and those that have it switched off are not told. Tokens that have ended are forgotten.
 * @param isLast whether no further attempt is made: whoever could not be told by now is not
 * @throws when something could not be sent: it is to be tried again
 */
export async function announceNews(db: Firestore, push: PushPort, id: string, isLast = false): Promise<void> {
  const document = db.doc(documentPaths.newsArticle(id));
  const stored = (await document.get()).data();
  if (!isToBeAnnounced(stored)) return;
  const message = messageOf(parseNews(id, stored));
  let from: StoredDevice | null = null;
  let failed = 0;
  do {
    const all = allDevices(db).orderBy(FieldPath.documentId()).limit(BATCH);
    const { docs } = await (from === null ? all : all.startAfter(from)).get();
    failed += await announceTo(db, push, docs, id, message);
    from = docs.length < BATCH ? null : (docs.at(-1) ?? null);
  } while (from !== null);
  if (failed > 0 && !isLast) throw new Error(`${failed} devices are still to be told of ${document.path}`);
  await db.runTransaction(async (transaction) => {
    // Withdrawn or told by another delivery meanwhile: it stays as it is.
    if (isToBeAnnounced((await transaction.get(document)).data())) {
      transaction.update(document, { notified: FieldValue.serverTimestamp() });
    }
  });
}

type StoredDevice = QueryDocumentSnapshot<DocumentData, StoredDocuments["newsDevice"]>;

/** @returns how many could not be told and may yet be */
async function announceTo(
  db: Firestore,
  push: PushPort,
  stored: readonly StoredDevice[],
  id: string,
  message: PushMessage,
): Promise<number> {
  const willing = await willingAccounts(db, stored);
  const waiting = stored.flatMap((document) => {
    const device = readDevice(document);
    const owner = document.ref.parent.parent?.id;
    return device !== null && device.told !== id && owner !== undefined && willing.has(owner)
      ? [{ device, ref: document.ref }]
      : [];
  });
  if (waiting.length === 0) return 0;
  const outcomes = await push.tell(
    waiting.map(({ device }) => device.token),
    message,
  );
  const writer = db.bulkWriter();
  const writes = waiting.flatMap(({ device, ref }, index) => {
    const silent = device.seen !== null && Date.now() - device.seen.getTime() > FORGOTTEN_MS;
    if (outcomes[index] === "gone" || (outcomes[index] === "failed" && silent)) return [writer.delete(ref)];
    return outcomes[index] === "sent" ? [writer.update(ref, { told: id })] : [];
  });
  // One that was taken away meanwhile cannot be written, and need not be.
  await Promise.all([writer.close(), Promise.allSettled(writes)]);
  return outcomes.filter((outcome) => outcome === "failed").length;
}

/** The accounts of these devices that are active and have it switched on. */
async function willingAccounts(
  db: Firestore,
  stored: readonly QueryDocumentSnapshot[],
): Promise<ReadonlySet<string>> {
  const uids = [...new Set(stored.flatMap(({ ref }) => ref.parent.parent?.id ?? []))];
  if (uids.length === 0) return new Set();
  const accounts = await db.getAll(...uids.map((uid) => db.doc(documentPaths.user(uid))));
  const willing = accounts.filter(
    (account) => isActiveAccount(account.data()) && account.get("notifications.news") === true,
  );
  return new Set(willing.map(({ id }) => id));
}

function readDevice(document: QueryDocumentSnapshot) {
  try {
    return parseNewsDevice(document.id, document.data());
  } catch {
    logger.error("a stored device is none", { path: document.ref.path });
    return null;
  }
}

function messageOf({ id, title, summary }: News): PushMessage {
  return { tag: `news-${id}`, title, body: summary, path: `/user/news/${encodeURIComponent(id)}` };
}
