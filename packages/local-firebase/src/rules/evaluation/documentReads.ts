import { EvaluationError, type RuleValue } from "../values/ruleValue.ts";

/** Reads a document for `get()` and the like; `path` begins at `databases`. */
export type ReadDocument = (path: readonly string[]) => RuleValue;

export interface DocumentReaders {
  /** The document before the request, `null` when there is none. */
  readonly get: ReadDocument;
  /** As it will stand after the whole commit. */
  readonly getAfter: ReadDocument;
}

export interface ReadLimits {
  /** Different documents that the rules may read for one operation. */
  readonly operation: number;
  /** And for all operations of one commit. */
  readonly request: number;
}

/** Firestore's documented limits. */
export const FIRESTORE_LIMITS: ReadLimits = { operation: 10, request: 20 };
/** Storage's documented limits. */
export const STORAGE_LIMITS: ReadLimits = { operation: 2, request: 2 };

/** Documents that rules have read; each counts once, however often it is read. */
export class DocumentReads {
  readonly #readers: DocumentReaders;
  readonly #limits: ReadLimits;
  readonly #documents = new Map<string, RuleValue>();
  #before = 0;

  constructor(readers: DocumentReaders, limits: ReadLimits) {
    this.#readers = readers;
    this.#limits = limits;
  }

  /** Another operation of the same commit begins. */
  nextOperation(): void {
    this.#before = this.#documents.size;
  }

  /** @throws EvaluationError beyond the limits */
  read(reader: keyof DocumentReaders, path: readonly string[]): RuleValue {
    const key = `${reader}:${path.join("/")}`;
    const known = this.#documents.get(key);
    if (known !== undefined) return known;
    const { operation, request } = this.#limits;
    if (this.#documents.size - this.#before >= operation)
      throw new EvaluationError(`more than ${operation} documents are read`);
    if (this.#documents.size >= request)
      throw new EvaluationError(`more than ${request} documents are read for one commit`);
    const document = this.#readers[reader](path);
    this.#documents.set(key, document);
    return document;
  }
}
