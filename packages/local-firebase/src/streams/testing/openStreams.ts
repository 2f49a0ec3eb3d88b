import { vi } from "vitest";
import { ADMIN, type Identity } from "../../authentication/identity.ts";
import { parseWrites } from "../../store/writes/parseWrite.ts";
import { openStore } from "../../store/testing/openStore.ts";
import { createListenStream, type ListenOptions } from "../listenStream.ts";
import { LiveResults } from "../liveResults.ts";
import { readEpoch } from "../resumeToken.ts";
import { createWriteStream } from "../writeStream.ts";

export const database = "projects/p/databases/(default)";
export const root = `${database}/documents`;

/** A message of either stream as a test reads it: it has one of these, and the test says which. */
export interface Message {
  readonly targetChange: {
    readonly targetChangeType: string;
    readonly targetIds?: readonly number[];
    readonly readTime: string;
    readonly resumeToken: string;
  };
  readonly documentChange: {
    readonly document: {
      readonly name: string;
      readonly fields: { readonly n: { readonly integerValue: string } };
      readonly updateTime: string;
    };
    readonly targetIds?: readonly number[];
    readonly removedTargetIds?: readonly number[];
  };
  readonly documentDelete: { readonly document: string };
  readonly documentRemove: { readonly document: string };
  readonly filter: { readonly count: number };
  readonly error: { readonly status: string };
  readonly streamToken: string;
  readonly commitTime: string;
  readonly writeResults: unknown;
}

/** Listen and Write streams over a fresh store, and what they send. */
export function openStreams({
  limits,
  ...options
}: Parameters<typeof openStore>[0] & Pick<ListenOptions, "limits"> = {}) {
  const opened = openStore(options);
  const log: string[] = [];
  const shared = {
    ...opened,
    live: new LiveResults(opened.store, opened.reads),
    epoch: readEpoch(opened.database),
    log: (line: string) => void log.push(line),
    ...(limits && { limits }),
  };

  function connect(kind: typeof createListenStream | typeof createWriteStream, identity: Promise<Identity>) {
    const sent: Message[] = [];
    const stream = kind({
      ...shared,
      identity,
      send: (message) => sent.push(JSON.parse(JSON.stringify(message)) as Message),
    });
    return {
      ...stream,
      sent,
      /** Everything sent since the last call, once at least `count` messages have come. */
      async take(count: number): Promise<Message[]> {
        await vi.waitUntil(() => sent.length >= count, { interval: 1 });
        return sent.splice(0);
      },
    };
  }

  /** Sets a document's one field `n`; `null` deletes the document. */
  const set = (path: string, n: number | null) =>
    opened.store.commit(
      parseWrites([
        n === null
          ? { delete: `${root}/${path}` }
          : { update: { name: `${root}/${path}`, fields: { n: { integerValue: String(n) } } } },
      ]),
      { identity: ADMIN },
    );

  return {
    ...opened,
    epoch: shared.epoch,
    log,
    listen: (identity: Promise<Identity> = Promise.resolve(ADMIN)) => connect(createListenStream, identity),
    write: (identity: Promise<Identity> = Promise.resolve(ADMIN)) => connect(createWriteStream, identity),
    set,
    /** Sets the field `n` of several documents, one commit each, in the order given. */
    async setAll(values: Readonly<Record<string, number>>): Promise<void> {
      for (const [path, n] of Object.entries(values)) await set(path, n);
    },
  };
}

/** A target of the documents of one collection with `n` of at least 0, in the order of `n`. */
export function queryTarget(targetId: number, collectionId: string, limit?: number) {
  const field = { fieldPath: "n" };
  return {
    targetId,
    query: {
      parent: root,
      structuredQuery: {
        from: [{ collectionId }],
        where: { fieldFilter: { field, op: "GREATER_THAN_OR_EQUAL", value: { integerValue: "0" } } },
        orderBy: [
          { field, direction: "ASCENDING" },
          { field: { fieldPath: "__name__" }, direction: "ASCENDING" },
        ],
        ...(limit === undefined ? {} : { limit }),
      },
    },
  };
}

/** One word per message: what happened, to which document. */
export function summarize(messages: readonly Message[]): string[] {
  const path = (name: string): string => name.slice(root.length + 1);
  return messages.map((message) => {
    const { targetChange, documentChange, documentDelete, documentRemove, filter } = message;
    if (targetChange) return `${targetChange.targetChangeType} ${targetChange.targetIds ?? "all"}`;
    if (documentChange) {
      const left = documentChange.removedTargetIds ? " left" : "";
      return `change ${path(documentChange.document.name)}=${documentChange.document.fields.n.integerValue}${left}`;
    }
    if (documentDelete) return `delete ${path(documentDelete.document)}`;
    if (documentRemove) return `remove ${path(documentRemove.document)}`;
    if (filter) return `filter ${filter.count}`;
    return JSON.stringify(message);
  });
}
