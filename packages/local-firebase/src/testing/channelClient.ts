import { request as httpRequest, type IncomingMessage } from "node:http";

/** Reads `<UTF-16 length>\n<json>` frames out of a text that grows. */
export class FrameReader {
  #text = "";

  push(chunk: string): unknown[] {
    this.#text += chunk;
    const frames: unknown[] = [];
    for (;;) {
      const end = this.#text.indexOf("\n");
      const length = Number(this.#text.slice(0, end));
      if (end < 0 || this.#text.length < end + 1 + length) return frames;
      frames.push(JSON.parse(this.#text.slice(end + 1, end + 1 + length)));
      this.#text = this.#text.slice(end + 1 + length);
    }
  }
}

export interface Reply {
  readonly status: number;
  readonly headers: IncomingMessage["headers"];
  readonly text: string;
}

/** A GET that stays open: every `[id, payload]` that arrives, and when it ends. */
export interface OpenGet {
  readonly received: [number, unknown][];
  readonly ended: Promise<void>;
  /** Resolves once `count` messages have arrived. */
  until(count: number): Promise<void>;
  abort(): void;
}

/** A WebChannel client that says exactly what the test tells it to, over real HTTP. */
export class ChannelClient {
  readonly #base: string;

  /** @param base `http://127.0.0.1:<port>/<path of the channel>` */
  constructor(base: string) {
    this.#base = base;
  }

  /** @returns the session's id */
  async handshake(messages: readonly unknown[] = [], headers = ""): Promise<string> {
    const reply = await this.post("VER=8&RID=1&CVER=22", messages, 0, headers);
    const [[, [, sid]]] = new FrameReader().push(reply.text)[0] as [[number, [string, string]]];
    return sid;
  }

  post(query: string, messages: readonly unknown[], offset: number, headers = ""): Promise<Reply> {
    const body = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
    if (headers !== "") body.set("headers", headers);
    for (const [index, message] of messages.entries()) {
      body.set(`req${index}___data__`, JSON.stringify(message));
    }
    return this.postText(query, body.toString());
  }

  postText(query: string, body: string): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(`${this.#base}?${query}`, { method: "POST" }, (response) => {
        let text = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => (text += chunk));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      request.on("error", reject);
      request.end(body);
    });
  }

  /** A POST that has begun, and does not end before it is aborted; `sent`: the server has had the time to read it. */
  startPost(query: string, begin: string): { readonly sent: Promise<void>; abort(): void } {
    const request = httpRequest(`${this.#base}?${query}`, { method: "POST" });
    request.on("error", () => undefined);
    const sent = new Promise<void>((resolve) => request.write(begin, () => resolve()));
    return { sent, abort: () => request.destroy() };
  }

  /** The status of an answer to a request of another method than the protocol knows. */
  statusOf(method: string, query: string): Promise<number> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(`${this.#base}?${query}`, { method }, (response) => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      request.on("error", reject);
      request.end();
    });
  }

  async get(query: string): Promise<OpenGet & { readonly status: number }> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(`${this.#base}?RID=rpc&TYPE=xmlhttp&${query}`, (response) => {
        const reader = new FrameReader();
        const received: [number, unknown][] = [];
        const waiting = new Set<() => void>();
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          if (response.statusCode !== 200) return;
          for (const frame of reader.push(chunk)) received.push(...(frame as [number, unknown][]));
          for (const check of waiting) check();
        });
        const ended = new Promise<void>((done) => response.on("close", done));
        response.on("error", () => undefined);
        resolve({
          status: response.statusCode ?? 0,
          received,
          ended,
          until: (count) =>
            new Promise((done) => {
              const check = (): void => {
                if (received.length < count) return;
                waiting.delete(check);
                done();
              };
              waiting.add(check);
              check();
            }),
          abort: () => request.destroy(),
        });
      });
      request.on("error", reject);
      request.end();
    });
  }
}
