import { expect, test } from "vitest";
import { addressesToListenOn, isLoopbackAddress, localAddress, urlHost } from "./addresses.ts";

test.each(["127.0.0.1", "127.8.0.1", "::1", "::ffff:127.0.0.1"])("%s is of this machine alone", (address) => {
  expect(isLoopbackAddress(address)).toBe(true);
});

test.each(["192.0.2.2", "::ffff:192.0.2.2", "fe80::1", "0.0.0.0", "128.0.0.1", "localhost", "", undefined])(
  "%s is not of this machine alone",
  (address) => {
    expect(isLoopbackAddress(address)).toBe(false);
  },
);

test("a service that listens for another address listens for this machine too", () => {
  expect(addressesToListenOn("127.0.0.1")).toEqual(["127.0.0.1"]);
  expect(addressesToListenOn("::1")).toEqual(["::1"]);
  expect(addressesToListenOn("0.0.0.0")).toEqual(["0.0.0.0"]);
  expect(addressesToListenOn("192.0.2.2")).toEqual(["127.0.0.1", "192.0.2.2"]);
  expect(["::1", "0.0.0.0", "192.0.2.2"].map(localAddress)).toEqual(["::1", "127.0.0.1", "127.0.0.1"]);
  expect(urlHost("::1")).toBe("[::1]");
});
