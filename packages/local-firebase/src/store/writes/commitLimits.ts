import { RpcError } from "../../rpc/status.ts";
import { valueSize } from "../../values/size.ts";
import { documentSize } from "./validateDocument.ts";
import type { FieldTransform, Write } from "./write.ts";

/** Bytes and transforms per document, from Firestore's "Usage and limits". The number of writes has no limit. */
const MAX_COMMIT_SIZE = 10 * 1024 * 1024;
const MAX_TRANSFORMS = 500;
/**
 * Values, and bytes, of all the documents and arrays that the writes of one commit go through: many small writes may be
 * on one large document. What a page can send in one request, 10 MiB of JSON, has fewer.
 */
const MAX_VALUES = 1_000_000;
const MAX_WORKED_SIZE = 100 * 1024 * 1024;

/**
 * Refuses commits beyond Firestore's limits.
 * @throws RpcError INVALID_ARGUMENT
 */
export function validateCommitSize(writes: readonly Write[]): void {
  let size = 0;
  const transforms = new Map<string, number>();
  for (const write of writes) {
    if (write.kind !== "set") continue;
    size += documentSize(write.name, write.fields) + sum(write.transforms.map(transformSize));
    const count = (transforms.get(write.name) ?? 0) + write.transforms.length;
    transforms.set(write.name, count);
    if (count > MAX_TRANSFORMS) {
      throw new RpcError(
        "INVALID_ARGUMENT",
        `A commit may transform at most ${MAX_TRANSFORMS} fields of one document.`,
      );
    }
  }
  if (size > MAX_COMMIT_SIZE) throw tooBig();
}

/** Budget of the work that a commit may make the server do. */
export class CommitWork {
  #values = MAX_VALUES;
  #size = MAX_WORKED_SIZE;

  /** @throws RpcError INVALID_ARGUMENT when that is too much, with what came before */
  note(values: number, size = 0): void {
    this.#values -= values;
    this.#size -= size;
    if (this.#values < 0 || this.#size < 0) throw tooBig();
  }
}

function tooBig(): RpcError {
  return new RpcError("INVALID_ARGUMENT", "Transaction too big. Decrease transaction size.");
}

function transformSize(transform: FieldTransform): number {
  return "elements" in transform ? sum(transform.elements.map(valueSize)) : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
