import { describe, expect, test } from "vitest";
import { encodeResumeToken } from "./resumeToken.ts";
import { database, openStreams, queryTarget, summarize } from "./testing/openStreams.ts";

describe("a client that comes back", () => {
  test("gets only what has changed, and a count to check with", async () => {
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

  test("gets everything again when its moment is not of this database's history, or too long ago", async () => {
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

  test("gets everything again when the data folder was put back to before its moment", async () => {
    const { listen, set, epoch } = openStreams();
    await set("c/a", 1);
    const tomorrow = BigInt(Date.now() + 86_400_000) * 1000n;
    const stream = listen();
    const resumeToken = encodeResumeToken(epoch, tomorrow);
    stream.receive({ database, addTarget: { ...queryTarget(2, "c"), resumeToken } });
    const messages = summarize(await stream.take(5));
    expect(messages.slice(0, 3)).toEqual(["ADD 2", "RESET 2", "change c/a=1"]);
  });

  test("gets the whole window of a limited query, because documents slide in without changing", async () => {
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
