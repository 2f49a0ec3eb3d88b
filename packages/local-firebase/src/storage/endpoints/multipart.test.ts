import { describe, expect, test } from "vitest";
import { parseRelated } from "./multipart.ts";

const body = (boundary: string, media: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Type: application/json\r\n\r\n{"name":"é"}\r\n--${boundary}\r\nContent-Type: image/png\r\n\r\n`,
    ),
    media,
    Buffer.from(`\r\n--${boundary}--`),
  ]);

test.each([["boundary=abc"], ['boundary="abc"'], ["charset=x; boundary='abc'"]])(
  "the multipart parser reads both parts: %s",
  (parameter) => {
    // Bytes that look like a delimiter, without the line break before it, belong to the content.
    const media = Buffer.from([0, 13, 10, 255, ...Buffer.from("--abc"), 10]);
    const parts = parseRelated(body("abc", media), `multipart/related; ${parameter}`);
    expect(JSON.parse(parts.metadata)).toEqual({ name: "é" });
    expect(parts.mediaType).toBe("image/png");
    expect(Buffer.compare(parts.media, media)).toBe(0);
  },
);

test("the multipart parser takes two parts, however many come", () => {
  const parts = "--a\r\n\r\n{}".concat(
    "\r\n--a\r\ncontent-type:text/plain  \r\n\r\nx".repeat(50_000),
    "\r\n--a--",
  );
  const read = parseRelated(Buffer.from(parts), "multipart/related; boundary=a");
  expect({ ...read, media: read.media.toString() }).toEqual({
    metadata: "{}",
    media: "x",
    mediaType: "text/plain",
  });
});

describe("refuses", () => {
  test.each<[string, Buffer, string | undefined]>([
    ["no boundary", body("abc", Buffer.alloc(1)), "multipart/related"],
    ["another boundary", body("abc", Buffer.alloc(1)), "multipart/related; boundary=xyz"],
    ["one part", Buffer.from("--abc\r\n\r\n{}\r\n--abc--"), "multipart/related; boundary=abc"],
    [
      "a head without end",
      Buffer.from(`--abc\r\n${" ".repeat(9000)}\r\n\r\n{}\r\n--abc--`),
      "multipart/related; boundary=abc",
    ],
    ["a cut body", body("abc", Buffer.alloc(100)).subarray(0, 90), "multipart/related; boundary=abc"],
  ])("the multipart parser refuses %s", (_name, bytes, contentType) => {
    expect(() => parseRelated(bytes, contentType)).toThrow("malformed");
  });
});
