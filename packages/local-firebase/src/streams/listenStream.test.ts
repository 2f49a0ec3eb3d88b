import { beforeEach, describe, expect, test } from "vitest";
import type { FirestoreAuthorizer } from "../authorization/authorizer.ts";
import { ADMIN, ANONYMOUS, type Identity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { database, openStreams, queryTarget, root, summarize } from "./testing/openStreams.ts";

const anna: Identity = { kind: "user", uid: "anna", token: {} };

describe("a target", () => {
  test("a target starts with its documents and ends the snapshot with a message for all targets", async () => {
    const { listen, set } = openStreams();
    await set("c/b", 2);
    await set("c/a", 1);
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    const messages = await stream.take(5);
    expect(summarize(messages)).toEqual([
      "ADD 2",
      "change c/a=1",
      "change c/b=2",
      "CURRENT 2",
      "NO_CHANGE all",
    ]);
    const { readTime } = messages[4]!.targetChange;
    expect(messages[1]!.documentChange.document.updateTime < readTime).toBe(true);
    expect(messages[3]!.targetChange.resumeToken).toBe(messages[4]!.targetChange.resumeToken);
  });

  test("a target follows commits: what is new, changed, gone, or no longer matches", async () => {
    const { listen, set } = openStreams();
    await set("c/a", 1);
    await set("c/b", 2);
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await stream.take(5);
    await set("c/new", 3);
    expect(summarize(await stream.take(2))).toEqual(["change c/new=3", "NO_CHANGE all"]);
    await set("c/a", 5);
    expect(summarize(await stream.take(2))).toEqual(["change c/a=5", "NO_CHANGE all"]);
    await set("c/a", null);
    expect(summarize(await stream.take(2))).toEqual(["delete c/a", "NO_CHANGE all"]);
    await set("c/b", -1);
    expect(summarize(await stream.take(2))).toEqual(["change c/b=-1 left", "NO_CHANGE all"]);
    await set("elsewhere/x", 1);
    await set("c/last", 1);
    expect(summarize(await stream.take(2))).toEqual(["change c/last=1", "NO_CHANGE all"]);
  });

  test("a target hears of a document once, with all the targets it concerns", async () => {
    const { listen, set } = openStreams();
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    stream.receive({ database, addTarget: { targetId: 4, documents: { documents: [`${root}/c/a`] } } });
    await stream.take(6);
    await set("c/a", 1);
    const [change, end] = await stream.take(2);
    expect(change!.documentChange.targetIds?.toSorted()).toEqual([2, 4]);
    expect(summarize([end!])).toEqual(["NO_CHANGE all"]);
  });

  test("a target is not said to be up to date by the snapshot of another one, before it has had its commits", async () => {
    const { listen, set } = openStreams();
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await stream.take(3);
    await set("c/a", 1);
    stream.receive({ database, addTarget: queryTarget(4, "d") });
    expect(summarize(await stream.take(5))).toEqual([
      "change c/a=1",
      "NO_CHANGE all",
      "ADD 4",
      "CURRENT 4",
      "NO_CHANGE all",
    ]);
  });

  test("a target with a limit tells which documents slide out of and into the window", async () => {
    const { listen, set, setAll } = openStreams();
    await setAll({ "c/a": 1, "c/b": 2, "c/c": 3 });
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c", 2) });
    expect(summarize(await stream.take(5))).toEqual([
      "ADD 2",
      "change c/a=1",
      "change c/b=2",
      "CURRENT 2",
      "NO_CHANGE all",
    ]);
    await set("c/first", 0);
    expect(summarize(await stream.take(3))).toEqual(["change c/first=0", "remove c/b", "NO_CHANGE all"]);
    await set("c/first", null);
    expect(summarize(await stream.take(3))).toEqual(["change c/b=2", "delete c/first", "NO_CHANGE all"]);
  });

  test("a target is silent once removed", async () => {
    const { listen, set } = openStreams();
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    stream.receive({ database, removeTarget: 2 });
    expect(summarize(await stream.take(4))).toEqual(["ADD 2", "CURRENT 2", "NO_CHANGE all", "REMOVE 2"]);
    await set("c/a", 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stream.sent).toEqual([]);
  });
});

describe("rules and errors", () => {
  let closed = new Set<string>();
  beforeEach(() => {
    closed = new Set(["secret"]);
  });
  const listeners = new Set<() => void>();
  /** Lets everybody read what is not closed, and lists of everything but `secret`. */
  const access: FirestoreAuthorizer = {
    check({ name, before, operation }) {
      const n = before?.fields["n"];
      const isHidden =
        operation === "get" && n !== undefined && "integerValue" in n && Number(n.integerValue) > 9;
      if (!isHidden && !closed.has(name.split("/").at(-2) ?? "")) return;
      throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };

  test("a refused target is removed with the cause, and the stream goes on", async () => {
    const { listen, set } = openStreams({ access });
    await set("secret/a", 10);
    await set("open/a", 1);
    const stream = listen(Promise.resolve(anna));
    stream.receive({ database, addTarget: queryTarget(2, "secret") });
    const [refusal] = await stream.take(1);
    expect(refusal!.targetChange).toMatchObject({
      targetChangeType: "REMOVE",
      targetIds: [2],
      cause: { code: 7 },
    });
    stream.receive({ database, addTarget: queryTarget(4, "open") });
    expect(summarize(await stream.take(4))[0]).toBe("ADD 4");
  });

  test("a target is removed when the rules that allowed it are replaced, and the others stay", async () => {
    const { listen, set } = openStreams({ access });
    const stream = listen(Promise.resolve(anna));
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    stream.receive({ database, addTarget: queryTarget(4, "open") });
    await stream.take(6);
    closed = new Set(["secret", "c"]);
    for (const listener of listeners) listener();
    const [refusal] = await stream.take(1);
    expect(refusal!.targetChange).toMatchObject({
      targetChangeType: "REMOVE",
      targetIds: [2],
      cause: { code: 7 },
    });
    await set("open/a", 1);
    expect(summarize(await stream.take(2))).toEqual(["change open/a=1", "NO_CHANGE all"]);
  });

  test("the new content of a document that left a target only reaches those who may read it", async () => {
    const { listen, set } = openStreams({ access });
    for (const path of ["c/a", "c/b"]) await set(path, 1);
    const stream = listen(Promise.resolve(anna));
    const target = queryTarget(2, "c");
    target.query.structuredQuery.where.fieldFilter.op = "LESS_THAN";
    target.query.structuredQuery.where.fieldFilter.value.integerValue = "5";
    stream.receive({ database, addTarget: target });
    await stream.take(5);
    await set("c/a", 99);
    expect(summarize(await stream.take(2))).toEqual(["remove c/a", "NO_CHANGE all"]);
    await set("c/b", 9);
    expect(summarize(await stream.take(2))).toEqual(["change c/b=9 left", "NO_CHANGE all"]);
  });

  test.each([
    ["a reserved collection", queryTarget(2, "__x__")],
    [
      "another database",
      {
        ...queryTarget(2, "c"),
        query: { ...queryTarget(2, "c").query, parent: "projects/q/databases/d/documents" },
      },
    ],
    ["no query", { targetId: 2 }],
  ])("%s cannot be listened to", async (_name, addTarget) => {
    const stream = openStreams().listen();
    stream.receive({ database, addTarget });
    const [refusal] = await stream.take(1);
    expect(refusal!.targetChange).toMatchObject({
      targetChangeType: "REMOVE",
      targetIds: [2],
      cause: { code: 3 },
    });
  });

  test.each([ADMIN, anna])(
    "a disk that fails ends the stream, to be opened again by %o",
    async (identity) => {
      let failing = false;
      const { listen, set } = openStreams({
        now: () => {
          if (failing) throw Object.assign(new Error("disk I/O error"), { code: "ERR_SQLITE_ERROR" });
          return BigInt(Date.now()) * 1000n;
        },
      });
      const stream = listen(Promise.resolve(identity));
      stream.receive({ database, addTarget: queryTarget(2, "c") });
      await stream.take(3);
      await set("c/a", 1);
      failing = true;
      const [message] = await stream.take(1);
      expect(message!.error.status).toBe("UNAVAILABLE");
    },
  );

  test("a target beyond what one stream may have is refused, until another one is removed", async () => {
    const { listen, set } = openStreams({ limits: { targets: 2, length: 1000 } });
    const stream = listen();
    const add = (targetId: number) =>
      stream.receive({
        database,
        addTarget: { targetId, documents: { documents: [`${root}/c/d${targetId}`] } },
      });
    for (const targetId of [1, 2, 3]) void add(targetId);
    const refusal = (await stream.take(7)).at(-1);
    expect(refusal!.targetChange).toMatchObject({ targetIds: [3], cause: { code: 8 } });
    // The same number again is the same target, and those that are there go on.
    void add(2);
    expect(summarize(await stream.take(3))).toEqual(["ADD 2", "CURRENT 2", "NO_CHANGE all"]);
    await set("c/d1", 1);
    await set("c/d3", 1);
    expect(summarize(await stream.take(2))).toEqual(["change c/d1=1", "NO_CHANGE all"]);
    stream.receive({ database, removeTarget: 1 });
    void add(3);
    expect(summarize(await stream.take(5))).toEqual([
      "REMOVE 1",
      "ADD 3",
      "change c/d3=1",
      "CURRENT 3",
      "NO_CHANGE all",
    ]);
  });

  test("targets that ask for too much together are refused, until one is removed", async () => {
    const names = Array.from({ length: 10 }, (_, index) => `${root}/c/${index}`);
    const { length } = JSON.stringify(names);
    const stream = openStreams({ limits: { targets: 9, length: 2 * length } }).listen();
    const add = (targetId: number) =>
      stream.receive({ database, addTarget: { targetId, documents: { documents: names } } });
    for (const targetId of [1, 2, 3]) void add(targetId);
    const refusal = (await stream.take(7)).at(-1);
    expect(refusal!.targetChange).toMatchObject({ targetIds: [3], cause: { code: 8 } });
    stream.receive({ database, removeTarget: 1 });
    void add(3);
    expect(summarize(await stream.take(4))).toEqual(["REMOVE 1", "ADD 3", "CURRENT 3", "NO_CHANGE all"]);
  });

  test("a message that is none ends the stream with INVALID_ARGUMENT", async () => {
    const stream = openStreams().listen();
    stream.receive({ database, addTarget: { targetId: "x" } });
    expect((await stream.take(1))[0]!.error).toMatchObject({ status: "INVALID_ARGUMENT", code: 400 });
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stream.sent).toEqual([]);
  });

  test("a refused token and an expired one end the stream with UNAUTHENTICATED", async () => {
    const { listen } = openStreams();
    const refused = listen(Promise.reject(new RpcError("UNAUTHENTICATED", "forged")));
    expect((await refused.take(1))[0]!.error.status).toBe("UNAUTHENTICATED");
    const exp = Date.now() / 1000 + 0.02;
    const expiring = listen(Promise.resolve({ kind: "user", uid: "a", token: { exp } }));
    expect((await expiring.take(1))[0]!.error.status).toBe("UNAUTHENTICATED");
  });

  test("a stream that has ended is told nothing more", async () => {
    const { listen, set } = openStreams();
    const stream = listen(Promise.resolve(ANONYMOUS));
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await stream.take(3);
    stream.close();
    await set("c/a", 1);
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(stream.sent).toEqual([]);
  });
});
