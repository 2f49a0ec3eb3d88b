import { describe, expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { parseForwardBody } from "./forwardBody.ts";

describe("the body of a POST", () => {
  test("holds the stream's headers and its first messages", () => {
    const headers = encodeURIComponent("Authorization:Bearer a:b\r\nX-Goog-Api-Key:k\r\n");
    const body = parseForwardBody(
      `headers=${headers}&count=2&ofs=3&req0___data__=%7B%22a%22%3A1%7D&req1___data__=2`,
    );
    expect([...body.headers]).toEqual([
      ["authorization", "Bearer a:b"],
      ["x-goog-api-key", "k"],
    ]);
    expect(body.offset).toBe(3);
    expect(body.messages).toEqual([{ a: 1 }, 2]);
  });

  test("may hold no message", () => {
    expect(parseForwardBody("count=0&ofs=7").messages).toEqual([]);
    expect(parseForwardBody("").messages).toEqual([]);
  });

  test.each([
    "count=x",
    "count=-1",
    "count=2000&ofs=0",
    "count=1&ofs=0",
    "count=1&ofs=0&req0___data__={",
    "count=1&ofs=1e9&req0___data__=1",
  ])("is refused when malformed: %s", (body) => {
    expect(() => parseForwardBody(body)).toThrow(RpcError);
  });
});
