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

  test("many who listen to the same hear of several commits of one moment together, of each document once", async () => {
    const { listen, set } = openStreams();
    const stream = listen();
    stream.receive({ database, addTarget: queryTarget(2, "c") });
    await stream.take(3);
    await Promise.all([set("c/a", 1), set("c/b", 2), set("c/a", 3)]);
    expect(summarize(await stream.take(3))).toEqual(["change c/a=3", "change c/b=2", "NO_CHANGE all"]);
  });

  test("many who listen to the same follow it until the last of them leaves", async () => {
    const { store, reads, set } = openStreams();
    const live = new LiveResults(store, reads, 30);
    const heard: string[] = [];
    const failed: string[] = [];
    const watcher = (name: string, fail = false) => ({
      stream: { endRound: () => void heard.push(`${name} end`), fail: () => void failed.push(name) },
      noteChanges: () => {
        if (fail) throw new Error("a bug");
        heard.push(name);
      },
      checkAccess: () => undefined,
    });
    const source = {
      keys: ["c"],
      matches: () => true,
      window: null,
      get: (name: string) => store.get(name),
      run: () => [],
    };
    const [first, second, broken] = [watcher("first"), watcher("second"), watcher("broken", true)];
    for (const each of [first, second, broken]) live.watch("ten letter", source, each);
    expect(() => live.watch("x", source, watcher("fourth"))).toThrow("Too much is listened to");
    await set("c/a", 1);
    live.flush();
    expect(heard).toEqual(["first", "second", "first end", "second end", "broken end"]);
    // One that fails ends its own stream alone.
    expect(failed).toEqual(["broken"]);
    live.unwatch("ten letter", broken);
    live.unwatch("ten letter", first);
    live.unwatch("ten letter", first);
    heard.length = 0;
    await set("c/b", 1);
    live.flush();
    expect(heard).toEqual(["second", "second end"]);
    live.unwatch("ten letter", second);
    heard.length = 0;
    await set("c/d", 1);
    live.flush();
    expect(heard).toEqual([]);
  });

  test("many who listen to the same are all ended when what they listen to cannot be had, and others are not", async () => {
    const { store, reads, set } = openStreams();
    const live = new LiveResults(store, reads);
    const failed: string[] = [];
    const watcher = (name: string) => ({
      stream: { endRound: () => undefined, fail: () => void failed.push(name) },
      noteChanges: () => undefined,
      checkAccess: () => undefined,
    });
    const source = (get: () => never | null) => ({
      keys: ["c"],
      matches: () => true,
      window: null,
      get,
      run: () => [],
    });
    const broken = source(() => {
      throw new Error("a bug");
    });
    for (const name of ["first", "second"]) live.watch("broken", broken, watcher(name));
    live.watch(
      "whole",
      source(() => null),
      watcher("other"),
    );
    await set("c/a", 1);
    live.flush();
    expect(failed).toEqual(["first", "second"]);
  });

  test("many who listen to the same are asked again only while their access depends on what has changed", async () => {
    const { store, reads, set } = openStreams();
    const live = new LiveResults(store, reads);
    let asked = 0;
    const watcher = {
      stream: { endRound: () => undefined, fail: () => undefined },
      noteChanges: () => undefined,
      checkAccess: () => (asked += 1),
    };
    live.depend(watcher, `${root}/members/anna`);
    await set("members/bert", 1);
    live.flush();
    expect(asked).toBe(0);
    await set("members/anna", 1);
    live.flush();
    expect(asked).toBe(1);
    live.undepend(watcher, `${root}/members/anna`);
    await set("members/anna", 2);
    live.flush();
    expect(asked).toBe(1);
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
