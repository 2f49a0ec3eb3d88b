import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import type { FirestoreRequest } from "../authorization/authorizer.ts";
import { Database } from "../database/database.ts";
import type { BackendEvent } from "../events/backendEvent.ts";
import type { Problem } from "../problems/problem.ts";
import { Problems } from "../problems/problem.ts";
import { formatTimestamp } from "../values/timestamp.ts";
import { ADMIN } from "../authentication/identity.ts";
import type { CommitResult } from "../documents/commit.ts";
import { parseWrites } from "./writes/parseWrite.ts";
import type { SqliteDocumentStore } from "./sqliteDocumentStore.ts";
import { fieldsOf, path } from "./testing/commit.ts";
import { openStore } from "./testing/openStore.ts";

const SECOND = 1_000_000n;
const YEAR = 365n * 86_400n * SECOND;
const START = 1_800_000_000n * SECOND;

/** Writes the commit's time into a field, as `serverTimestamp()` does. */
function stamp(store: SqliteDocumentStore, name: string): Promise<CommitResult> {
  const update = { name: path(name), fields: {} };
  const updateTransforms = [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }];
  return store.commit(parseWrites([{ update, updateTransforms }]), { identity: ADMIN });
}

const stamped = (store: SqliteDocumentStore, name: string): unknown => fieldsOf(store, name)?.["at"];
const timestamp = (micros: bigint) => ({ timestampValue: formatTimestamp(micros) });

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "clocks-"));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

describe("after a clock that was ahead by a year", () => {
  test("fields, events and request.time follow the clock; versions go on", async () => {
    let now = START;
    const requests: FirestoreRequest[] = [];
    const { store, enqueued, reads } = openStore({
      now: () => now,
      access: { check: (request) => void requests.push(request) },
    });
    const identity = { kind: "anonymous" } as const;
    const before = await stamp(store, "c/a");
    now += YEAR;
    const ahead = await stamp(store, "c/b");
    expect(stamped(store, "c/b")).toEqual(timestamp(now));
    now -= YEAR - 10n * SECOND;
    const update = { name: path("c/c"), fields: {} };
    const updateTransforms = [{ fieldPath: "at", setToServerValue: "REQUEST_TIME" }];
    const after = await store.commit(parseWrites([{ update, updateTransforms }]), { identity });
    expect(stamped(store, "c/c")).toEqual(timestamp(now));
    expect(enqueued.map((event: BackendEvent) => event.time).at(-1)).toBe(now);
    expect(requests.at(-1)).toMatchObject({ operation: "create", time: now });
    reads.get(identity, path("c/c"));
    expect(requests.at(-1)).toMatchObject({ operation: "get", time: now });

    expect(ahead.time).toBeGreaterThan(before.time);
    expect(after.time).toBeGreaterThan(ahead.time);
    expect(after.results[0]?.updateTime).toBe(after.time);
    expect(store.get(path("c/c"))?.updateTime).toBe(after.time);
    expect(store.readTime()).toBeGreaterThan(after.time);
    // A listener resumes from what it has seen, and a read of the past from what it was told.
    expect(store.changedSince(ahead.time)).toEqual([path("c/c")]);
    expect(store.at(ahead.time).get(path("c/c"))).toBeNull();
    expect(store.at(after.time).get(path("c/c"))).not.toBeNull();
  });

  test("several commits of one moment keep their order in fields too, and a small step back does not show", async () => {
    let now = START + YEAR;
    const { store } = openStore({ now: () => now });
    await stamp(store, "c/a");
    now = START;
    await stamp(store, "c/b");
    await stamp(store, "c/c");
    now -= SECOND;
    await stamp(store, "c/d");
    expect(["b", "c", "d"].map((id) => stamped(store, `c/${id}`))).toEqual([
      timestamp(START),
      timestamp(START + 1n),
      timestamp(START + 2n),
    ]);
  });

  test("a restart after a clock that was ahead keeps times in order, and tells of it", async () => {
    const place = folder();
    let now = START + YEAR;
    const first = new Database(place);
    const ahead = await stamp(openStore({ database: first, now: () => now }).store, "c/a");
    first.close();
    now = START;
    const problems: Problem[] = [];
    const sink = new Problems((problem) => problems.push(problem));
    const second = new Database(place);
    onTestFinished(() => second.close());
    const { store } = openStore({ database: second, now: () => now, problems: sink });
    expect(problems).toMatchObject([
      { code: "CLOCK_BEHIND", details: { seconds: Number(YEAR / SECOND) + 1 } },
    ]);
    const after = await stamp(store, "c/b");
    expect(after.time).toBeGreaterThan(ahead.time);
    expect(stamped(store, "c/b")).toEqual(timestamp(now));
    expect(store.changedSince(ahead.time)).toEqual([path("c/b")]);
  });
});

test("a field has the version's time where the clock is right, across restarts too", async () => {
  const place = folder();
  for (const id of ["a", "b"]) {
    const database = new Database(place);
    const problems: Problem[] = [];
    const sink = new Problems((problem) => problems.push(problem));
    const { store } = openStore({ database, now: () => START, problems: sink });
    const { time } = await stamp(store, `c/${id}`);
    expect(stamped(store, `c/${id}`)).toEqual(timestamp(time));
    expect(problems).toEqual([]);
    database.close();
  }
});
