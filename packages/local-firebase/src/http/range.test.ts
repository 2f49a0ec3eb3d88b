import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { isNotModified, matchesIfRange } from "./conditionalRequest.ts";
import { parseRange } from "./range.ts";

describe("a range", () => {
  test.each<[string | undefined, ReturnType<typeof parseRange>]>([
    [undefined, null],
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=0-0", { start: 0, end: 0 }],
    ["bytes=9-9", { start: 9, end: 9 }],
    ["bytes=9-99", { start: 9, end: 9 }],
    ["bytes=10-", "unsatisfiable"],
    ["bytes=10-20", "unsatisfiable"],
    ["bytes=4-", { start: 4, end: 9 }],
    ["bytes=-4", { start: 6, end: 9 }],
    ["bytes=-10", { start: 0, end: 9 }],
    ["bytes=-99", { start: 0, end: 9 }],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=5-4", null],
    ["bytes=5-5", { start: 5, end: 5 }],
    ["bytes=-", null],
    ["bytes=0-1,3-4", null],
    ["items=0-1", null],
    ["bytes=a-b", null],
  ])("a range of ten bytes: %s", (header, expected) => {
    expect(parseRange(header, 10)).toEqual(expected);
  });

  test.each(["bytes=0-", "bytes=-1", "bytes=0-0"])("a range of nothing cannot be given: %s", (header) => {
    expect(parseRange(header, 0)).toBe("unsatisfiable");
  });
});

describe("a condition", () => {
  const modified = new Date("2026-11-29T10:00:00.900Z");
  const [before, same, after] = ["09:59:59", "10:00:00", "10:00:01"].map(
    (time) => `Sun, 29 Nov 2026 ${time} GMT`,
  );
  const asked = (headers: IncomingHttpHeaders) => ({ headers }) as IncomingMessage;

  test.each<[IncomingHttpHeaders, boolean]>([
    [{}, false],
    [{ "if-none-match": '"v1"' }, true],
    [{ "if-none-match": '"v2"' }, false],
    [{ "if-none-match": '"v2", W/"v1"' }, true],
    [{ "if-none-match": '"v1~br"' }, true],
    [{ "if-none-match": "*" }, true],
    [{ "if-none-match": "v1" }, false],
    // The tag alone counts where there is one.
    [{ "if-none-match": '"v2"', "if-modified-since": after }, false],
    [{ "if-modified-since": before }, false],
    [{ "if-modified-since": same }, true],
    [{ "if-modified-since": after }, true],
    [{ "if-modified-since": "yesterday" }, false],
  ])("a condition %j finds the file as it was: %s", (headers, expected) => {
    expect(isNotModified(asked(headers), "v1", modified)).toBe(expected);
  });

  test.each<[IncomingHttpHeaders, boolean]>([
    [{}, true],
    [{ "if-range": '"v1"' }, true],
    [{ "if-range": '"v2"' }, false],
    [{ "if-range": 'W/"v1"' }, false],
    [{ "if-range": '"v1~br"' }, false],
    [{ "if-range": before }, false],
    [{ "if-range": same }, true],
    [{ "if-range": after }, false],
  ])("a condition %j lets a part be sent: %s", (headers, expected) => {
    expect(matchesIfRange(asked(headers), "v1", modified)).toBe(expected);
  });
});
