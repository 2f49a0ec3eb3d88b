import {
  businessLogoPath,
  CarnationError,
  customerLabel,
  documentPaths,
  invoiceRows,
  parseCustomer,
  parseInvoice,
  parseProfile,
  parseRecommendation,
  recommendationPicturePath,
  toCsv,
} from "@carnation/domain";
import {
  collection,
  collectionGroup,
  doc,
  documentId,
  DocumentReference,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  limit,
  orderBy,
  query,
  type Query,
  type QueryDocumentSnapshot,
  startAfter,
  where,
} from "firebase/firestore";
import { catalogueError, isOffline } from "../errors/catalogueError.ts";
import type { Services } from "../workspace/services.ts";
import { accountReadMe, type ArchivePart, fileName, jsonFile, textFile } from "./archiveFiles.ts";
import { customerPart, diagnosisPart, inFolder, quotePart, recapPart, sendingPart } from "./archiveParts.ts";
import { bytesOf, FILES_AT_ONCE, inGroups } from "./readFiles.ts";
import { openZip } from "./zipWriter.ts";

/** How far the export of an account is: documents are counted as they come, files are known by then. */
export type AccountExportProgress =
  | { readonly step: "documents"; readonly read: number }
  | { readonly step: "files"; readonly read: number; readonly of: number };

/** How the export of an account is followed and given up. */
export interface AccountExportOptions {
  readonly onProgress?: (progress: AccountExportProgress) => void;
  readonly signal?: AbortSignal;
}

/** The data of an account. */
export interface AccountExport {
  /** One ZIP, or several where one cannot hold it all. */
  readonly archives: readonly Blob[];
  /** Files that a document names and that are no more. */
  readonly missing: readonly string[];
  /** What could not be read: it is not in the archive, which says so. */
  readonly failed: readonly string[];
}

/** Documents that are read at once. */
const PAGE = 200;
/** Files that fail one after the other: it is not the files. */
const HOPELESS = 2 * FILES_AT_ONCE;
/** What is the connection's or the session's: nothing else would come either. */
const fatal = new Set(["offline", "unauthenticated", "account-disabled", "cancelled"]);

/**
 * Everything that is kept of an account: profile, clients with their files, diagnoses with photos and results, routines,
 * quotes, recaps, sendings, subscriptions, invoices and recommendations. Read page by page, with the rights of whoever is
 * signed in. What cannot be read is named in the archive and in the answer; it does not take the rest with it.
 * @throws {CarnationError} offline, unauthenticated, unavailable; cancelled when `signal` aborts
 */
export async function exportAccount(
  services: Pick<Services, "firestore" | "storage">,
  uid: string,
  { onProgress, signal }: AccountExportOptions = {},
): Promise<AccountExport> {
  const stop = stopWith(signal);
  try {
    return await collect(services, uid, stop, onProgress);
  } finally {
    stop.forget();
  }
}

