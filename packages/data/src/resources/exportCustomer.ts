import {
  CarnationError,
  countSteps,
  customerPicturePath,
  type Customer,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  formatIssuedNumber,
  isoDay,
  parseComparisonRecap,
  parseCustomer,
  parseIssuedQuote,
  parseRoutine,
  parseSending,
  quotePdfPath,
  routineText,
  toCarnationError,
} from "@carnation/domain";
import {
  collection,
  doc,
  getDocFromServer,
  getDocsFromServer,
  query,
  type QueryDocumentSnapshot,
  Timestamp,
  where,
} from "firebase/firestore";
import { type FirebaseStorage, getBytes, ref } from "firebase/storage";
import type { Services } from "../workspace/services.ts";
import { type Archive, jsonFile, readMe, textFile } from "./customerArchive.ts";
import { readStored } from "../files/readStored.ts";

/** Values that one Firestore query may ask for. */
const IN_AT_MOST = 30;
/** Files that are read side by side: photos weigh megabytes, and a browser opens six connections to a host. */
const FILES_AT_ONCE = 6;

/** How an export is followed and given up. */
export interface ExportOptions {
  /** Tells how many files were read, of how many. */
  readonly onProgress?: (read: number, of: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Everything that is kept about a client, as a ZIP: documents as JSON; photos, results, masks and signatures as they are
 * stored; recaps as texts; and a file that says what is what. A file that is missing is named there; any other failure
 * fails the whole: nothing is half.
 * @throws {CarnationError} not-found (no such client), offline, unavailable, damaged; cancelled when `signal` aborts
 */
export async function exportCustomer(
  { firestore, storage }: Pick<Services, "firestore" | "storage">,
  uid: string,
  id: string,
  { onProgress, signal }: ExportOptions = {},
): Promise<Blob> {
  const reference = doc(firestore, documentPaths.customer(uid, id));
  const stored = await getDocFromServer(reference);
  if (!stored.exists()) throw new CarnationError("not-found");
  const customer = parseCustomer(id, stored.data());
  const theirs = where("customer", "==", reference);
  const all = collection(firestore, documentPaths.diagnoses(uid));
  const { docs: diagnoses } = await getDocsFromServer(query(all, theirs));

  const archive: Archive = { "dossier.json": jsonFile(stored.data()) };
  const files = new Map(filesOfCustomer(uid, customer));
  for (const diagnosis of diagnoses) {
    const folder = folderOf(diagnosis);
    archive[`${folder}/diagnostic.json`] = jsonFile(diagnosis.data());
    const routine = routineFile(diagnosis);
    if (routine !== null) archive[`${folder}/routine.txt`] = routine;
    files.set(`${folder}/photo.jpg`, diagnosisPhotoPath(uid, diagnosis.id));
    files.set(`${folder}/resultats.json`, diagnosisResultPath(uid, diagnosis.id));
    files.set(`${folder}/zones.json`, diagnosisMasksPath(uid, diagnosis.id));
  }
  const ids = diagnoses.map((diagnosis) => diagnosis.id);
  for (const some of inGroups(ids, IN_AT_MOST)) {
    const recaps = query(
      collection(firestore, documentPaths.comparisonRecaps(uid)),
      where("newDiagnosisId", "in", some),
    );
    for (const recap of (await getDocsFromServer(recaps)).docs) {
      archive[`bilans/${recap.id}.txt`] = textFile(parseComparisonRecap(recap.id, recap.data()).text);
    }
  }
  const sendings = collection(firestore, documentPaths.sendings(uid));
  const { docs: sent } = await getDocsFromServer(query(sendings, where("customer", "==", id)));
  for (const sending of sent) {
    archive[`envois/${sending.id}.json`] = jsonFile(sending.data());
    const { attachment } = parseSending(sending.id, sending.data());
    if (attachment !== null) files.set(`envois/${sending.id}.pdf`, attachment.path);
  }
  const quotes = collection(firestore, documentPaths.quotes(uid));
  const { docs: offered } = await getDocsFromServer(query(quotes, where("customer", "==", id)));
  for (const quote of offered) {
    const name = `devis/${quoteFileName(quote)}`;
    archive[`${name}.json`] = jsonFile(quote.data());
    if (typeof quote.get("hash") === "string") files.set(`${name}.pdf`, quotePdfPath(uid, quote.id));
  }
  const missing: string[] = [];
  let read = 0;
  for (const some of inGroups([...files], FILES_AT_ONCE)) {
    if (signal?.aborted) throw new CarnationError("cancelled");
    const group = some.map(async ([name, path]) => {
      const bytes = await bytesOf(storage, path);
      if (bytes === null) missing.push(name);
      else archive[name] = bytes;
      read += 1;
      onProgress?.(read, files.size);
    });
    await Promise.all(group);
  }
  archive["LISEZ-MOI.txt"] = textFile(readMe(customer, missing, new Date()));
  const { zipSync } = await import("fflate");
  // Photos and drawings are compressed already.
  return new Blob([zipSync(archive, { level: 0 })], { type: "application/zip" });
}

function filesOfCustomer(uid: string, { id, picture, consents }: Customer): [name: string, path: string][] {
  return [picture, ...consents.map(({ signature }) => signature)]
    .filter((file) => file !== null)
    .map((file) => [
      `client/${file.replace(id, "photo").replace("photo.signature", "signature")}`,
      customerPicturePath(uid, file),
    ]);
}

/** « diagnostics/2026-11-21 d1 »; what cannot be read has no day, and is exported none the less. */
function folderOf(diagnosis: QueryDocumentSnapshot): string {
  const created: unknown = diagnosis.get("created");
  const day = created instanceof Timestamp ? `${isoDay(created.toDate())} ` : "";
  return `diagnostics/${day}${diagnosis.id}`;
}

/** The routine in words; null without a step, or when it cannot be read: the diagnosis beside it has all that is stored. */
function routineFile(diagnosis: QueryDocumentSnapshot): Uint8Array | null {
  try {
    const routine = parseRoutine(diagnosis.get("routine"));
    return countSteps(routine) === 0 ? null : textFile(routineText(routine));
  } catch {
    return null;
  }
}

/** « D-2026-0042, version 2 »; what cannot be read has no number, and is exported none the less. */
function quoteFileName(quote: QueryDocumentSnapshot): string {
  try {
    return formatIssuedNumber(parseIssuedQuote(quote.id, quote.data()));
  } catch {
    return quote.id;
  }
}

/** @returns null when there is none */
async function bytesOf(storage: FirebaseStorage, path: string): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await readStored(() => getBytes(ref(storage, path))));
  } catch (failure) {
    if (toCarnationError(failure).code === "not-found") return null;
    throw failure;
  }
}

function inGroups<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  );
}
