import { connect } from "node:net";
import { text } from "node:stream/consumers";
import type { Ports, Service } from "../../http/services.ts";

export interface Action {
  readonly service: Service;
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Headers by which a request says of where it comes from and whom it asks. */
export interface Sender {
  /** Host headers. Default: the service's own address. */
  readonly hosts?: (port: number) => readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly target?: (path: string, port: number) => string;
}

export interface Answer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

const forwardedAsLocal = {
  "x-forwarded-host": "127.0.0.1",
  "x-forwarded-for": "127.0.0.1",
  "x-real-ip": "127.0.0.1",
  forwarded: "for=127.0.0.1;host=127.0.0.1;proto=http",
  via: "1.1 localhost",
};

/** Anybody who is to be refused: pages of other sites, and names that are not the services' own. */
export const foreign: readonly [string, Sender][] = [
  ["a page of another site", { headers: { origin: "http://evil.example" } }],
  ["a page that claims to be same-origin", page("http://evil.example", "same-origin")],
  ["a page whose site begins like ours", { headers: { origin: "http://127.0.0.1.evil.example:5000" } }],
  ["a page whose origin names a user", { headers: { origin: "http://localhost@evil.example" } }],
  ["a page of two origins", { headers: { origin: "http://localhost:5000, http://evil.example" } }],
  ["a page of no origin: a file, a sandboxed frame", page("null", "cross-site")],
  ["a page of no origin, in a browser that says no more", { headers: { origin: "null" } }],
  ["a picture or script in another site's page", { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image" } }], // prettier-ignore
  ["a frame in another site's page", { headers: { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" } }], // prettier-ignore
  ["a name that was pointed at this machine", { hosts: (port) => [`evil.example:${port}`] }],
  ["such a name, with a proxy's headers", { hosts: () => ["evil.example"], headers: forwardedAsLocal }],
  ["another site's page, with a proxy's headers", { headers: { ...forwardedAsLocal, origin: "https://evil.example" } }], // prettier-ignore
  ["two names", { hosts: (port) => [`127.0.0.1:${port}`, `evil.example:${port}`] }],
  ["a proxy's form of address", { target: (path, port) => `http://evil.example:${port}${path}` }],
  ["that form, and a name to go with it", { hosts: () => ["evil.example"], target: (path) => `http://127.0.0.1${path}` }], // prettier-ignore
  ["names that lead here for some", { hosts: (port) => [`0.0.0.0:${port}`] }],
  ["a name with a dot at its end", { hosts: (port) => [`localhost.:${port}`] }],
  ["a name below localhost", { hosts: (port) => [`app.localhost:${port}`] }],
  ["a name with a user", { hosts: () => ["127.0.0.1@evil.example"] }],
  ["no name at all", { hosts: () => [] }],
];

export function page(origin: string, site: string): Sender {
  return { headers: { origin, "sec-fetch-site": site } };
}

/** Sends a request as it is written here, headers in this order, and reads its answer to the end. */
export async function sendTo(
  ports: Ports,
  action: Action,
  { hosts, headers, target }: Sender = {},
): Promise<Answer> {
  const port = ports[action.service];
  const body =
    action.body === undefined || typeof action.body === "string"
      ? (action.body ?? "")
      : JSON.stringify(action.body);
  const names = hosts?.(port) ?? [`127.0.0.1:${port}`];
  const lines = [
    `${action.method} ${target?.(action.path, port) ?? action.path} HTTP/1.1`,
    ...names.map((name) => `Host: ${name}`),
    ...Object.entries({ ...action.headers, ...headers }).map(([name, value]) => `${name}: ${value}`),
    `Content-Length: ${Buffer.byteLength(body)}`,
    "Connection: close",
  ];
  // Not ended: the server gives up whose end has been heard.
  const socket = connect(port, "127.0.0.1");
  socket.write(`${lines.join("\r\n")}\r\n\r\n${body}`);
  const answer = await text(socket);
  const [head = "", ...rest] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), head: head.toLowerCase(), body: rest.join("\r\n\r\n") };
}
