import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Identity } from "../authentication/identity.ts";
import { RpcError } from "../rpc/status.ts";
import { createSerialStream, type SerialStreamOptions } from "./serialStream.ts";

const START = 1_800_000_000_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: START }));
afterEach(() => void vi.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

function openStream(options: Partial<SerialStreamOptions> = {}) {
  const sent: { error?: { status: string } }[] = [];
  const close = vi.fn();
  const handled: unknown[] = [];
  const stream = createSerialStream({
    identity: Promise.resolve({ kind: "anonymous" }),
    send: (message) => void sent.push(message as { error?: { status: string } }),
    log: () => undefined,
    handle: (message) => void handled.push(message),
    close,
    ...options,
  });
  return { stream, sent, close, handled, statuses: () => sent.map(({ error }) => error?.status) };
}

const userUntil = (exp: unknown): Promise<Identity> =>
  Promise.resolve({ kind: "user", uid: "anna", token: { exp } });

test("a stream ends in the second in which its token does, and not before", async () => {
  const { statuses, close } = openStream({ identity: userUntil(START / 1000 + 3600) });
  await turn();
  vi.advanceTimersByTime(3_599_999);
  expect(statuses()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(statuses()).toEqual(["UNAUTHENTICATED"]);
  expect(close).toHaveBeenCalledTimes(1);
});

test("a stream whose token has ended already ends at once, one whose token has no end does not", async () => {
  const { statuses } = openStream({ identity: userUntil(START / 1000 - 1) });
  const endless = openStream({ identity: userUntil(undefined) });
  await turn();
  vi.advanceTimersByTime(0);
  expect(statuses()).toEqual(["UNAUTHENTICATED"]);
  vi.advanceTimersByTime(2 ** 31);
  expect(endless.statuses()).toEqual([]);
});

test("a stream takes its messages one after the other, however long each takes", async () => {
  const answers = new Map<unknown, () => void>();
  const { stream } = openStream({
    handle: (message) => new Promise((resolve) => answers.set(message, resolve)),
  });
  void stream.receive("a");
  void stream.receive("b");
  await turn();
  expect([...answers.keys()]).toEqual(["a"]);
  answers.get("a")?.();
  await turn();
  expect([...answers.keys()]).toEqual(["a", "b"]);
});

test("a stream that has ended handles nothing, says nothing and ends once", async () => {
  const { stream, sent, handled, close } = openStream();
  await turn();
  const late = stream.receive("late");
  stream.close();
  await late;
  stream.fail(new RpcError("UNAVAILABLE", "x"));
  stream.close();
  await stream.receive("later");
  expect([sent, handled, close.mock.calls.length]).toEqual([[], [], 1]);
});

test("a stream that fails tells the first failure alone, and handles nothing behind it", async () => {
  const { stream, statuses, close } = openStream({
    handle(message) {
      throw new RpcError("NOT_FOUND", String(message));
    },
  });
  void stream.receive("a");
  await stream.receive("b");
  expect([statuses(), close.mock.calls.length]).toEqual([["NOT_FOUND"], 1]);
});

test("a stream is watched with its account, and left alone when it has ended", async () => {
  let end: ((error: RpcError) => void) | undefined;
  const unwatch = vi.fn();
  const watchIdentity: SerialStreamOptions["watchIdentity"] = (_identity, onEnd) => {
    end = onEnd;
    return unwatch;
  };
  const { statuses, stream } = openStream({ watchIdentity });
  await turn();
  end?.(new RpcError("UNAUTHENTICATED", "revoked"));
  expect([statuses(), unwatch.mock.calls.length]).toEqual([["UNAUTHENTICATED"], 1]);
  stream.close();
  expect(unwatch).toHaveBeenCalledTimes(1);
});

test("a stream that ends before it is known whose it is watches nobody and waits for no token", async () => {
  const watchIdentity = vi.fn(() => () => undefined);
  const { stream, statuses } = openStream({ identity: userUntil(START / 1000 + 1), watchIdentity });
  stream.close();
  await turn();
  vi.advanceTimersByTime(5000);
  expect([watchIdentity.mock.calls.length, statuses()]).toEqual([0, []]);
});
