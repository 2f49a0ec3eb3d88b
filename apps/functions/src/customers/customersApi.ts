import { CarnationError } from "@carnation/domain/error";
import {
  type AttachPictureRequest,
  type CreateCustomerRequest,
  type Customer,
  customerSentAgain,
  newCustomer,
  parseCustomer,
  parseCustomersApiRequest,
  requireFreeEmail,
  toStoredCustomer,
  type UpdateCustomerRequest,
  updatedCustomer,
} from "@carnation/product/customer";
import { customerPicturePath, customerSignatureName, documentPaths } from "@carnation/product/path";
import { type Actor, authorize } from "@carnation/product/permission";
import { customerFiles, customerFilesUsed } from "@carnation/product/plan";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import type { Backend } from "../backend/backend.ts";
import { readPlan } from "../readers/readPlan.ts";
import { storeSignature } from "./recordConsent.ts";
import { storeCustomerChanges } from "./storeCustomerChanges.ts";

/**
 * Adds a client of a professional, gives one a picture that was uploaded, or changes one. What is sent again after its
 * answer was lost has no second effect.
 * @param payload one of the specification's three, untrusted
 * @returns the id of the client
 * @throws CarnationError invalid-argument (malformed; consent missing or address taken, in the specification's words),
 *   account-disabled, not-found (no such client, or no such picture), refused (the plan contains no further file)
 */
export async function customersApi(
  backend: Backend,
  actor: Actor,
  payload: unknown,
): Promise<{ readonly id: string }> {
  const now = new Date();
  const request = parseCustomersApiRequest(payload, now);
  authorize(actor, request.kind === "create" ? "create-customer" : "update-customer", actor);
  switch (request.kind) {
    case "create":
      return create(backend, actor.uid, request.customer, now);
    case "attach-picture":
      return attachPicture(backend, actor.uid, request.picture);
    case "update":
      return update(backend, actor.uid, request.customer);
  }
}

async function create(
  { db, files }: Backend,
  uid: string,
  request: CreateCustomerRequest,
  now: Date,
): Promise<{ readonly id: string }> {
  const id = request.request ?? db.collection(documentPaths.customers(uid)).doc().id;
  const recording = { author: uid, now };
  await changeOne(db, uid, id, request.email, (known) =>
    known === null ? newCustomer(id, request, recording) : customerSentAgain(known, request, recording),
  );
  if (request.signature !== undefined) {
    await storeSignature(files, customerPicturePath(uid, customerSignatureName(id)), request.signature);
  }
  return { id };
}

async function update(
  { db, files }: Backend,
  uid: string,
  request: UpdateCustomerRequest,
): Promise<{ readonly id: string }> {
  const { id } = request;
  let before: Customer | undefined;
  if (typeof request.picture === "string") {
    const stored: unknown = (await db.doc(documentPaths.customer(uid, id)).get()).get("picture");
    // The name that the client has already changes nothing, and its file may have been lost.
    if (stored !== request.picture) await requireFile(files, uid, request.picture);
  }
  await changeOne(db, uid, id, request.email, (known) => {
    if (known === null) throw new CarnationError("not-found");
    before = known;
    return updatedCustomer(known, request, new Date());
  });
  if (request.picture !== undefined) await forget(files, uid, before?.picture, request.picture);
  return { id };
}

async function attachPicture(
  { db, files }: Backend,
  uid: string,
  { id, picture }: AttachPictureRequest,
): Promise<{ readonly id: string }> {
  const customer = db.doc(documentPaths.customer(uid, id));
  await requireFile(files, uid, picture);
  const before: unknown = await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(customer);
    if (!stored.exists) throw new CarnationError("not-found");
    transaction.update(customer, { picture });
    return stored.get("picture");
  });
  await forget(files, uid, before, picture);
  return { id };
}

/**
 * Writes one client, if nobody else has the address, and how many there are. That is read first: two calls of one
 * professional take one after the other, and the second one sees whose address is taken.
 */
async function changeOne(
  db: Firestore,
  uid: string,
  id: string,
  email: string,
  change: (known: Customer | null) => Customer,
): Promise<void> {
  const customer = db.doc(documentPaths.customer(uid, id));
  const totals = db.doc(documentPaths.userTotals(uid));
  const everybody = db.collection(documentPaths.customers(uid)).select("email");
  await db.runTransaction(async (transaction) => {
    await transaction.get(totals);
    const { docs } = await transaction.get(everybody);
    const stored = await transaction.get(customer);
    const addresses = docs.map((known) => ({ id: known.id, email: String(known.get("email") ?? "") }));
    requireFreeEmail(addresses, email, id);
    const known = stored.exists ? parseCustomer(id, stored.data()) : null;
    if (known === null) await requireRoom(db, transaction, uid, docs.length);
    const changed = change(known);
    if (known === null) transaction.create(customer, toStoredCustomer(changed));
    else storeCustomerChanges(transaction, stored, known, changed);
    const count = docs.length + (stored.exists ? 0 : 1);
    transaction.set(totals, { customers_total: count }, { merge: true });
  });
}

/** A plan may contain a number of files: nobody is sold more than that for nothing, and no file of before is lost. */
async function requireRoom(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  count: number,
): Promise<void> {
  const plan = await readPlan(db, uid, (reference) => transaction.get(reference));
  const limit = plan === null ? null : customerFiles(plan);
  if (limit !== null && count >= limit) throw new CarnationError("refused", customerFilesUsed(limit));
}

async function requireFile(files: Backend["files"], uid: string, picture: string): Promise<void> {
  if (!(await files.exists(customerPicturePath(uid, picture)))) throw new CarnationError("not-found");
}

/** A face that is no longer shown is no longer kept. */
async function forget(
  files: Backend["files"],
  uid: string,
  before: unknown,
  after: string | null,
): Promise<void> {
  if (typeof before !== "string" || before === after) return;
  await files.remove(customerPicturePath(uid, before));
}
