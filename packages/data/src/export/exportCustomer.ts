import { CarnationError } from "@carnation/domain/error";
import { parseCustomer } from "@carnation/product/customer";
import { documentPaths } from "@carnation/product/path";
import { collection, doc, getDocFromServer, getDocsFromServer, query, where } from "firebase/firestore";
import { allNamesOf } from "../documents/namesOf.ts";
import type { Services } from "../workspace/services.ts";
import { type Archive, type ArchivePart, readMe, textFile } from "./archiveFiles.ts";
import { customerPart, diagnosisPart, quotePart, recapPart, sendingPart } from "./archiveParts.ts";
import { bytesOf, FILES_AT_ONCE, inGroups } from "./readFiles.ts";

/** Values that one Firestore query may ask for. */
const IN_AT_MOST = 30;

/** Way that an export is followed and given up. */
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
  const theirs = where("customer", "in", allNamesOf(reference));
  const all = collection(firestore, documentPaths.diagnoses(uid));
  const { docs: diagnoses } = await getDocsFromServer(query(all, theirs));

  const archive: Archive = {};
  const files = new Map<string, string>();
  const take = (part: ArchivePart): void => {
    Object.assign(archive, part.texts);
    for (const [name, path] of part.files) files.set(name, path);
  };
  take(customerPart(uid, stored.data(), customer));
  for (const diagnosis of diagnoses) take(diagnosisPart(uid, diagnosis));
  const ids = diagnoses.map((diagnosis) => diagnosis.id);
  for (const some of inGroups(ids, IN_AT_MOST)) {
    const recaps = query(
      collection(firestore, documentPaths.comparisonRecaps(uid)),
      where("newDiagnosisId", "in", some),
    );
    for (const recap of (await getDocsFromServer(recaps)).docs) take(recapPart(recap));
  }
  const sendings = collection(firestore, documentPaths.sendings(uid));
  const { docs: sent } = await getDocsFromServer(query(sendings, where("customer", "==", id)));
  for (const sending of sent) take(sendingPart(sending));
  const quotes = collection(firestore, documentPaths.quotes(uid));
  const { docs: offered } = await getDocsFromServer(query(quotes, where("customer", "==", id)));
  for (const quote of offered) take(quotePart(uid, quote));

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
