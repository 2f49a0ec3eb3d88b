import {
  diagnosisFilesPrefix,
  diagnosisResultPath,
  documentPaths,
  sendingAttachmentPath,
} from "@carnation/product/path";
import { faceSendingKinds } from "@carnation/product/sending";
import { FieldPath, Timestamp } from "firebase-admin/firestore";
import * as v from "valibot";
import type { Backend } from "../../backend/backend.ts";
import { forEachInParallel } from "../../backend/forEachInParallel.ts";
import { diagnosesBetween } from "./retentionQueries.ts";

/** Diagnoses of one account whose files are listed and erased at the same time. */
const LANES = 4;

/** Describes the walk of all accounts that an account is looked at in. */
export interface RetentionWalk {
  /** Its number, under which an account notes its part. */
  readonly number: number;
  readonly dryRun: boolean;
  /** Diagnoses read in one step. */
  readonly page: number;
  /** Tells whether the night is over. */
  readonly isOver: () => boolean;
}

const walked = v.object({
  number: v.number(),
  dryRun: v.boolean(),
  /** The last diagnosis that was looked at; null before the first. */
  after: v.nullable(v.object({ created: v.instance(Timestamp), id: v.string() })),
  diagnoses: v.number(),
  files: v.number(),
  done: v.boolean(),
});

/** Describes how far a walk has come with an account: what it has erased of it, or counted, and where it goes on. */
type Walked = v.InferOutput<typeof walked>;

const storedErasure = v.object({
  /** Before when every photo is erased. */
  until: v.fallback(v.nullish(v.instance(Timestamp), null), null),
  walk: v.fallback(v.nullish(walked, null), null),
});

/**
 * Erases the photos of an account's diagnoses before a day, or counts them. It notes after every page how far it has come: cut off,
 * the next run goes on there, and nothing is counted twice.
 * @returns what this walk has found of the account by now; `done` is false where the night was over before its end
 */
export async function erasePhotosOf(
  backend: Pick<Backend, "db" | "files">,
  uid: string,
  limit: Date,
  { number, dryRun, page, isOver }: RetentionWalk,
): Promise<Pick<Walked, "diagnoses" | "files" | "done">> {
  const { db } = backend;
  const document = db.doc(documentPaths.photoErasure(uid));
  const { until, walk } = v.parse(storedErasure, (await document.get()).data() ?? {});
  let state: Walked =
    walk?.number === number && walk.dryRun === dryRun
      ? walk
      : { number, dryRun, after: null, diagnoses: 0, files: 0, done: false };
  const all = diagnosesBetween(db, uid, until, limit).orderBy(FieldPath.documentId()).limit(page);
  while (!state.done) {
    const { after } = state;
    const { docs } = await (after === null ? all : all.startAfter(after.created, after.id)).get();
    const last = docs.at(-1);
    // Most accounts have nothing old: no night writes anything about them.
    if (last === undefined && after === null) return { ...state, done: true };
    const found = await filesOfPage(
      backend,
      uid,
      docs.map(({ id }) => id),
      dryRun,
    );
    state = {
      ...state,
      after: last === undefined ? after : { created: createdOf(last.get("created")), id: last.id },
      diagnoses: state.diagnoses + found.diagnoses,
      files: state.files + found.files,
      done: docs.length < page,
    };
    await note(backend, uid, state, limit);
    if (!state.done && isOver()) break;
  }
  return state;
}

function createdOf(created: unknown): Timestamp {
  if (created instanceof Timestamp) return created;
  throw new Error("A query by a time found a document without one");
}

/** Erases the files of a page of diagnoses that show a face, or counts them. */
async function filesOfPage(
  { db, files }: Pick<Backend, "db" | "files">,
  uid: string,
  ids: readonly string[],
  dryRun: boolean,
): Promise<{ readonly diagnoses: number; readonly files: number }> {
  const counted = { diagnoses: 0, files: 0 };
  await forEachInParallel(ids, LANES, async (id) => {
    const paths = [...(await photosOf(files, uid, id)), ...(await reportsWith({ db, files }, uid, id))];
    if (!dryRun) for (const path of paths) await files.remove(path);
    if (paths.length > 0) counted.diagnoses += 1;
    counted.files += paths.length;
  });
  return counted;
}

/** The files of a diagnosis but what was measured. */
async function photosOf(files: Backend["files"], uid: string, id: string): Promise<string[]> {
  const all = await files.list(diagnosisFilesPrefix(uid, id));
  return all.filter((path) => path !== diagnosisResultPath(uid, id));
}

/** The reports that were sent with a diagnosis' photo in them; quotes and prescriptions show no face. */
async function reportsWith(
  { db, files }: Pick<Backend, "db" | "files">,
  uid: string,
  id: string,
): Promise<string[]> {
  const { docs } = await db
    .collection(documentPaths.sendings(uid))
    .where("diagnoses", "array-contains", id)
    .get();
  const paths = docs
    .filter((sending) => faceSendingKinds.includes(sending.get("kind")))
    .map((sending) => sendingAttachmentPath(uid, sending.id));
  const there = await Promise.all(paths.map((path) => files.exists(path)));
  return paths.filter((_path, place) => there[place]);
}

/**
 * Notes how far the account is done. Until when photos are erased never goes back: a longer retention brings no photo back, and
 * what a shorter one erased is not looked for again.
 */
function note({ db }: Pick<Backend, "db">, uid: string, walk: Walked, limit: Date): Promise<void> {
  const document = db.doc(documentPaths.photoErasure(uid));
  return db.runTransaction(async (transaction) => {
    const [stored, account] = await transaction.getAll(document, db.doc(documentPaths.user(uid)));
    // Of an account that was erased meanwhile nothing is noted.
    if (account?.exists !== true) return;
    const { until } = v.parse(storedErasure, stored?.data() ?? {});
    const isFurther = walk.done && !walk.dryRun && (until === null || until.toDate() < limit);
    const reached = isFurther ? Timestamp.fromDate(limit) : until;
    transaction.set(document, { ...(reached !== null && { until: reached }), walk });
  });
}
