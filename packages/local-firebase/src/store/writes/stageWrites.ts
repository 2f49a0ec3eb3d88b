import type { FirestoreOperation } from "../../authorization/authorizer.ts";
import { RpcError } from "../../rpc/status.ts";
import { getField } from "../../values/fieldPath.ts";
import { FieldsDraft } from "../../values/fieldsDraft.ts";
import { fieldsIdentical } from "../../values/identicalValues.ts";
import { arrayElements, type Fields, type Value } from "../../values/value.ts";
import { applyTransform } from "./applyTransform.ts";
import { CommitWork } from "./commitLimits.ts";
import type { StoredDocument, WriteResult } from "../../documents/storedDocument.ts";
import { validateDocument } from "./validateDocument.ts";
import type { Write } from "./write.ts";

/** One write of a commit, worked out but not stored. */
export interface StagedWrite {
  readonly name: string;
  /** Operation that the rules are asked for. */
  readonly operation: FirestoreOperation;
  readonly before: StoredDocument | null;
  readonly after: StoredDocument | null;
  readonly result: WriteResult;
  /** Reason why the commit must not happen: its precondition does not hold. */
  readonly failure: RpcError | null;
}

export interface Stage {
  readonly writes: readonly StagedWrite[];
  /** Every document that a write names, as it stands after all of them. */
  readonly documents: ReadonlyMap<string, StoredDocument | null>;
}

/**
 * Works out a commit: each write sees what those before it did.
 * @param stored the document before the commit
 * @param times of the commit, microseconds since 1970: that of its documents, and what server timestamps say
 * @throws RpcError INVALID_ARGUMENT for a document that cannot be stored
 */
export function stageWrites(
  writes: readonly Write[],
  stored: (name: string) => StoredDocument | null,
  times: { readonly version: bigint; readonly shown: bigint },
): Stage {
  const { version, shown } = times;
  const documents = new Map<string, StoredDocument | null>();
  const deleted = new Set<string>();
  const work = new CommitWork();
  const staged = writes.map((write): StagedWrite => {
    const { name } = write;
    const before = documents.get(name) ?? (documents.has(name) ? null : stored(name));
    const failure = checkPrecondition(write, before, deleted.has(name));
    const operation = operationOf(write, before);
    if (write.kind !== "set") {
      const after = write.kind === "delete" ? null : before;
      documents.set(name, after);
      if (write.kind === "delete") deleted.add(name);
      return { name, operation, before, after, result: {}, failure };
    }
    const { fields, transformResults } = applySet(write, before, shown, work);
    const after = nextVersion(name, fields, before, version);
    documents.set(name, after);
    const result = {
      updateTime: after.updateTime,
      ...(transformResults.length === 0 ? {} : { transformResults }),
    };
    return { name, operation, before, after, result, failure };
  });
  return { writes: staged, documents };
}

/** A write that says which it means is judged as that, so that a refusal does not tell whether the document exists. */
function operationOf(write: Write, before: StoredDocument | null): FirestoreOperation {
  if (write.kind === "delete") return "delete";
  if (write.kind === "verify") return "get";
  return (write.precondition.exists ?? before !== null) ? "update" : "create";
}

function checkPrecondition(
  { name, precondition }: Write,
  before: StoredDocument | null,
  deletedByThisCommit: boolean,
): RpcError | null {
  if (precondition.exists === true && before === null) {
    return deletedByThisCommit
      ? new RpcError("INVALID_ARGUMENT", `The same commit deletes the document: ${name}`)
      : new RpcError("NOT_FOUND", `No document to update: ${name}`);
  }
  if (precondition.exists === false && before !== null) {
    return new RpcError("ALREADY_EXISTS", `Document already exists: ${name}`);
  }
  if (precondition.updateTime !== undefined && precondition.updateTime !== before?.updateTime) {
    return new RpcError(
      "FAILED_PRECONDITION",
      `The stored version of ${name} does not match the required base version.`,
    );
  }
  return null;
}

function applySet(
  write: Extract<Write, { kind: "set" }>,
  before: StoredDocument | null,
  time: bigint,
  work: CommitWork,
): { fields: Fields; transformResults: Value[] } {
  const { mask, transforms } = write;
  const draft = new FieldsDraft(mask === null ? write.fields : before?.fields);
  for (const path of mask ?? []) draft.set(path, getField(write.fields, path));
  const transformResults: Value[] = [];
  for (const transform of transforms) {
    const { value, result } = applyTransform(transform, draft.get(transform.path), time);
    work.note(arrayElements(value).length);
    draft.set(transform.path, value);
    transformResults.push(result);
  }
  const fields = mask === null && transforms.length === 0 ? write.fields : draft.toFields();
  const { values, size } = validateDocument(write.name, fields);
  work.note(values, size);
  return { fields, transformResults };
}

/** A write that changes nothing keeps the update time: clients' optimistic transactions depend on it. */
function nextVersion(
  name: string,
  fields: Fields,
  before: StoredDocument | null,
  time: bigint,
): StoredDocument {
  if (before !== null && fieldsIdentical(before.fields, fields)) return before;
  return { name, fields, createTime: before?.createTime ?? time, updateTime: time };
}
