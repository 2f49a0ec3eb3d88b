import { describe, expect, test, vi } from "vitest";
import type { FirestoreAuthorizer } from "../authorization/authorizer.ts";
import type { Identity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { LiveResults } from "./liveResults.ts";
import { database, openStreams, queryTarget, root, summarize } from "./testing/openStreams.ts";

const anna: Identity = { kind: "user", uid: "anna", token: {} };
const bert: Identity = { kind: "user", uid: "bert", token: {} };

/** Lets those read whose document in `members` exists, as a rule with `exists()` does. */
const membersOnly: FirestoreAuthorizer = {
  check({ identity, read }) {
    if (identity.kind === "user" && read(`${root}/members/${identity.uid}`) !== null) return;
    throw new RpcError("PERMISSION_DENIED", "Missing or insufficient permissions.");
  },
};

describe("many who listen to the same", () => {
  test("many who listen to the same share one evaluation of the query, and each hears of every commit", async () => {
    const { listen, set, store } = openStreams();
    await set("c/a", 1);
    const runQuery = vi.spyOn(store, "runQuery");
    const streams = Array.from({ length: 20 }, () => listen());
    for (const stream of streams) {
      stream.receive({ database, addTarget: queryTarget(2, "c") });
      await stream.take(4);
    }
    await set("c/b", 2);
    for (const stream of streams) {
      expect(summarize(await stream.take(2))).toEqual(["change c/b=2", "NO_CHANGE all"]);
    }
    expect(runQuery).toHaveBeenCalledTimes(1);
  });

  test("many who listen to the same do not hear of commits that touch nothing they asked for", async () => {
    const { listen, set } = openStreams();
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await stream.take(3);
    await set("c/hidden", -1);
    await set("other/a", 1);
    await set("c/seen", 1);
    expect(summarize(await stream.take(2))).toEqual(["change c/seen=1", "NO_CHANGE all"]);
  });

  test("many who listen to the same are each held to their own rules, and to those as they stand: who is put out hears no more", async () => {
    const { listen, set } = openStreams({ access: membersOnly });
    await set("members/anna", 1);
    await set("members/bert", 1);
    const [annas, berts] = [listen(Promise.resolve(anna)), listen(Promise.resolve(bert))];
    for (const stream of [annas, berts]) {
      stream.receive({ database, addTarget: queryTarget(2, "c") });
      await stream.take(3);
    }
    await set("members/bert", null);
    const [refusal] = await berts.take(1);
    expect(refusal!.targetChange).toMatchObject({ targetChangeType: "REMOVE", cause: { code: 7 } });
    await set("c/a", 1);
    expect(summarize(await annas.take(2))).toEqual(["change c/a=1", "NO_CHANGE all"]);
    expect(berts.sent).toEqual([]);
  });

  test("many who listen to the same hear nothing of a commit that itself puts them out", async () => {
    const { listen, set, store } = openStreams({ access: membersOnly });
    await set("members/anna", 1);
    const stream = listen(Promise.resolve(anna));
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await stream.take(3);
    await Promise.all([set("c/secret", 1), set("members/anna", null)]);
    const [refusal, ...rest] = await stream.take(1);
    expect(refusal!.targetChange.targetChangeType).toBe("REMOVE");
    expect([rest, store.get(`${root}/c/secret`) === null]).toEqual([[], false]);
  });

  test("a listener who leaves takes nothing from the others", async () => {
    const { listen, set } = openStreams();
    const [first, second] = [listen(), listen()];
    for (const stream of [first, second]) {
      stream.receive({ database, addTarget: queryTarget(2, "c") });
      await stream.take(3);
    }
    first.close();
    await set("c/a", 1);
    expect(summarize(await second.take(2))).toEqual(["change c/a=1", "NO_CHANGE all"]);
    expect(first.sent).toEqual([]);
  });

  test("many who listen to the same are told to come back when all of them together ask for too much", () => {
    const { store, reads } = openStreams();
    const live = new LiveResults(store, reads, 10);
    const source = { keys: [], matches: () => false, window: null, get: () => null, run: () => [] };
    const stream = { endRound: () => {}, fail: () => {} };
    const [first, second] = [0, 1].map(() => ({ stream, noteChanges: () => {}, checkAccess: () => {} }));
    live.watch("eight...", source, first!);
    expect(() => live.watch("eight...", source, second!)).toThrow(
      expect.objectContaining({ status: "UNAVAILABLE" }),
    );
    live.unwatch("eight...", second!);
    live.unwatch("eight...", first!);
    expect(() => live.watch("eight...", source, second!)).not.toThrow();
  });
});
