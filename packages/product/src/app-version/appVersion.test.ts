import {
  appVersionOf,
  isOlderVersion,
  parseAppRequirement,
  parseAppVersion,
} from "@carnation/product/app-version";
import { expect, test } from "vitest";

const deployed = "2026-11-30T05:50:00Z";

test("the version of a deployment is its moment, to the second", () => {
  const version = appVersionOf(new Date("2026-11-30T05:50:00.987Z"));
  expect(version).toBe(deployed);
  expect(parseAppVersion(version)).toBe(deployed);
});

test.each([
  "",
  "1.4.0",
  "2026-11-30",
  "2026-13-30T05:50:00Z",
  "2026-11-30T05:50:00+01:00",
  3,
  null,
  undefined,
])("%o is no version", (text) => {
  expect(parseAppVersion(text)).toBeNull();
  expect(parseAppRequirement({ minVersion: text })).toEqual({ minVersion: null });
});

test.each([undefined, null, "text", {}, { version: 4, criteria: {} }])(
  "stored settings %o ask for no version",
  (fields) => {
    expect(parseAppRequirement(fields)).toEqual({ minVersion: null });
  },
);

test.each([
  ["2026-11-30T05:49:59Z", deployed, true],
  [deployed, deployed, false],
  ["2026-12-01T00:00:00Z", deployed, false],
  [null, deployed, false],
  ["2026-11-30T05:49:59Z", null, false],
])("version %o where %o is asked for is older: %o", (version, minVersion, older) => {
  expect(isOlderVersion(version, parseAppRequirement({ version: 4, minVersion }))).toBe(older);
});
