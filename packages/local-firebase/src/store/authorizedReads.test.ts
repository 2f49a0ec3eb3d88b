import { describe, expect, test } from "vitest";
import type { FirestoreRequest } from "../authorization/authorizer.ts";
import { ADMIN, ANONYMOUS } from "../authentication/identity.ts";
import { parseStructuredQuery } from "../query/parseStructuredQuery.ts";
import { RpcError } from "../rpc/status.ts";
import { AuthorizedReads } from "./authorizedReads.ts";
import { parseWrites } from "./writes/parseWrite.ts";
import { openStore } from "./testing/openStore.ts";

const root = "projects/p/databases/(default)/documents";
const query = parseStructuredQuery({ from: [{ collectionId: "c" }] });

async function open(refuse: (request: FirestoreRequest) => boolean = () => false) {
  const requests: FirestoreRequest[] = [];
  const opened = openStore({
    access: {
      check(request) {
        requests.push(request);
        if (refuse(request)) throw new RpcError("PERMISSION_DENIED", "No.");
      },
    },
  });
  const writes = ["a", "b"].map((id) => ({ update: { name: `${root}/c/${id}` } }));
  await opened.store.commit(parseWrites(writes), { identity: ADMIN });
  return { ...opened, requests };
}

describe("AuthorizedReads", () => {
  test("get asks for the document, missing or not", async () => {
    const { reads, requests } = await open();
    expect(reads.get(ANONYMOUS, `${root}/c/a`)?.name).toBe(`${root}/c/a`);
    expect(reads.get(ANONYMOUS, `${root}/c/z`)).toBeNull();
    expect(requests.map(({ operation, before }) => [operation, before?.name ?? null])).toEqual([
      ["get", `${root}/c/a`],
      ["get", null],
    ]);
  });

  test("a reserved name is refused before anyone is asked", async () => {
    const { reads, requests } = await open();
    expect(() => reads.get(ANONYMOUS, `${root}/c/__x__`)).toThrow("reserved");
    expect(requests).toEqual([]);
  });

  test("list asks once, for any document of the collection, whatever it finds", async () => {
    const { reads, requests } = await open(({ name }) => name.startsWith(`${root}/c/a/`));
    expect(reads.list(ANONYMOUS, root, query)).toHaveLength(2);
    expect(() => reads.list(ANONYMOUS, `${root}/c/a`, query)).toThrow("No.");
    expect(requests).toMatchObject([
      { operation: "list", name: `${root}/c/-`, before: null, query },
      { operation: "list", name: `${root}/c/a/c/-`, before: null, query },
    ]);
  });

  test("a query that is refused is not run, and an invalid one is refused as that", async () => {
    const { store } = await open();
    const access = {
      check: () => {
        throw new RpcError("PERMISSION_DENIED", "No.");
      },
    };
    const run = (): never => {
      throw new Error("The documents have been looked at.");
    };
    const documents = {
      get: run,
      runQuery: run,
      runUnordered: run,
      candidateCount: run,
      listCollectionIds: run,
      listDocumentIds: run,
    };
    const reads = new AuthorizedReads(store, access, documents);
    expect(() => reads.list(ANONYMOUS, root, query)).toThrow("No.");
    expect(() => reads.listUnordered(ANONYMOUS, root, query)).toThrow("No.");
    const twoSources = parseStructuredQuery({ from: [{ collectionId: "c" }, { collectionId: "d" }] });
    expect(() => reads.list(ANONYMOUS, root, twoSources)).toThrow("exactly one collection");
  });

  test("an index is required of a valid query that the rules allow, the administrator's too", async () => {
    const { store } = await open();
    const access = {
      check: ({ name }: FirestoreRequest) => {
        if (name.startsWith(`${root}/refused/`)) throw new RpcError("PERMISSION_DENIED", "No.");
      },
    };
    const requireIndexes = () => {
      throw new RpcError("FAILED_PRECONDITION", "The query requires an index.");
    };
    const reads = new AuthorizedReads(store, access, undefined, undefined, requireIndexes);
    const twoSources = parseStructuredQuery({ from: [{ collectionId: "c" }, { collectionId: "d" }] });
    for (const identity of [ADMIN, ANONYMOUS]) {
      expect(() => reads.list(identity, root, query)).toThrow("requires an index");
      expect(() => reads.list(identity, root, twoSources)).toThrow("exactly one collection");
    }
    const refused = parseStructuredQuery({ from: [{ collectionId: "refused" }] });
    expect(() => reads.list(ANONYMOUS, root, refused)).toThrow("No.");
  });

  test("the administrator is never asked for", async () => {
    const { reads, requests } = await open(() => true);
    expect(reads.list(ADMIN, root, query)).toHaveLength(2);
    expect(reads.get(ADMIN, `${root}/c/a`)).not.toBeNull();
    expect(requests).toEqual([]);
  });
});
