import { documentPaths } from "@carnation/product/path";
import { parseProfile, type Profile } from "@carnation/product/profile";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { readDocument } from "./readDocument.ts";

/** Reads the profile of an account; one without a document has nothing filled in. @throws ValiError for a document that is none */
export async function readProfile(db: Firestore, uid: string, transaction?: Transaction): Promise<Profile> {
  return parseProfile(uid, (await readDocument(db, documentPaths.user(uid), transaction)).data() ?? {});
}