async function collect(
  { firestore, storage }: Pick<Services, "firestore" | "storage">,
  uid: string,
  { assertGoing, waitFor }: Stop,
  onProgress: AccountExportOptions["onProgress"],
): Promise<AccountExport> {
  const zip = openZip();
  const files = new Map<string, string>();
  const missing: string[] = [];
  const failed: string[] = [];
  let documents = 0;
  const take = ({ texts, files: named }: ArchivePart): void => {
    for (const [name, text] of Object.entries(texts)) zip.add(name, text);
    for (const [name, path] of named) files.set(name, path);
  };
  /** Does something that may fail without the rest. */
  const attempt = async (what: string, act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (failure) {
      const error = catalogueError(failure);
      if (fatal.has(error.code) || isOffline()) throw error;
      failed.push(what);
    }
  };
  const readAll = (name: string, all: Query, each: (stored: QueryDocumentSnapshot) => ArchivePart) =>
    attempt(name, async () => {
      for await (const page of pages(all)) {
        assertGoing();
        for (const stored of page) {
          await attempt(`${name} ${stored.id}`, () => Promise.resolve(take(each(stored))));
        }
        documents += page.length;
        onProgress?.({ step: "documents", read: documents });
      }
    });
  const of = (path: string): Query => collection(firestore, path);

  await attempt("profil", async () => take(await profilePart(firestore, uid)));
  const folders = new Map<string, string>();
  const names = new Set<string>();
  await readAll("clients", of(documentPaths.customers(uid)), (stored) => {
    const customer = readable(() => parseCustomer(stored.id, stored.data()));
    const folder = `clients/${freeName(names, customer ? customerLabel(customer) : stored.id)}`;
    folders.set(stored.id, folder);
    const { picture = null, consents = [] } = customer ?? {};
    return inFolder(folder, customerPart(uid, stored.data(), { id: stored.id, picture, consents }));
  });
  const folderOf = (customer: unknown): string | undefined =>
    folders.get(customer instanceof DocumentReference ? customer.id : String(customer));
  const inTheirs = (customer: unknown, part: ArchivePart): ArchivePart => {
    const folder = folderOf(customer);
    return folder === undefined ? part : inFolder(folder, part);
  };
  const diagnosed = new Map<string, unknown>();
  await readAll("diagnostics", of(documentPaths.diagnoses(uid)), (stored) => {
    const customer: unknown = stored.get("customer");
    diagnosed.set(stored.id, customer);
    return inTheirs(customer, diagnosisPart(uid, stored));
  });
  await readAll("bilans", of(documentPaths.comparisonRecaps(uid)), (stored) =>
    inTheirs(diagnosed.get(String(stored.get("newDiagnosisId"))), recapPart(stored)),
  );
  await readAll("devis", of(documentPaths.quotes(uid)), (stored) =>
    inTheirs(stored.get("customer"), quotePart(uid, stored)),
  );
  await readAll("envois", of(documentPaths.sendings(uid)), (stored) =>
    inTheirs(stored.get("customer"), sendingPart(stored)),
  );
  await readAll("abonnement", of(documentPaths.subscriptions(uid)), (stored) => ({
    texts: { [`abonnement/${fileName(stored.id)}.json`]: jsonFile(stored.data()) },
    files: [],
  }));
  await attempt("factures", async () => take(await invoicesPart(firestore, uid)));
  const own = query(of(documentPaths.recommendations()), where("owner", "==", uid));
  const titles = new Set<string>();
  await readAll("recommandations", own, (stored) => recommendationPart(stored, titles));
  await attempt("recommandations/prix", async () => take(await pricesPart(firestore, uid)));

  let read = 0;
  let inARow = 0;
  onProgress?.({ step: "files", read, of: files.size });
  for (const some of inGroups([...files], FILES_AT_ONCE)) {
    assertGoing();
    const group = some.map(async ([name, path]) => {
      await attempt(name, async () => {
        try {
          const bytes = await waitFor(bytesOf(storage, path));
          if (bytes === null) missing.push(name);
          else zip.add(name, bytes);
          inARow = 0;
        } catch (failure) {
          inARow += 1;
          throw failure;
        }
      });
      read += 1;
      onProgress?.({ step: "files", read, of: files.size });
    });
    await Promise.all(group);
    if (inARow >= HOPELESS) throw new CarnationError("unavailable", "The files cannot be read");
  }
  assertGoing();
  zip.add("LISEZ-MOI.txt", textFile(accountReadMe(missing, failed, new Date())));
  return { archives: zip.end(), missing, failed };
}

/** Documents page by page, in the order of their ids. */
async function* pages(all: Query): AsyncGenerator<readonly QueryDocumentSnapshot[]> {
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await getDocsFromServer(
      query(all, orderBy(documentId()), ...(last ? [startAfter(last)] : []), limit(PAGE)),
    );
    if (docs.length > 0) yield docs;
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last !== undefined);
}

/** What ends an export before its end. */
interface Stop {
  /** @throws {CarnationError} why it has ended */
  readonly assertGoing: () => void;
  /** What is waited for, or why it is waited for no longer: the SDK goes on trying for two minutes. */
  readonly waitFor: <T>(reading: Promise<T>) => Promise<T>;
  readonly forget: () => void;
}

