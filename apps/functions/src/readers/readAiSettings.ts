import { type AiSettings, parseAiSettings } from "@carnation/product/ai-settings";
import { documentPaths } from "@carnation/product/path";
import type { Firestore, Transaction } from "firebase-admin/firestore";
import { readDocument } from "./readDocument.ts";

/** Reads the AI settings in force; the defaults before any were saved. */
export async function readAiSettings(db: Firestore, transaction?: Transaction): Promise<AiSettings> {
  return parseAiSettings((await readDocument(db, documentPaths.aiSettings(), transaction)).data());
}
