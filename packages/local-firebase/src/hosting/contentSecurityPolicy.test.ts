import { expect, test } from "vitest";
import { allowServices, isPolicyHeader } from "./contentSecurityPolicy.ts";

const services = { asked: ["http://127.0.0.1:1", "http://127.0.0.1:2"], shown: ["http://127.0.0.1:2"] };
const ASKED = services.asked.join(" ");
const [SHOWN] = services.shown;

test.each([
  [
    "default-src 'none'; connect-src 'self' https://a.example; img-src blob:",
    `default-src 'none'; connect-src 'self' https://a.example ${ASKED}; img-src blob: ${SHOWN}; media-src ${SHOWN}`,
  ],
  [
    "default-src 'self'",
    `default-src 'self'; connect-src 'self' ${ASKED}; img-src 'self' ${SHOWN}; media-src 'self' ${SHOWN}`,
  ],
  ["Connect-Src 'NONE';", `connect-src ${ASKED}`],
  ["script-src 'self'; frame-ancestors 'none'", "script-src 'self'; frame-ancestors 'none'"],
  ["img-src a.example; img-src b.example", `img-src a.example ${SHOWN}`],
  ["connect-src 'self', script-src 'self'", `connect-src 'self' ${ASKED}, script-src 'self'`],
  ["upgrade-insecure-requests ;; ", "upgrade-insecure-requests"],
])("the services are added to the policy %s", (policy, expected) => {
  expect(allowServices(policy, services)).toBe(expected);
});

test("a content security policy is one of two headers, however they are written", () => {
  const names = ["Content-Security-Policy", "content-security-policy-report-only", "Permissions-Policy"];
  expect(names.map(isPolicyHeader)).toEqual([true, true, false]);
});
