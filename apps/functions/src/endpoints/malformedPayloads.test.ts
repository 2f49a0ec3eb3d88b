import { afterAll, beforeAll, expect, test } from "vitest";
import { callableRows, unanswered } from "./testing/callableRows.ts";
import { type CallableWorld, openCallableWorld } from "./testing/callableWorld.ts";
import { mutatedBody, mutations, placesOf } from "./testing/payloadMutations.ts";

const IS_DEEP = process.env["CARNATION_DEEP"] === "1";
/** Requests of each kind of mutation. */
const REQUESTS = IS_DEEP ? 5000 : 10;
/** Calls under way at once: of one callable they would wait for each other. */
const AT_ONCE = 4;

const rows = Object.entries(callableRows);
let world: CallableWorld;

beforeAll(async () => {
  world = await openCallableWorld();
});
afterAll(() => world.stop());

test("every row of the table of callables has an endpoint", () => {
  expect(unanswered).toEqual({});
});

/** Numbers from 0 to 1 that are the same in every run. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test("every callable has a row, and no row is of something else", async () => {
  // Only now: a trigger of Storage asks the environment for its bucket.
  const deployed = await import("../index.ts");
  const callables = Object.entries(deployed)
    .filter(([, { __endpoint }]) => __endpoint.callableTrigger !== undefined)
    .map(([name]) => name);
  expect(Object.keys(callableRows).toSorted()).toEqual(callables.toSorted());
});

test("a payload of the right form fails in no callable by a fault of ours", async () => {
  const failed: string[] = [];
  for (const [name, { caller, payload }] of rows) {
    if (name === "endsessions") continue;
    const { status, error } = await world.call(name, caller, JSON.stringify({ data: payload }));
    // Of a link that leads nowhere it says so, under the same code.
    const isOfLink = "code" in payload;
    if (status >= 500 || (error === "INVALID_ARGUMENT" && !isOfLink))
      failed.push(`${name}: ${status} ${error}`);
  }
  await world.forgetLimits();
  expect(failed).toEqual([]);
});

test.each(Object.keys(mutations))(
  "%s, in any field of any callable, is never answered with a fault of ours",
  { timeout: IS_DEEP ? 1_800_000 : 60_000 },
  async (kind) => {
    const index = Object.keys(mutations).indexOf(kind);
    const random = seeded(index + 1);
    const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const faults = new Set<string>();
    let left = REQUESTS;
    const work = async (): Promise<void> => {
      while (left > 0) {
        left -= 1;
        // In turn, so that a few requests of each kind reach every callable.
        const [name, { caller, payload }] = rows[(left + index * REQUESTS) % rows.length]!;
        const changes = [[pick(placesOf(payload)), mutations[kind]!] as const];
        if (random() < 0.3) changes.push([pick(placesOf(payload)), mutations[pick(Object.keys(mutations))]!]);
        const { status, error } = await world.call(name, caller, mutatedBody(payload, changes));
        if (status === 500 || status > 503 || error === "INTERNAL" || error === "UNKNOWN") {
          faults.add(
            `${name} ${changes.map(([place]) => place.join(".")).join(" and ")}: ${status} ${error}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    await world.forgetLimits();
    expect([...faults]).toEqual([]);
  },
);
