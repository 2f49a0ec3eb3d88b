import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DEFAULT_CHANNEL_LIMITS, type ChannelLimits } from "./limits.ts";
import { Session } from "./session.ts";

beforeEach(
  () => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] }),
);
afterEach(() => void vi.useRealTimers());

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A response that a test can fill up, and that notes what is written. */
class FakeResponse extends EventEmitter {
  readonly frames: unknown[] = [];
  writableNeedDrain = false;
  writableEnded = false;

  write(frame: string): void {
    this.frames.push(
      ...(JSON.parse(frame.slice(frame.indexOf("\n") + 1)) as [number, unknown][]).map(([, sent]) => sent),
    );
  }

  end(): void {
    this.writableEnded = true;
  }
}

function openSession(limits: Partial<ChannelLimits> = {}) {
  const told = { closed: 0, kept: 0, streamClosed: 0 };
  const session = new Session(
    { ...DEFAULT_CHANNEL_LIMITS, ...limits },
    { onClosed: () => (told.closed += 1), onKept: (change) => (told.kept += change) },
  );
  session.start({ receive: () => undefined, close: () => (told.streamClosed += 1) });
  const attach = (options: { streaming?: boolean; timeout?: number | null; lastSeen?: number } = {}) => {
    const response = new FakeResponse();
    const ended = vi.fn();
    session.attach(
      {
        response: response as unknown as ServerResponse,
        streaming: options.streaming ?? true,
        timeout: options.timeout ?? null,
        onEnd: ended,
      },
      options.lastSeen ?? 0,
    );
    return { response, ended };
  };
  return { session, told, attach };
}

test("a session waits a minute for its client, from the moment at which it last had a connection", () => {
  const { told, attach } = openSession();
  vi.advanceTimersByTime(59_999);
  const { response } = attach();
  vi.advanceTimersByTime(120_000);
  expect(told.closed).toBe(0);
  response.emit("close");
  vi.advanceTimersByTime(59_999);
  expect(told.closed).toBe(0);
  vi.advanceTimersByTime(1);
  expect(told).toEqual({ closed: 1, kept: 0, streamClosed: 1 });
});

test("a session breaks its silence before the client's patience ends, or its own", async () => {
  const { session, attach } = openSession();
  const { response } = attach({ timeout: 10_000 });
  await turn();
  expect(response.frames).toEqual([["noop"]]);
  vi.advanceTimersByTime(8999);
  await turn();
  expect(response.frames).toHaveLength(1);
  vi.advanceTimersByTime(1);
  await turn();
  expect(response.frames).toHaveLength(2);
  session.close();
  const patient = openSession();
  const second = patient.attach({ timeout: 600_000 });
  await turn();
  vi.advanceTimersByTime(27_000);
  await turn();
  expect(second.response.frames).toHaveLength(2);
});

test("a session writes nothing into a connection that is full, and goes on when it is not", async () => {
  const { session, attach } = openSession();
  session.send("a");
  const { response } = attach();
  expect(response.frames).toEqual([["a"]]);
  response.writableNeedDrain = true;
  session.send("b");
  await turn();
  expect(response.frames).toEqual([["a"]]);
  response.writableNeedDrain = false;
  response.emit("drain");
  expect(response.frames).toEqual([["a"], ["b"]]);
});

test("a session leaves a connection for the next one, and the end of the first is not that of the second", async () => {
  const { session, attach, told } = openSession();
  const first = attach();
  await turn();
  session.send("a");
  await turn();
  const second = attach({ lastSeen: 1 });
  expect([first.response.writableEnded, first.ended.mock.calls.length]).toEqual([true, 1]);
  expect(second.response.frames).toEqual([["a"]]);
  first.response.emit("close");
  first.response.emit("drain");
  expect([session.waitingSince, session.status()[0]]).toEqual([null, 1]);
  session.send("b");
  await turn();
  expect(second.response.frames).toEqual([["a"], ["b"]]);
  expect([first.ended.mock.calls.length, second.ended.mock.calls.length, told.closed]).toEqual([1, 0, 0]);
});

test("a session that is released says a word first where it has said none, and another connection stays", async () => {
  const { session, attach } = openSession();
  const release = ({ response }: ReturnType<typeof attach>) =>
    session.release(response as unknown as ServerResponse);
  const poll = attach({ streaming: false });
  release(poll);
  expect([poll.response.frames, poll.response.writableEnded]).toEqual([[["noop"]], true]);
  const stream = attach({ lastSeen: 1 });
  release(stream);
  expect([stream.response.frames, stream.response.writableEnded]).toEqual([[["noop"]], true]);
  const next = attach({ lastSeen: 2 });
  release(poll);
  release(stream);
  expect([next.response.writableEnded, session.waitingSince]).toEqual([false, null]);
});

test("a session ends a poll with its first frame, and a long answer where it has said enough", async () => {
  const { session, attach } = openSession({ backChannelLength: 20 });
  const poll = attach({ streaming: false });
  expect(poll.response.frames).toEqual([]);
  session.send("a");
  session.send("b");
  await turn();
  expect([poll.response.frames, poll.response.writableEnded]).toEqual([[["a"], ["b"]], true]);
  const long = attach({ lastSeen: 2 });
  await turn();
  expect(long.response.writableEnded).toBe(false);
  session.send("x".repeat(20));
  await turn();
  expect(long.response.writableEnded).toBe(true);
});

test("a session that keeps too much for its client ends, at the limit it does not", () => {
  const each = '[1,["a"]]'.length;
  const { session, told } = openSession({ unacknowledgedLength: 2 * each });
  session.send("a");
  session.send("a");
  expect(told).toMatchObject({ closed: 0, kept: 2 * each });
  session.send("a");
  expect(told).toEqual({ closed: 1, kept: 0, streamClosed: 1 });
  session.send("a");
  session.acknowledge(1);
  session.close();
  expect(told).toEqual({ closed: 1, kept: 0, streamClosed: 1 });
});

test("a session that is stopped says so behind what there was to say", () => {
  const { session, attach, told } = openSession();
  const { response } = attach();
  session.send("a");
  session.stop();
  expect(response.frames).toEqual([["noop"], ["a"], ["stop"]]);
  expect([response.writableEnded, told.closed]).toEqual([true, 1]);
});

test("a session counts what it has received until it is dealt with, and ends beyond its limit", async () => {
  const { session, told } = openSession({ unhandledLength: 10, earlyMessages: 1 });
  const answer = Promise.withResolvers<void>();
  session.start({ receive: () => answer.promise, close: () => undefined });
  const receive = (offset: number, length: number) =>
    session.receive({ offset, messages: [{ content: "m", length }] } as never);
  receive(0, 10);
  expect([session.keptLength, told.kept, told.closed]).toEqual([10, 10, 0]);
  answer.resolve();
  await turn();
  expect([session.keptLength, told.kept]).toEqual([0, 0]);
  receive(2, 4);
  expect([told.kept, told.closed]).toEqual([4, 0]);
  receive(3, 4);
  expect([told.kept, told.closed]).toEqual([0, 1]);
});
