import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { ChannelClient, FrameReader } from "../testing/channelClient.ts";
import type { ChannelLimits } from "./limits.ts";
import { createWebChannel, type WebChannel } from "./webChannel.ts";

interface Stream {
  readonly headers: ReadonlyMap<string, string>;
  readonly received: unknown[];
  readonly send: (message: unknown) => void;
  closed: boolean;
}

const opened: { server: Server; channel: WebChannel }[] = [];

afterEach(() => {
  for (const { server, channel } of opened.splice(0)) {
    channel.close();
    server.closeAllConnections();
    server.close();
  }
});

async function serve(
  limits: Partial<ChannelLimits> = {},
  handled: Promise<void> | undefined = undefined,
): Promise<{ client: ChannelClient; streams: Stream[]; close: () => boolean }> {
  const streams: Stream[] = [];
  const channel = createWebChannel((headers, _request, send) => {
    const stream: Stream = { headers, received: [], send, closed: false };
    streams.push(stream);
    return {
      receive: (message) => {
        stream.received.push(message);
        return handled;
      },
      close: () => (stream.closed = true),
    };
  }, limits);
  const server = createServer(async (request, response) => {
    try {
      await channel.handle(request, response, new URL(request.url!, "http://localhost"));
    } catch (error) {
      response.writeHead(error instanceof RpcError ? 400 : 500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  opened.push({ server, channel });
  const { port } = server.address() as AddressInfo;
  return { client: new ChannelClient(`http://127.0.0.1:${port}/channel`), streams, close: channel.close };
}

describe("a WebChannel session", () => {
  test("a WebChannel session opens with a framed session id and the stream's headers", async () => {
    const { client, streams } = await serve();
    const reply = await client.post("VER=8&RID=7&CVER=22", [{ first: 1 }], 0, "Authorization:Bearer t\r\n");
    expect(reply.status).toBe(200);
    expect(reply.headers["x-content-type-options"]).toBe("nosniff");
    expect(reply.headers["x-http-session-id"]).toBeTruthy();
    expect(new FrameReader().push(reply.text)).toEqual([[[0, ["c", expect.any(String), "", 8, 14, 30_000]]]]);
    expect(streams[0]?.headers.get("authorization")).toBe("Bearer t");
    expect(streams[0]?.received).toEqual([{ first: 1 }]);
  });

  test("a WebChannel session takes no other methods than GET and POST", async () => {
    const { client, streams } = await serve();
    const sid = await client.handshake([{ first: 1 }]);
    for (const method of ["PUT", "PATCH", "TRACE", "OPTIONS"]) {
      expect(await client.statusOf(method, `SID=${sid}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`)).toBe(400);
    }
    expect(streams[0]?.closed).toBe(false);
  });

  test("a WebChannel session answers an attached GET at once, before there is anything to say", async () => {
    const { client } = await serve();
    const get = await client.get(`SID=${await client.handshake()}&AID=0&CI=0`);
    await get.until(1);
    expect(get.received).toEqual([[1, ["noop"]]]);
  });

  test("a WebChannel session counts frame lengths in UTF-16 units, so that text beyond ASCII arrives whole", async () => {
    const { client, streams } = await serve();
    const get = await client.get(`SID=${await client.handshake()}&AID=0&CI=0`);
    streams[0]?.send({ text: "crème 🧴 éà" });
    streams[0]?.send({ text: "after" });
    await get.until(3);
    expect(get.received.slice(1)).toEqual([
      [2, [{ text: "crème 🧴 éà" }]],
      [3, [{ text: "after" }]],
    ]);
  });

  test("a WebChannel session takes each message once and in order, whatever is re-sent or overtaken", async () => {
    const { client, streams } = await serve();
    const sid = await client.handshake(["zero"]);
    await client.post(`SID=${sid}&RID=3&AID=0`, ["two"], 2);
    expect(streams[0]?.received).toEqual(["zero"]);
    await client.post(`SID=${sid}&RID=2&AID=0`, ["one"], 1);
    await client.post(`SID=${sid}&RID=3&AID=0`, ["two", "three"], 2);
    expect(streams[0]?.received).toEqual(["zero", "one", "two", "three"]);
  });

  test("a WebChannel session loses nothing when the connection breaks: the next GET starts after the last message seen", async () => {
    const { client, streams } = await serve();
    const sid = await client.handshake();
    const first = await client.get(`SID=${sid}&AID=0&CI=0`);
    for (const letter of ["a", "b", "c"]) streams[0]?.send(letter);
    await first.until(4);
    first.abort();
    const second = await client.get(`SID=${sid}&AID=2&CI=0`);
    await second.until(2);
    expect(second.received).toEqual([
      [3, ["b"]],
      [4, ["c"]],
    ]);
  });

  test("a WebChannel session tells a POST whether a GET is attached and what is unacknowledged", async () => {
    const { client, streams } = await serve();
    const sid = await client.handshake();
    const alone = await client.post(`SID=${sid}&RID=2&AID=0`, [], 0);
    expect(alone.text).toBe("7\n[0,0,0]");
    const get = await client.get(`SID=${sid}&AID=0&CI=0`);
    streams[0]?.send("a");
    await get.until(2);
    const partly = await client.post(`SID=${sid}&RID=3&AID=1`, [], 0);
    expect(new FrameReader().push(partly.text)).toEqual([[1, 2, '[2,["a"]]'.length]]);
    const all = await client.post(`SID=${sid}&RID=4&AID=2`, [], 0);
    expect(new FrameReader().push(all.text)).toEqual([[1, 2, 0]]);
  });

  test("a WebChannel session ends the response after one frame when the client polls", async () => {
    const { client, streams } = await serve();
    const sid = await client.handshake();
    const get = await client.get(`SID=${sid}&AID=0&CI=1`);
    streams[0]?.send("a");
    await get.ended;
    expect(get.received).toEqual([[1, ["a"]]]);
  });

  test("a WebChannel session answers an idle poll before the client's time-out", async () => {
    const { client } = await serve();
    const get = await client.get(`SID=${await client.handshake()}&AID=0&CI=1&TO=1000`);
    await get.ended;
    expect(get.received).toEqual([[1, ["noop"]]]);
  });

  test("a WebChannel session starts a new response now and then, so that what is kept for re-sending stays small", async () => {
    const { client, streams } = await serve({ backChannelLength: 50 });
    const sid = await client.handshake();
    const get = await client.get(`SID=${sid}&AID=0&CI=0`);
    streams[0]?.send("x".repeat(60));
    await get.ended;
    expect(get.received.at(-1)).toEqual([2, ["x".repeat(60)]]);
    const next = await client.get(`SID=${sid}&AID=2&CI=0`);
    streams[0]?.send("y");
    await next.until(2);
    expect(next.received.at(-1)).toEqual([4, ["y"]]);
  });

  test("a WebChannel session is unknown after its end, said so that the client recognises it", async () => {
    const { client, streams } = await serve();
    const sid = await client.handshake();
    await client.postText(`SID=${sid}&RID=2&TYPE=terminate`, "");
    expect(streams[0]?.closed).toBe(true);
    const reply = await client.post(`SID=${sid}&RID=3&AID=0`, ["a"], 0);
    expect(reply.status).toBe(400);
    expect(reply.text.indexOf("Unknown SID")).toBeGreaterThan(0);
  });

  test("a WebChannel session is told when the server stops, after all that there was to say; a new one is told as well", async () => {
    const { client, streams, close } = await serve();
    const get = await client.get(`SID=${await client.handshake()}&AID=0&CI=0`);
    streams[0]?.send("last");
    expect(close()).toBe(true);
    await get.ended;
    expect(get.received.slice(-2).map(([, payload]) => payload)).toEqual([["last"], ["stop"]]);
    expect(streams[0]?.closed).toBe(true);
    expect((await client.post("VER=8&RID=1", [], 0)).text).toBe('14\n[[0,["stop"]]]');
    expect(close()).toBe(false);
  });

  test("a WebChannel session is dropped when its client does not come back", async () => {
    const { client, streams } = await serve({ abandonAfter: 30 });
    const sid = await client.handshake();
    await expect.poll(() => streams[0]?.closed).toBe(true);
    expect((await client.get(`SID=${sid}&AID=0&CI=0`)).status).toBe(400);
  });

  test("a WebChannel session is dropped when its client lets too much pile up", async () => {
    const { client, streams } = await serve({ unacknowledgedLength: 100 });
    await client.handshake();
    streams[0]?.send("x".repeat(200));
    expect(streams[0]?.closed).toBe(true);
  });

  test("a WebChannel session is dropped when it lets the most pile up of all that a server keeps", async () => {
    const { client, streams } = await serve({ totalLength: 100 });
    for (let index = 0; index < 3; index++) await client.handshake();
    streams[0]?.send("x".repeat(40));
    streams[1]?.send("x".repeat(10));
    streams[2]?.send("x");
    expect(streams.map(({ closed }) => closed)).toEqual([false, false, false]);
    streams[1]?.send("x".repeat(20));
    expect(streams.map(({ closed }) => closed)).toEqual([true, false, false]);
    streams[2]?.send("x".repeat(20));
    expect(streams.map(({ closed }) => closed)).toEqual([true, false, false]);
  });

  test("a WebChannel session counts what is acknowledged no more", async () => {
    const { client, streams } = await serve({ totalLength: 100 });
    const sid = await client.handshake();
    for (let round = 0; round < 5; round++) {
      const get = await client.get(`SID=${sid}&AID=${round}&CI=1`);
      streams[0]?.send("x".repeat(60));
      await get.ended;
    }
    expect(streams[0]?.closed).toBe(false);
  });

  test("a WebChannel session is dropped when its client sends more than can be dealt with", async () => {
    const { client, streams } = await serve({ unhandledLength: 100 }, new Promise(() => undefined));
    const sid = await client.handshake(["x".repeat(60)]);
    expect(streams[0]?.closed).toBe(false);
    await client.post(`SID=${sid}&RID=2&AID=0`, ["x".repeat(60)], 1);
    expect(streams[0]?.closed).toBe(true);
  });

  test("a WebChannel session is dropped when its client sends more out of turn than is held back", async () => {
    const { client, streams } = await serve({ unhandledLength: 100 });
    const sid = await client.handshake();
    await client.post(`SID=${sid}&RID=2&AID=0`, ["x".repeat(60)], 5);
    expect(streams[0]?.closed).toBe(false);
    await client.post(`SID=${sid}&RID=3&AID=0`, ["x".repeat(60)], 7);
    expect(streams[0]?.closed).toBe(true);
  });

  test("a WebChannel session takes nothing with it when it is dropped for what its client sends", async () => {
    const { client, streams } = await serve({ totalLength: 100 }, new Promise(() => undefined));
    const sid = await client.handshake();
    await client.post(`SID=${sid}&RID=2&AID=0`, ["x".repeat(60), "x".repeat(60), "x".repeat(60)], 0);
    expect(streams[0]?.closed).toBe(true);
    await client.handshake();
    streams[1]?.send("x".repeat(80));
    expect(streams[1]?.closed).toBe(false);
  });

  test("a WebChannel session takes small requests while large ones that do not end fill what there is for them", async () => {
    const { client, streams } = await serve({ arrivingBytes: 1000, smallBody: 100 });
    const sid = await client.handshake();
    const unfinished = client.startPost(`SID=${sid}&RID=2&AID=0`, `req0___data__=${"x".repeat(900)}`);
    await unfinished.sent;
    const large = client.post(`SID=${sid}&RID=3&AID=0`, ["x".repeat(200)], 0);
    await expect.poll(() => large.then(({ status }) => status).catch(() => "cut off")).not.toBe(200);
    expect((await client.post(`SID=${sid}&RID=4&AID=0`, ["small"], 0)).status).toBe(200);
    unfinished.abort();
    expect(streams[0]?.received).toEqual(["small"]);
    await expect
      .poll(() =>
        client.post(`SID=${sid}&RID=5&AID=0`, ["x".repeat(200)], 1).then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);
  });

  test("a WebChannel session makes room for a new one when it is the one that has waited longest for its client", async () => {
    const { client, streams } = await serve({ sessions: 2 });
    const attached = await client.get(`SID=${await client.handshake()}&AID=0&CI=0`);
    await client.handshake();
    await client.handshake();
    expect(streams.map(({ closed }) => closed)).toEqual([false, true, false]);
    attached.abort();
  });

  test("a WebChannel session is refused when there are too many", async () => {
    const { client } = await serve({ sessions: 1 });
    await client.get(`SID=${await client.handshake()}&AID=0&CI=0`);
    expect((await client.post("VER=8&RID=1", [], 0)).status).toBe(400);
  });

  test.each(["count=1&ofs=0", "count=1&ofs=0&req0___data__=%7B"])(
    "a WebChannel session refuses the malformed body %s",
    async (body) => {
      const { client, streams } = await serve();
      const sid = await client.handshake();
      expect((await client.postText(`SID=${sid}&RID=2&AID=0`, body)).status).toBe(400);
      expect(streams[0]?.closed).toBe(false);
    },
  );
});
