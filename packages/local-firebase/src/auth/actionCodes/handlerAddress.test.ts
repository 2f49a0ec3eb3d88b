import { expect, test } from "vitest";
import { checkContinueUrl } from "./continueUrl.ts";
import { handlerAddress } from "./handlerAddress.ts";

test.each([
  ["localhost:9099", "127.0.0.1", "localhost:9099"],
  ["[::1]:9099", "::1", "[::1]:9099"],
  ["192.0.2.2:9099", "192.0.2.2", "192.0.2.2:9099"],
  ["192.0.2.2:9099", "::ffff:192.0.2.2", "192.0.2.2:9099"],
  ["evil.example:9099", "192.0.2.2", "192.0.2.2:9099"],
  ["localhost.evil.example", "127.0.0.1", "127.0.0.1:9099"],
  ["localhost:99999999", "127.0.0.1", "127.0.0.1:9099"],
  [undefined, "2001:db8::1", "[2001:db8::1]:9099"],
])("addressed as %s at %s, mail leads to %s", (host, localAddress, expected) => {
  const headers = host === undefined ? {} : { host };
  expect(handlerAddress({ headers, socket: { localAddress, localPort: 9099 } })).toBe(expected);
});

test("a link may lead on to pages of the address that it was asked for at, and of no other", () => {
  const handler = "http://192.0.2.2:9099/__/auth/action";
  const page = "http://192.0.2.2:5000/login";
  expect(checkContinueUrl(page, "demo-test", handler)).toBe(page);
  expect(() => checkContinueUrl("http://192.0.2.3:5000/login", "demo-test", handler)).toThrow(
    "UNAUTHORIZED_DOMAIN",
  );
  expect(() => checkContinueUrl("javascript:alert(1)", "demo-test", handler)).toThrow("INVALID_CONTINUE_URI");
});
