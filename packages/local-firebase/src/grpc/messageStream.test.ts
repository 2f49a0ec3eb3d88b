import type { ServerDuplexStream } from "@grpc/grpc-js";
import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { connectStream } from "./messageStream.ts";

/** The server's end of a call whose client takes what `take` lets it. */
function openCall() {
  const waiting: (() => void)[] = [];
  const taken: unknown[] = [];
  const call = new Duplex({
    objectMode: true,
    read() {},
    write: (chunk, _encoding, done) => {
      taken.push(chunk);
      waiting.push(done);
    },
  });
  const take = async (): Promise<void> => {
    for (let done = waiting.shift(); done !== undefined; done = waiting.shift()) {
      done();
      await new Promise(setImmediate);
    }
  };
  return { call: call as unknown as ServerDuplexStream<unknown, unknown>, taken, take };
}

const same = (message: unknown) => message;
const failure = () => ({ code: 13, details: "failed" });

test("messages to a slow client arrive whole and in order, the end last", async () => {
  const { call, taken, take } = openCall();
  let send: (message: unknown) => void = () => {};
  const open = (given: typeof send) => {
    send = given;
    return { receive: () => {}, close: () => {} };
  };
  connectStream(call, open, same, same, failure);
  const sent = Array.from({ length: 100 }, (_, n) => ({ n }));
  for (const message of sent.slice(0, 60)) send(message);
  await take();
  for (const message of sent.slice(60)) send(message);
  call.emit("end");
  await take();
  expect(taken).toEqual(sent);
  expect(call.writableEnded).toBe(true);
});

test("a client that reads nothing is told to come back when too much has piled up", () => {
  const { call, taken } = openCall();
  const heard: unknown[] = [];
  call.on("error", (error) => heard.push(error));
  let send: (message: unknown) => void = () => {};
  let closed = 0;
  const open = (given: typeof send) => {
    send = given;
    return { receive: () => {}, close: () => (closed += 1) };
  };
  connectStream(call, open, same, same, failure, 1000);
  for (let n = 0; n < 1000; n++) send({ text: "x".repeat(100) });
  expect(heard).toEqual([{ code: 14, details: expect.stringContaining("slowly") }]);
  expect([taken.length, closed]).toEqual([1, 1]);
  expect(call.writableLength).toBeLessThan(50);
});

test("a client's next message is taken when the last one has been dealt with", async () => {
  const { call } = openCall();
  const received: unknown[] = [];
  let finish: () => void = () => {};
  const receive = (message: unknown): Promise<void> => {
    received.push(message);
    return new Promise((resolve) => (finish = resolve));
  };
  connectStream(call, () => ({ receive, close: () => {} }), same, same, failure);
  for (const message of ["a", "b"]) call.push(message);
  await expect.poll(() => received).toEqual(["a"]);
  finish();
  await expect.poll(() => received).toEqual(["a", "b"]);
});

test("a message that cannot be decoded ends the call, and the stream behind it", async () => {
  const call = new Duplex({ objectMode: true, read() {}, write: (_chunk, _encoding, done) => done() });
  const heard: string[] = [];
  call.on("error", (error) => heard.push(`error ${JSON.stringify(error)}`));
  connectStream(
    call as unknown as ServerDuplexStream<unknown, unknown>,
    () => ({ receive: () => void heard.push("received"), close: () => heard.push("closed") }),
    () => {
      throw new Error("a time in the year 10000");
    },
    (message) => message,
    () => ({ code: 3, details: "no" }),
  );
  call.emit("data", {});
  await expect.poll(() => heard).toEqual(["closed", 'error {"code":3,"details":"no"}']);
});