/** Ends what is waited for as soon as it is given up, or the connection is lost. */
function stopWith(signal: AbortSignal | undefined): Stop {
  const stop = new AbortController();
  const lost = (): void => stop.abort(new CarnationError("offline"));
  const givenUp = (): void => stop.abort(new CarnationError("cancelled"));
  if (signal?.aborted) givenUp();
  signal?.addEventListener("abort", givenUp);
  globalThis.addEventListener?.("offline", lost);
  const ended = new Promise<never>((_resolve, reject) => {
    if (stop.signal.aborted) reject(stop.signal.reason);
    stop.signal.addEventListener("abort", () => reject(stop.signal.reason));
  });
  // Whoever waits is told.
  ended.catch(() => undefined);
  return {
    assertGoing: () => stop.signal.throwIfAborted(),
    waitFor: (reading) => Promise.race([reading, ended]),
    forget: () => {
      signal?.removeEventListener("abort", givenUp);
      globalThis.removeEventListener?.("offline", lost);
    },
  };
}

/** A name that no other has yet: « Anaïs Morel (2) ». */
function freeName(taken: Set<string>, text: string): string {
  const name = fileName(text);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
  taken.add(free.toLowerCase());
  return free;
}

async function profilePart(firestore: Firestore, uid: string): Promise<ArchivePart> {
  const stored = await getDocFromServer(doc(firestore, documentPaths.user(uid)));
  const { logo } = parseProfile(uid, stored.data()).business;
  const billing = await getDocFromServer(doc(firestore, documentPaths.billing(uid)));
  return {
    texts: {
      "profil/profil.json": jsonFile(stored.data()),
      ...(billing.exists() ? { "abonnement/facturation.json": jsonFile(billing.data()) } : {}),
    },
    files: logo === null ? [] : [[`profil/${fileName(logo)}`, businessLogoPath(uid, logo)]],
  };
}

async function invoicesPart(firestore: Firestore, uid: string): Promise<ArchivePart> {
  const hers = where("customer", "==", documentPaths.user(uid));
  const { docs } = await getDocsFromServer(query(collection(firestore, documentPaths.invoices()), hers));
  if (docs.length === 0) return { texts: {}, files: [] };
  const listed = docs
    .map((stored) => readable(() => parseInvoice(stored.id, stored.data())))
    .filter((invoice) => invoice !== null);
  const each = docs.map((stored) => [`factures/${fileName(stored.id)}.json`, jsonFile(stored.data())]);
  const list = new TextEncoder().encode(toCsv(invoiceRows(listed)));
  return { texts: { "factures/factures.csv": list, ...Object.fromEntries(each) }, files: [] };
}

function recommendationPart(stored: QueryDocumentSnapshot, titles: Set<string>): ArchivePart {
  const known = readable(() => parseRecommendation(stored.id, stored.data()));
  const title = `recommandations/${freeName(titles, known?.name ?? stored.id)}`;
  const { owner = "", picture = null } = known ?? {};
  return {
    texts: { [`${title}.json`]: jsonFile(stored.data()) },
    files:
      picture === null
        ? []
        : [[`${title}${extensionOf(picture)}`, recommendationPicturePath(owner, picture)]],
  };
}

/** What was parsed; null of what cannot be, which is exported none the less. */
function readable<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

const extensionOf = (name: string): string => /\.[a-z]+$/u.exec(name)?.[0] ?? "";

/** What she asks for recommendations of the shared catalogue, and which she hides. */
async function pricesPart(firestore: Firestore, uid: string): Promise<ArchivePart> {
  const { docs } = await getDocsFromServer(
    query(collectionGroup(firestore, "prices"), where("uid", "==", uid)),
  );
  if (docs.length === 0) return { texts: {}, files: [] };
  const all = docs.map((stored) => ({ recommendation: stored.ref.parent.parent?.id, ...stored.data() }));
  return { texts: { "recommandations/prix.json": jsonFile(all) }, files: [] };
}
