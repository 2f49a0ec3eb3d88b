import type { IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ConnectionShare } from "./connectionShare.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function request(headers: Record<string, string>): IncomingMessage {
  return { headers, socket: { remoteAddress: "127.0.0.1" } } as unknown as IncomingMessage;
}

const browser = request({ host: "127.0.0.1:8080", origin: "http://127.0.0.1:5000", "user-agent": "a" });
const other = request({ host: "127.0.0.1:8080", origin: "http://127.0.0.1:5000", "user-agent": "b" });
const program = request({ host: "127.0.0.1:8080" });

/** Holds connections; those that have been ended are in `released`, in order. */
function share(...holders: IncomingMessage[]) {
  const connections = new ConnectionShare();
  const released: number[] = [];
  const hold = (from: IncomingMessage, id: number): void => {
    const done = connections.hold(from, () => {
      released.push(id);
      done();
    });
  };
  for (const [index, from] of holders.entries()) hold(from, index);
  return { hold, released };
}

test("no connection has to end as long as one is left", () => {
  const { released } = share(browser, browser, browser, browser, browser, other);
  vi.advanceTimersByTime(1000);
  expect(released).toEqual([]);
});

test("the longest-held connection ends when all are held, and no more until it is taken again", () => {
  const { hold, released } = share(browser, browser, browser, browser, browser, browser);
  vi.advanceTimersByTime(1000);
  expect(released).toEqual([0]);
  hold(browser, 6);
  vi.advanceTimersByTime(1000);
  expect(released).toEqual([0, 1]);
});

test("programs open as many connections as they like", () => {
  const { released } = share(...Array.from({ length: 20 }, () => program));
  vi.advanceTimersByTime(1000);
  expect(released).toEqual([]);
});

test("connections beyond what a browser opens, two of the same kind together, come down to where there is room", () => {
  const { released } = share(...Array.from({ length: 8 }, () => browser));
  vi.advanceTimersByTime(1000);
  expect(released).toEqual([0, 1, 2]);
});
