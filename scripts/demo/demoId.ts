import { createHash } from "node:crypto";
import { slug } from "./slug.ts";

/** The characters of the ids that Firestore makes by itself. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const LENGTH = 20;

/** Collections whose ids stand in addresses. */
type DemoCollection =
  | "users"
  | "customers"
  | "diagnosis"
  | "quotes"
  | "recommendations"
  | "subcategories"
  | "contraindications"
  | "news";

/**
 * The id of a document of the demo: the same at every start, and without a meaning, as Firestore's own are. A browser's
 * history keeps the addresses that hold it.
 * @param name what the demo's data call it, with or without accents and spaces
 */
export function demoId(collection: DemoCollection, name: string): string {
  const hash = createHash("sha256")
    .update(`${collection}/${slug(name)}`)
    .digest();
  return Array.from(hash.subarray(0, LENGTH), (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join("");
}
