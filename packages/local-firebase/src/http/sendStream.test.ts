import { createReadStream } from "node:fs";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { createGzip } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { sendStream } from "./sendStream.ts";

/** The response to a client that has gone. */
async function abandoned(): Promise<ServerResponse> {
  const server = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("GET / HTTP/1.1\r\nHost: a\r\n\r\n");
  const [, response] = (await once(server, "request")) as [unknown, ServerResponse];
  socket.destroy();
  await once(response, "close");
  return response;
}

test.each([
  ["as it is", []],
  ["compressed", [createGzip()]],
])("a file that nobody takes any more, %s, is closed", async (_how, through) => {
  const response = await abandoned();
  const file = createReadStream(import.meta.filename);
  await expect(sendStream(response, file, ...through)).rejects.toMatchObject({
    code: expect.stringContaining("STREAM"),
  });
  if (!file.closed) await once(file, "close");
  expect(file.closed).toBe(true);
});
