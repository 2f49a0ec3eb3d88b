import { CarnationError } from "@carnation/domain/error";
import { type DocumentSnapshot, type Firestore, runTransaction, type Transaction } from "firebase/firestore";
import { beforeEach, expect, it, vi } from "vitest";
import type { CommandContext } from "./defineResource.ts";
import { optimisticWrites, runIdempotent } from "./optimisticWrites.ts";

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  runTransaction: vi.fn(),
}));
beforeEach(() => void vi.mocked(runTransaction).mockReset());

/** A session that the test ends. */
function session() {
  const ended = new AbortController();
  const assertSession = (): void => {
    if (ended.signal.aborted) throw new CarnationError("unauthenticated");
  };
  return { end: () => ended.abort(), context: { firestore: {} as Firestore, assertSession } };
}

it("a transaction is not sent when its session ends while it prepares", async () => {
  const { context, end } = session();
  const read = Promise.withResolvers<string>();
  const writing = runIdempotent(
    context,
    () => undefined,
    () => read.promise,
  );
  end();
  read.resolve("what was read");
  await expect(writing).rejects.toMatchObject({ code: "unauthenticated" });
  expect(runTransaction).not.toHaveBeenCalled();
});

it("a transaction of a session that has ended prepares nothing", async () => {
  const { context, end } = session();
  end();
  const prepare = vi.fn(() => Promise.resolve());
  await expect(runIdempotent(context, () => undefined, prepare)).rejects.toMatchObject({
    code: "unauthenticated",
  });
  expect(prepare).not.toHaveBeenCalled();
});

interface Item {
  readonly name: string;
  readonly order: number | null;
}

/** The plain commands over one stored document, and what they write. */
function writesOver(stored: object) {
  const update = vi.fn();
  const snapshot = { id: "a", ref: { path: "items/a" }, exists: () => true, data: () => stored };
  const transaction = { get: async () => snapshot as unknown as DocumentSnapshot, update };
  vi.mocked(runTransaction).mockImplementation(async (_firestore, run) =>
    run(transaction as unknown as Transaction),
  );
  const context = {
    ...session().context,
    document: (id: string) => ({ path: `items/${id}` }),
    parse: (_id: string, fields: Partial<Item>): Item => ({ name: "", order: null, ...fields }),
  };
  const commands = optimisticWrites<Item, Item>(context as unknown as CommandContext<Item>, () => ({
    updated: "now",
  }));
  return { commands, update };
}

it("a save of what is read already writes nothing, not even its date", async () => {
  const { commands, update } = writesOver({ name: "Crème", order: 2 });
  await commands.save("a", { name: "Crème", order: 2 });
  expect(update).not.toHaveBeenCalled();
});

it("a save writes the fields that change, those that are not stored yet, and its date", async () => {
  const { commands, update } = writesOver({ name: "Crème" });
  await commands.save("a", { name: "Crème", order: null });
  expect(update).toHaveBeenCalledExactlyOnceWith({ path: "items/a" }, { order: null, updated: "now" });
});
