import type { ServerDuplexStream } from "@grpc/grpc-js";
import { Duplex } from "node:stream";
import { expect, test } from "vitest";
import { connectStream } from "./messageStream.ts";

test("a message that cannot be decoded ends the call, and the stream behind it", () => {
  const call = new Duplex({ objectMode: true, read() {}, write: (_chunk, _encoding, done) => done() });
  const heard: string[] = [];
  call.on("error", (error) => heard.push(`error ${JSON.stringify(error)}`));
  connectStream(
    call as unknown as ServerDuplexStream<unknown, unknown>,
    () => ({ receive: () => heard.push("received"), close: () => heard.push("closed") }),
    () => {
      throw new Error("a time in the year 10000");
    },
    (message) => message,
    () => ({ code: 3, details: "no" }),
  );
  call.emit("data", {});
  expect(heard).toEqual(["closed", 'error {"code":3,"details":"no"}']);
});
