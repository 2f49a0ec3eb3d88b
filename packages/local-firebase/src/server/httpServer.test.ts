import { once } from "node:events";
import { request as httpRequest } from "node:http";
import { connect, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { readBody } from "../http/body.ts";
import { createOriginGuard } from "./originGuard.ts";
import type { HttpLimits } from "./httpLimits.ts";
import { type Handler, type HttpService, startHttpService } from "../gateway/httpService.ts";

let service: HttpService | null = null;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await service?.close();
  service = null;
});

async function serve(limits: Partial<HttpLimits>, handle: Handler): Promise<number> {
  service = await startHttpService({
    service: "storage",
    host: "127.0.0.1",
    port: 0,
    originGuard: createOriginGuard({ hostingPort: () => 0 }),
    handle,
    limits,
    log: () => undefined,
  });
  return service.port;
}

const hello: Handler = (_request, response) => void response.end("hello");

/** A connection that says `text` and nothing more; everything that it hears until the other end closes it. */
async function say(port: number, text: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
  if (text !== "") socket.write(text);
  await once(socket, "close");
  return heard;
}

test.each([
  ["nothing", "", ""],
  ["half of its headers", "GET / HTTP/1.1\r\nhost: localhost\r\n", "408"],
  ["half of its body", "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nabc", "408"],
])("a connection that sends %s is closed, and others are served meanwhile", async (_what, text, status) => {
  const port = await serve({ headersTimeout: 1000, requestTimeout: 2000 }, async (request, response) => {
    await readBody(request, 100);
    response.end("hello");
  });
  const closed = say(port, text);
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("hello");
  expect((await closed).split(" ")[1] ?? "").toBe(status);
});

test("a connection that ends without a word is closed, long before it would be for its silence", async () => {
  const port = await serve({ headersTimeout: 600_000, requestTimeout: 600_000, idleTimeout: 600_000 }, hello);
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  socket.end();
  socket.resume();
  await once(socket, "close");
  expect(socket.bytesRead).toBe(0);
});

test("an answer may take longer than its request was allowed to", async () => {
  const port = await serve(
    { headersTimeout: 1000, requestTimeout: 1000, idleTimeout: 10_000 },
    async (_request, response) => {
      response.write("a");
      await new Promise((resolve) => setTimeout(resolve, 1500));
      response.end("b");
    },
  );
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("ab");
});

test("a connection on which nothing moves is closed", async () => {
  const port = await serve({ idleTimeout: 100 }, (_request, response) => void response.write("a"));
  expect(await say(port, "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")).toContain("200 OK");
});

test("more connections than allowed are closed, and the first ones go on", async () => {
  const port = await serve({ connections: 1 }, hello);
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  await once(socket, "connect");
  expect(await say(port, "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")).toBe("");
  socket.write("GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
  const [answer] = (await once(socket, "data")) as [Buffer];
  expect(answer.toString()).toContain("hello");
});

test.each([
  ["what is no HTTP", "\0\x01\x02 nonsense\r\n\r\n", "400"],
  ["headers without end", `GET / HTTP/1.1\r\nx: ${"y".repeat(20_000)}\r\n\r\n`, "431"],
  [
    "two lengths",
    "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab",
    "400",
  ],
  [
    "a length and chunks",
    "POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    "400",
  ],
  ["HTTP/2 where nobody speaks it", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "400"],
])("a request with %s is refused", async (_what, text, status) => {
  const port = await serve({}, hello);
  expect((await say(port, text)).split(" ")[1]).toBe(status);
});

test("a body that is too large is refused with 413, which a page on another port may read", async () => {
  const port = await serve({}, async (request, response) => {
    response.end(`${(await readBody(request, 1000)).length}`);
  });
  const post = (size: number) =>
    fetch(`http://127.0.0.1:${port}/`, {
      method: "POST",
      headers: { origin: "http://127.0.0.1:5000" },
      body: "x".repeat(size),
    });
  expect(await (await post(1000)).text()).toBe("1000");
  const refused = await post(1_000_000);
  expect(refused.status).toBe(413);
  expect(refused.headers.get("access-control-allow-origin")).toBe("http://127.0.0.1:5000");
  expect(await refused.json()).toMatchObject({ error: { code: 413, status: "INVALID_ARGUMENT" } });
});

test("a body that never ends is cut off", async () => {
  let failure: unknown = null;
  const port = await serve({}, async (request) => {
    await readBody(request, 1000).catch((error: unknown) => (failure = error));
  });
  const request = httpRequest({ port, host: "127.0.0.1", method: "POST" });
  const closed = new Promise<void>((resolve) => request.on("error", () => resolve()));
  const chunk = Buffer.alloc(1_000_000);
  // Going on after a failure would keep the connection's end from being heard: callbacks come before events.
  const pump = (failed?: Error | null): void => {
    if (!failed && !request.destroyed) request.write(chunk, pump);
  };
  pump();
  await closed;
  request.destroy();
  expect(failure).toMatchObject({ httpCode: 413 });
});

test("stopping lets an answer under way finish, and does not wait for one that never does", async () => {
  const started = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const port = await serve({ stopTimeout: 2000 }, async (_request, response) => {
    response.write("a");
    started.resolve();
    await finish.promise;
    response.end("b");
  });
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await started.promise;
  const closed = service?.close();
  finish.resolve();
  expect(await answer).toBe("ab");
  await closed;

  const deaf = await serve({ stopTimeout: 50 }, (_request, response) => void response.write("a"));
  const broken = await fetch(`http://127.0.0.1:${deaf}/`);
  const text = broken.text().catch((error: unknown) => String(error));
  await service?.close();
  expect(await text).toContain("terminated");
});
