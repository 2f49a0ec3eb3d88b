import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ForwardBody } from "./forwardBody.ts";
import { IncomingMessages } from "./incomingMessages.ts";
import { OutgoingMessageQueue } from "./outgoingMessageQueue.ts";

const body = (offset: number, ...contents: string[]): ForwardBody =>
  ({ offset, messages: contents.map((content) => ({ content, length: content.length })) }) as never;

describe("messages that come in", () => {
  test("a message that has overtaken another one waits for it, and each comes once", () => {
    const incoming = new IncomingMessages();
    const take = (offset: number, ...contents: string[]) =>
      incoming.take(body(offset, ...contents)).map(({ content }) => content);
    expect(take(0, "a")).toEqual(["a"]);
    expect(take(3, "ddd", "e")).toEqual([]);
    expect([incoming.heldBack, incoming.heldLength]).toEqual([2, 4]);
    expect(take(3, "ddd")).toEqual([]);
    expect([incoming.heldBack, incoming.heldLength]).toEqual([2, 4]);
    expect(take(0, "a", "bb")).toEqual(["bb"]);
    expect(take(1, "bb", "c")).toEqual(["c", "ddd", "e"]);
    expect([incoming.heldBack, incoming.heldLength]).toEqual([0, 0]);
    expect(take(3, "ddd", "e")).toEqual([]);
    expect(take(6, "g")).toEqual([]);
    incoming.clear();
    expect([incoming.heldBack, incoming.heldLength]).toEqual([0, 0]);
  });
});

const ids = (frame: string | null) =>
  frame === null ? null : (JSON.parse(frame) as [number, unknown][]).map(([id]) => id);

describe("messages that go out", () => {
  test("a message is kept until it is acknowledged, and counts so long", () => {
    const queue = new OutgoingMessageQueue();
    for (const payload of ["a", "b", "c"]) queue.push(payload);
    const each = '[1,"a"]'.length;
    expect([queue.length, queue.sentLength(), queue.sentId, queue.hasUnsent]).toEqual([3 * each, 0, 0, true]);
    // What has not been sent cannot have been seen.
    queue.acknowledge(3);
    expect(queue.length).toBe(3 * each);
    expect(queue.takeFrame()).toBe('[[1,"a"],[2,"b"],[3,"c"]]');
    expect([queue.length, queue.sentLength(), queue.sentId, queue.hasUnsent]).toEqual([
      3 * each,
      3 * each,
      3,
      false,
    ]);
    expect(queue.takeFrame()).toBeNull();
    queue.acknowledge(2);
    queue.acknowledge(1);
    expect([queue.length, queue.sentLength()]).toEqual([each, each]);
    queue.acknowledge(99);
    expect([queue.length, queue.sentLength(), queue.sentId]).toEqual([0, 0, 3]);
    queue.push("d");
    expect(queue.takeFrame()).toBe('[[4,"d"]]');
  });

  test("a queue can be resumed from what the client has seen, not from what is gone or was never sent", () => {
    const queue = new OutgoingMessageQueue();
    expect([0, 1].map((id) => queue.canResumeAfter(id))).toEqual([true, false]);
    for (const payload of ["a", "b", "c", "d"]) queue.push(payload);
    expect([0, 1].map((id) => queue.canResumeAfter(id))).toEqual([true, false]);
    queue.takeFrame();
    queue.push("e");
    queue.acknowledge(2);
    expect([1, 2, 3, 4, 5].map((id) => queue.canResumeAfter(id))).toEqual([false, true, true, true, false]);
    queue.rewind(3);
    expect(ids(queue.takeFrame())).toEqual([4, 5]);
    queue.rewind(9);
    expect(queue.takeFrame()).toBeNull();
    queue.acknowledge(5);
    expect([4, 5].map((id) => queue.canResumeAfter(id))).toEqual([false, true]);
  });

  test("a frame ends where it would become too long, but holds one message whatever its length", () => {
    const queue = new OutgoingMessageQueue();
    const fill = (length: number) => queue.push("x".repeat(length - '[1,""]'.length));
    const limit = 256 * 1024;
    fill(limit + 1);
    fill(limit - 10);
    fill(10);
    fill(10);
    expect([1, 2, 3, 4].map(() => ids(queue.takeFrame()))).toEqual([[1], [2, 3], [4], null]);
  });

  test("every message arrives once and in order, whenever the connection breaks", () => {
    const step = fc.oneof(
      fc.constant("push" as const),
      fc.constant("send" as const),
      fc.record({ breakAfter: fc.integer({ min: 0, max: 5 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const queue = new OutgoingMessageQueue();
        const seen: number[] = [];
        let pushed = 0;
        for (const next of steps) {
          if (next === "push") queue.push((pushed += 1));
          else if (next === "send") seen.push(...(ids(queue.takeFrame()) ?? []));
          else {
            // The end of what was sent has not arrived.
            seen.splice(Math.max(0, seen.length - next.breakAfter));
            const last = seen.at(-1) ?? 0;
            if (!queue.canResumeAfter(last)) return;
            queue.rewind(last);
          }
        }
        seen.push(...(ids(queue.takeFrame()) ?? []));
        expect(seen).toEqual(Array.from({ length: pushed }, (_, index) => index + 1));
      }),
      { numRuns: 200, seed: 5 },
    );
  });
});
