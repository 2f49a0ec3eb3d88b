import { CarnationError } from "@carnation/domain/error";
import { foldText } from "@carnation/domain/text";
import { documentPaths } from "@carnation/product/path";
import { doc, type Transaction } from "firebase/firestore";
import type { CommandContext } from "./defineResource.ts";

/** A kind of documents of which no two may bear the same name. */
export interface UniqueName<T> {
  /** Gives the name that a document bears. */
  readonly nameOf: (record: T) => string;
  /** Sentence for who asks for a name that another one bears. */
  readonly taken: string;
}

/** Parts of a context that a name is read with. */
type ClaimContext<T> = Pick<CommandContext<T>, "firestore" | "collection" | "document" | "parse">;

/** A name as it was read, and the way to note it down. */
interface ClaimedName {
  /** True when another document bears it. */
  readonly isTaken: boolean;
  /** Notes it down as this one's, once everything is read. */
  readonly note: () => void;
}

/**
 * Reads who bears a name, whatever its case, accents and spaces. A transaction of the SDK reads no lists: the name has a
 * document of its own, which both of two writers at once would write. It holds only as long as who is named there bears the
 * name: one that was renamed, or deleted, frees it without a further write.
 */
export async function readClaim<T>(
  { firestore, collection, document, parse }: ClaimContext<T>,
  transaction: Transaction,
  { id, name }: { readonly id: string; readonly name: string },
  nameOf: UniqueName<T>["nameOf"],
): Promise<ClaimedName> {
  const key = foldText(name);
  const claim = doc(firestore, documentPaths.claimedName(collection.id, encodeURIComponent(key)));
  const note = (): void => void transaction.set(claim, { id });
  const claimed: unknown = (await transaction.get(claim)).get("id");
  if (typeof claimed !== "string" || claimed === "" || claimed === id) return { isTaken: false, note };
  const other = await transaction.get(document(claimed));
  const bears = other.exists() && foldText(nameOf(parse(claimed, other.data(), other.ref.path))) === key;
  return { isTaken: bears, note };
}

/**
 * Claims a name, as `readClaim` reads it.
 * @returns what notes it down, once everything is read
 * @throws {CarnationError} refused when another document bears it
 */
export async function claimName<T>(
  context: ClaimContext<T>,
  transaction: Transaction,
  named: { readonly id: string; readonly name: string },
  { nameOf, taken }: UniqueName<T>,
): Promise<() => void> {
  const { isTaken, note } = await readClaim(context, transaction, named, nameOf);
  if (isTaken) throw new CarnationError("refused", taken);
  return note;
}
