import { expect, test } from "vitest";
import { createOriginGuard } from "./originGuard.ts";

const hostingPort = (): number => 5000;

test.each([
  ["192.0.2.7", "192.0.2.7:5000"],
  ["FD00:0:0:0:0:0:0:5", "[fd00::5]:5000"],
  ["fd00::5", "[fd00::5]:5000"],
])("an address that is listened for, %s, is admitted as browsers write it: %s", (host, authority) => {
  const { allowsAuthority } = createOriginGuard({ host, hostingPort });
  expect(allowsAuthority(authority)).toBe(true);
  expect(["192.0.2.8:5000", "[fd00::6]:5000"].map(allowsAuthority)).toEqual([false, false]);
});
