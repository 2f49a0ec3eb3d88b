import { invoiceRows, parseInvoice } from "@carnation/product/invoice";
import { businessLogoPath, documentPaths, recommendationPicturePath } from "@carnation/product/path";
import { parseProfile } from "@carnation/product/profile";
import { parseRecommendation } from "@carnation/product/recommendation";
import { toCsv } from "@carnation/product/statistics";
import {
  collection,
  collectionGroup,
  doc,
  type Firestore,
  getDocFromServer,
  getDocsFromServer,
  query,
  type QueryDocumentSnapshot,
  where,
} from "firebase/firestore";
import { namesOf } from "../documents/namesOf.ts";
import { type ArchivePart, fileName, jsonFile } from "./archiveFiles.ts";

/** A name that no other has yet: « Anaïs Morel (2) ». */
export function freeName(taken: Set<string>, text: string): string {
  const name = fileName(text);
  let free = name;
  for (let count = 2; taken.has(free.toLowerCase()); count += 1) free = `${name} (${count})`;
  taken.add(free.toLowerCase());
  return free;
}

/** Tells who she is and who pays, with her logo. */
export async function profilePart(firestore: Firestore, uid: string): Promise<ArchivePart> {
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

/** Her invoices, each as it is stored, and their list. */
export async function invoicesPart(firestore: Firestore, uid: string): Promise<ArchivePart> {
  const hers = where("customer", "in", namesOf(doc(firestore, documentPaths.user(uid))));
  const { docs } = await getDocsFromServer(query(collection(firestore, documentPaths.invoices()), hers));
  if (docs.length === 0) return { texts: {}, files: [] };
  const listed = docs
    .map((stored) => readable(() => parseInvoice(stored.id, stored.data())))
    .filter((invoice) => invoice !== null);
  const each = docs.map((stored) => [`factures/${fileName(stored.id)}.json`, jsonFile(stored.data())]);
  const list = new TextEncoder().encode(toCsv(invoiceRows(listed)));
  return { texts: { "factures/factures.csv": list, ...Object.fromEntries(each) }, files: [] };
}

/**
 * A recommendation of her own, with its picture.
 * @param titles names that are taken; its own is added
 */
export function recommendationPart(stored: QueryDocumentSnapshot, titles: Set<string>): ArchivePart {
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

/** Gives what was parsed; null of what cannot be, which is exported none the less. */
export function readable<T>(parse: () => T): T | null {
  try {
    return parse();
  } catch {
    return null;
  }
}

const extensionOf = (name: string): string => /\.[a-z]+$/u.exec(name)?.[0] ?? "";

/** Gives what she asks for recommendations of the shared catalogue, and which she hides. */
export async function pricesPart(firestore: Firestore, uid: string): Promise<ArchivePart> {
  const { docs } = await getDocsFromServer(
    query(collectionGroup(firestore, "prices"), where("uid", "==", uid)),
  );
  if (docs.length === 0) return { texts: {}, files: [] };
  const all = docs.map((stored) => ({ recommendation: stored.ref.parent.parent?.id, ...stored.data() }));
  return { texts: { "recommandations/prix.json": jsonFile(all) }, files: [] };
}
