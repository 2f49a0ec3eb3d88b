import { expect, test } from "vitest";
import { rateLimitKey } from "./rateLimitKey.ts";

const source = (remoteAddress: string | undefined, forwarded: string | string[] | undefined, proxies = 1) =>
  rateLimitKey({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } }, proxies);

test.each([
  ["192.0.2.7", undefined, "192.0.2.7"],
  // What whoever asks has written themselves stands before what the service in front of us has.
  ["10.0.0.1", "6.6.6.6, 192.0.2.7", "192.0.2.7"],
  ["10.0.0.1", ["6.6.6.6", "192.0.2.7"], "192.0.2.7"],
  ["10.0.0.1", "", "10.0.0.1"],
  ["::ffff:192.0.2.7", undefined, "192.0.2.7"],
  // A line has 2^64 addresses of IPv6: the network is who asks.
  ["2001:db8:1:2:aaaa:bbbb:cccc:dddd", undefined, "2001:db8:1:2"],
  ["2001:0DB8:1:2::1", undefined, "2001:db8:1:2"],
  ["2001:db8::1", undefined, "2001:db8:0:0"],
  ["2001:00db:1:2::1", undefined, "2001:db:1:2"],
  ["2001:db8::1:2:3:4:5", undefined, "2001:db8:0:1"],
  ["64:ff9b::ffff:192.0.2.7", undefined, "64:ff9b:0:0"],
  ["::1", undefined, "0:0:0:0"],
  ["fe80::1%eth0", undefined, "fe80:0:0:0"],
  [undefined, undefined, ""],
])("%s, forwarded for %j behind one proxy: %s", (address, forwarded, expected) => {
  expect(source(address, forwarded)).toBe(expected);
});

test.each([
  [0, "6.6.6.6, 192.0.2.7", "127.0.0.1"],
  [1, "6.6.6.6, 192.0.2.7", "192.0.2.7"],
  [2, "6.6.6.6, 192.0.2.7, 198.51.100.1", "192.0.2.7"],
  // Fewer entries than proxies: none of them can be believed.
  [2, "6.6.6.6", "127.0.0.1"],
])(
  "a caller behind %i trusted proxies, %s: only what they have written counts",
  (proxies, forwarded, expected) => {
    expect(source("127.0.0.1", forwarded, proxies)).toBe(expected);
  },
);
