import { describe, expect, test } from "vitest";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import type { StoredDocument } from "../documents/storedDocument.ts";
import { Transactions } from "./transactions.ts";

const query = parseStructuredQuery({ from: [{ collectionId: "c" }] });
const documentAt = (updateTime: bigint): StoredDocument => ({
  name: "c/a",
  fields: {},
  createTime: 1n,
  updateTime,
});

function open() {
  const state = { document: null as StoredDocument | null, results: [] as StoredDocument[], now: 0 };
  const source = { get: () => state.document, runQuery: () => state.results };
  const transactions = new Transactions(source, () => state.now);
  return { state, transactions };
}

describe("transactions", () => {
  test("commit while what they read still stands", () => {
    const { transactions } = open();
    const id = transactions.begin(null);
    transactions.recordDocument(id, "c/a", null);
    transactions.recordQuery(id, "root", query, []);
    expect(() => transactions.finish(id, true)).not.toThrow();
  });

  test("transactions are aborted when a document that they read has changed, appeared or gone", () => {
    const { state, transactions } = open();
    const changes = [
      [null, documentAt(1n)],
      [documentAt(1n), documentAt(2n)],
      [documentAt(1n), null],
    ] as const;
    for (const [before, after] of changes) {
      const id = transactions.begin(null);
      transactions.recordDocument(id, "c/a", before);
      state.document = after;
      expect(() => transactions.finish(id, true)).toThrow(expect.objectContaining({ status: "ABORTED" }));
    }
  });

  test("transactions are aborted when a query would now find something else", () => {
    const { state, transactions } = open();
    const id = transactions.begin(null);
    transactions.recordQuery(id, "root", query, []);
    state.results = [documentAt(1n)];
    expect(() => transactions.finish(id, true)).toThrow(expect.objectContaining({ status: "ABORTED" }));
  });

  test("transactions are aborted as soon as they read another version of a document that they have read", () => {
    const { transactions } = open();
    const id = transactions.begin(null);
    transactions.recordDocument(id, "c/a", documentAt(1n));
    transactions.recordDocument(id, "c/a", documentAt(1n));
    transactions.recordDocument(id, "c/b", documentAt(2n));
    for (const later of [documentAt(2n), null]) {
      expect(() => transactions.recordDocument(id, "c/a", later)).toThrow(
        expect.objectContaining({ status: "ABORTED" }),
      );
    }
  });

  test("transactions are aborted when a query finds another order of the same, and not when it finds the same", () => {
    const { state, transactions } = open();
    const [first, second] = [documentAt(1n), { ...documentAt(2n), name: "c/b" }];
    const commitWith = (...results: StoredDocument[]) => {
      const id = transactions.begin(null);
      transactions.recordQuery(id, "root", query, [first, second]);
      state.results = results;
      transactions.finish(id, true);
    };
    expect(() => commitWith(first, second)).not.toThrow();
    expect(() => commitWith(second, first)).toThrow("contention");
    expect(() => commitWith(first)).toThrow("contention");
  });

  test("transactions that were rolled back cannot be committed any more, and others can", () => {
    const { transactions } = open();
    const [gone, other] = [transactions.begin(null), transactions.begin(null)];
    transactions.rollback(gone);
    expect(() => transactions.finish(gone, true)).toThrow("no longer valid");
    expect(() => transactions.finish(other, true)).not.toThrow();
  });

  test("transactions that only read are aborted, too, when what they read was not one state", () => {
    const { state, transactions } = open();
    const id = transactions.begin(null);
    transactions.recordDocument(id, "c/a", null);
    state.document = documentAt(1n);
    transactions.recordDocument(id, "c/b", documentAt(1n));
    expect(() => transactions.finish(id, false)).toThrow(expect.objectContaining({ status: "ABORTED" }));
  });

  test("transactions are not kept without end: of too many, the one that has rested longest goes", () => {
    const { transactions } = open();
    const [rested = "", used = ""] = [transactions.begin(null), transactions.begin(null)];
    transactions.recordDocument(used, "c/a", null);
    for (let count = 0; count < 9999; count++) transactions.begin(null);
    expect(() => transactions.finish(rested, false)).toThrow("no longer valid");
    expect(() => transactions.finish(used, false)).not.toThrow();
  });

  test("expire after 270 seconds or 60 of rest, and end with their commit", () => {
    const { state, transactions } = open();
    const expired = expect.objectContaining({
      status: "INVALID_ARGUMENT",
      message: "The referenced transaction has expired or is no longer valid.",
    });
    const id = transactions.begin(null);
    for (const now of [59_000, 118_000, 177_000, 236_000, 269_999]) {
      state.now = now;
      transactions.recordDocument(id, "c/a", null);
    }
    state.now = 270_000;
    expect(() => transactions.finish(id, true)).toThrow(expired);
    const resting = transactions.begin(null);
    state.now += 60_000;
    expect(() => transactions.finish(resting, true)).toThrow(expired);
    const next = transactions.begin(null);
    transactions.finish(next, true);
    expect(() => transactions.finish(next, true)).toThrow(expired);
    transactions.rollback(next);
  });

  test("read-only ones keep the time that they read, write nothing, and nothing is a conflict for them", () => {
    const { state, transactions } = open();
    const writer = transactions.begin(7n);
    expect(() => transactions.finish(writer, true)).toThrow("read-only");
    const reader = transactions.begin(7n);
    expect(transactions.readTimeOf(reader)).toBe(7n);
    transactions.recordDocument(reader, "c/a", null);
    transactions.recordDocument(reader, "c/a", documentAt(3n));
    transactions.recordQuery(reader, "root", query, [documentAt(3n)]);
    state.document = documentAt(5n);
    expect(() => transactions.finish(reader, false)).not.toThrow();
    expect(() => transactions.readTimeOf(reader)).toThrow("no longer valid");
  });
});
