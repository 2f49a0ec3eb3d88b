import { CarnationError } from "@carnation/domain/error";
import { relatedId } from "@carnation/domain/internal/wire";
import { customerLabel, parseCustomer } from "@carnation/product/customer";
import { documentPaths } from "@carnation/product/path";
import { collection, doc, query, type Query, type QueryDocumentSnapshot, where } from "firebase/firestore";
import { namesOf } from "../documents/namesOf.ts";
import { catalogueError } from "../errors/catalogueError.ts";
import { isOffline } from "../errors/isOffline.ts";
import type { Services } from "../workspace/services.ts";
import {
  freeName,
  invoicesPart,
  pricesPart,
  profilePart,
  readable,
  recommendationPart,
} from "./accountParts.ts";
import { accountReadMe, type ArchivePart, fileName, jsonFile, textFile } from "./archiveFiles.ts";
import { customerPart, diagnosisPart, inFolder, quotePart, recapPart, sendingPart } from "./archiveParts.ts";
import { bytesOf, FILES_AT_ONCE, inGroups, pagesOf } from "./readFiles.ts";
import { type Stop, stopWith } from "./stopWith.ts";
import { openZip } from "./zipWriter.ts";

/** Measure of how far the export of an account is: documents are counted as they come, files are known by then. */
export type AccountExportProgress =
  | { readonly step: "documents"; readonly read: number }
  | { readonly step: "files"; readonly read: number; readonly of: number };

/** Way that the export of an account is followed and given up. */
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
  /** Holds what could not be read: it is not in the archive, which says so. */
  readonly failed: readonly string[];
}

/** Files that fail one after the other: it is not the files. */
const HOPELESS = 2 * FILES_AT_ONCE;
/** Holds what is the connection's or the session's: nothing else would come either. */
const fatal = new Set(["offline", "unauthenticated", "account-disabled", "cancelled"]);

/**
 * Exports everything that is kept of an account (GDPR, in French RGPD, articles 15 and 20): profile, clients with their files, diagnoses with photos and results, routines,
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
      for await (const page of pagesOf(all)) {
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
    folders.get(relatedId(customer, "customers") ?? "");
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
  const owners = namesOf(doc(firestore, documentPaths.user(uid)));
  const own = query(of(documentPaths.recommendations()), where("owner", "in", owners));
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
