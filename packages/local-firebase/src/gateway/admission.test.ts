import { expect, test } from "vitest";
import { createAdmission } from "./admission.ts";

const hostingPort = (): number => 5000;

test.each([
  ["192.0.2.7", "192.0.2.7:5000"],
  ["FD00:0:0:0:0:0:0:5", "[fd00::5]:5000"],
  ["fd00::5", "[fd00::5]:5000"],
])("an address that is listened for, %s, is admitted as browsers write it: %s", (host, authority) => {
  const { admitsAuthority } = createAdmission({ host, hostingPort });
  expect(admitsAuthority(authority)).toBe(true);
  expect(["192.0.2.8:5000", "[fd00::6]:5000"].map(admitsAuthority)).toEqual([false, false]);
});
