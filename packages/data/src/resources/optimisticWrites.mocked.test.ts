import { CarnationError } from "@carnation/domain/error";
import { type Firestore, runTransaction } from "firebase/firestore";
import { beforeEach, expect, it, vi } from "vitest";
import { runIdempotent } from "./optimisticWrites.ts";

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  runTransaction: vi.fn(),
}));
beforeEach(() => vi.mocked(runTransaction).mockReset());

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
