import { describe, expect, test } from "vitest";
import type { FirestoreAuthorizer } from "../authorization/authorizer.ts";
import type { Identity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { encodeResumeToken } from "./resumeToken.ts";
import { database, openStreams, queryTarget, summarize } from "./testing/openStreams.ts";

describe("a client that comes back", () => {
  test("a client that comes back gets only what has changed, and a count to check with", async () => {
    const { listen, set, setAll } = openStreams();
    await setAll({ "c/a": 1, "c/b": 2, "c/c": 3, "c/d": 4 });
    const before = listen();
    before.receive({ database, addTarget: queryTarget(2, "c") });
    const { resumeToken } = (await before.take(7)).at(-1)!.targetChange;
    before.close();
    await set("c/a", null);
    await set("c/b", -1);
    await set("c/c", 7);
    await set("elsewhere/x", 7);
    const after = listen();
    after.receive({ database, addTarget: { ...queryTarget(2, "c"), resumeToken } });
    const messages = summarize(await after.take(6));
    expect(messages.toSorted()).toEqual(
      [
        "ADD 2",
        "change c/c=7",
        "delete c/a",
        "change c/b=-1 left",
        "filter 2",
        "CURRENT 2",
        "NO_CHANGE all",
      ].toSorted(),
    );
    expect(messages.slice(-3)).toEqual(["filter 2", "CURRENT 2", "NO_CHANGE all"]);
  });

  const anna: Identity = { kind: "user", uid: "anna", token: {} };
  /** Lists may be read, and documents by name as long as they are there and `n` is not negative. */
  const access: FirestoreAuthorizer = {
    check({ operation, before }) {
      const n = before?.fields["n"];
      if (operation === "list" || (n !== undefined && "integerValue" in n && Number(n.integerValue) >= 0))
        return;
      throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
    },
  };

  test.each([
    ["", ["ADD 2", "change c/new=4", "remove c/left", "delete c/gone", "filter 2"]],
    // What the client had seen is not known any more: the count tells it that something is missing.
    [" after a restart", ["ADD 2", "change c/new=4", "filter 2"]],
  ])(
    "a client that comes back hears nothing of documents that it could never have seen%s",
    async (restart, expected) => {
      const before = openStreams({ access });
      await before.setAll({ "c/a": 1, "c/left": 2, "c/gone": 3, "c/secret": -1, "c/other": -1 });
      const first = before.listen(Promise.resolve(anna));
      first.receive({ database, addTarget: queryTarget(2, "c") });
      const { resumeToken } = (await first.take(6)).at(-1)!.targetChange;
      first.close();
      await before.setAll({ "c/new": 4, "c/left": -2, "c/secret": -2, "c/third": -3 });
      await before.set("c/gone", null);
      await before.set("c/other", null);
      const after = restart === "" ? before : openStreams({ access, database: before.database });
      const second = after.listen(Promise.resolve(anna));
      second.receive({ database, addTarget: { ...queryTarget(2, "c"), resumeToken } });
      const messages = await second.take(expected.length + 2);
      expect(summarize(messages).slice(0, -2)).toEqual(expected);
      second.close();
    },
  );

  test("a client that comes back gets everything again when too much has changed to ask the rules about it", async () => {
    const before = openStreams({ access });
    await before.set("c/a", 1);
    const resumeToken = encodeResumeToken(before.epoch, before.store.readTime());
    for (let n = 0; n < 201; n++) await before.set(`c/others${n}`, -1);
    const after = openStreams({ access, database: before.database });
    const stream = after.listen(Promise.resolve(anna));
    stream.receive({ database, addTarget: { ...queryTarget(2, "c"), resumeToken } });
    expect(summarize(await stream.take(5)).slice(0, 3)).toEqual(["ADD 2", "RESET 2", "change c/a=1"]);
  });

  test("a client that comes back gets everything again when its moment is not of this database's history, or too long ago", async () => {
    const changeLogLimits = { retention: 0n, maxEntries: 0, pruneEvery: 1 };
    const { listen, set, epoch } = openStreams({ changeLogLimits });
    await set("c/a", 1);
    await set("c/b", 1);
    const foreign = encodeResumeToken("another", 99_999_999_999_999_999n);
    for (const resumeToken of [foreign, encodeResumeToken(epoch, 1n), "bm9uc2Vuc2U="]) {
      const stream = listen();
      stream.receive({ database, addTarget: { ...queryTarget(2, "c"), resumeToken } });
      expect(summarize(await stream.take(6))).toEqual([
        "ADD 2",
        "RESET 2",
        "change c/a=1",
        "change c/b=1",
        "CURRENT 2",
        "NO_CHANGE all",
      ]);
    }
  });

  test("a client that comes back gets everything again when the data folder was put back to before its moment", async () => {
    const { listen, set, epoch } = openStreams();
    await set("c/a", 1);
    const tomorrow = BigInt(Date.now() + 86_400_000) * 1000n;
    const stream = listen();
    const resumeToken = encodeResumeToken(epoch, tomorrow);
    stream.receive({ database, addTarget: { ...queryTarget(2, "c"), resumeToken } });
    const messages = summarize(await stream.take(5));
    expect(messages.slice(0, 3)).toEqual(["ADD 2", "RESET 2", "change c/a=1"]);
  });

  test("a client that comes back gets the whole window of a limited query, because documents slide in without changing", async () => {
    const { listen, set, setAll } = openStreams();
    await setAll({ "c/a": 1, "c/b": 2, "c/c": 3 });
    const before = listen();
    before.receive({ database, addTarget: queryTarget(2, "c", 2) });
    const { resumeToken } = (await before.take(5)).at(-1)!.targetChange;
    await set("c/a", null);
    const after = listen();
    after.receive({ database, addTarget: { ...queryTarget(2, "c", 2), resumeToken } });
    const messages = summarize(await after.take(6));
    expect(messages).toContain("change c/c=3");
    expect(messages).toContain("delete c/a");
  });
});
