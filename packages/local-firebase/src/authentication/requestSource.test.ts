import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { rateLimitKeyOf } from "./requestSource.ts";

const from = (remoteAddress: string, headers: Record<string, string>, httpVersion = "1.1") =>
  rateLimitKeyOf({ socket: { remoteAddress }, headers, httpVersion } as unknown as IncomingMessage);

test.each<[string, string, Record<string, string>, string]>([
  ["a page", "127.0.0.1", { origin: "http://127.0.0.1:5000" }, "local http://127.0.0.1:5000"],
  ["a program", "::1", {}, "local program"],
  ["the admin SDK", "::ffff:127.0.0.1", { authorization: "Bearer owner" }, "local owner"],
  ["another machine, whatever it says", "10.0.0.2", { origin: "http://127.0.0.1:5000" }, "from 10.0.0.2"],
  ["one that pretends to be behind a proxy", "10.0.0.2", { "x-forwarded-for": "127.0.0.1" }, "from 10.0.0.2"],
  ["one behind a proxy", "127.0.0.1", { "x-forwarded-for": "1.2.3.4, 10.0.0.2" }, "through 10.0.0.2"],
  ["a proxy that says nothing of whom", "127.0.0.1", { via: "1.1 proxy" }, "through a proxy"],
])("a request that is %s is told apart", (_who, address, headers, key) => {
  expect(from(address, headers)).toEqual({ key, isLocal: key.startsWith("local ") });
});
