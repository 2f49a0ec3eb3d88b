import { callables, parseRequest } from "@carnation/product/callable";
import { NEWS_DEVICES_MAX } from "@carnation/product/news";
import { documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { FieldValue, type Firestore } from "firebase-admin/firestore";
import { createHash } from "node:crypto";
import type { Backend } from "../backend/backend.ts";

/** The id of the document of a device. A token may hold what no id may. */
export const deviceId = (token: string): string => createHash("sha256").update(token).digest("hex");

/** The documents of the devices of every account. */
export const allDevices = (db: Firestore) => db.collectionGroup("devices");

/**
 * Has the account told of the news on a device. Asked again, it says that the device is still there. A device belongs to
 * the account that asked last: on a shared one nobody is told for somebody else. Whoever asks wants to be told, whatever
 * the account said before.
 * @param payload `{ token }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled
 */
export async function registerUserToNews(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<Readonly<Record<string, never>>> {
  const { token } = parseRequest(callables.registerusertonews, payload);
  authorize(actor, "register-to-news", actor);
  const user = db.doc(documentPaths.user(actor.uid));
  const device = db.doc(documentPaths.newsDevice(actor.uid, deviceId(token)));
  await db.runTransaction(async (transaction) => {
    const [same, own, account] = await Promise.all([
      transaction.get(allDevices(db).where("token", "==", token)),
      transaction.get(db.collection(documentPaths.newsDevices(actor.uid)).orderBy("seen")),
      transaction.get(user),
    ]);
    for (const other of same.docs) if (other.ref.path !== device.path) transaction.delete(other.ref);
    const others = own.docs.filter(({ id }) => id !== device.id);
    for (const oldest of others.slice(0, Math.max(0, others.length + 1 - NEWS_DEVICES_MAX))) {
      transaction.delete(oldest.ref);
    }
    transaction.set(device, { token, seen: FieldValue.serverTimestamp() }, { merge: true });
    if (account.get("notifications.news") !== true) transaction.update(user, { "notifications.news": true });
  });
  return {};
}

/**
 * No longer has the account told of the news on a device; one that never was is none the less.
 * @param payload `{ token }`, untrusted
 * @throws CarnationError invalid-argument, account-disabled
 */
export async function unregisterUserToNews(
  { db }: Backend,
  actor: Actor,
  payload: unknown,
): Promise<Readonly<Record<string, never>>> {
  const { token } = parseRequest(callables.unregisterusertonews, payload);
  authorize(actor, "register-to-news", actor);
  await db.doc(documentPaths.newsDevice(actor.uid, deviceId(token))).delete();
  return {};
}
