import { describe, expect, test } from "vitest";
import { RpcError } from "../rpc/status.ts";
import { type ForwardBody, ForwardBodyReader, MAX_MESSAGE_LENGTH } from "./forwardBody.ts";

/** Reads a body that arrives in chunks of this many bytes. */
function parseForwardBody(body: string, chunkSize = body.length): ForwardBody {
  const bytes = Buffer.from(body);
  const reader = new ForwardBodyReader();
  for (let start = 0; start < bytes.length; start += chunkSize)
    reader.push(bytes.subarray(start, start + chunkSize));
  return reader.end();
}

describe("the body of a POST", () => {
  test("the body of a POST holds the stream's headers and its first messages", () => {
    const headers = encodeURIComponent("Authorization:Bearer a:b\r\nX-Goog-Api-Key:k\r\n");
    const text = `headers=${headers}&count=2&ofs=3&req0___data__=%7B%22a%22%3A1%7D&req1___data__=2`;
    const body = parseForwardBody(text, 7);
    expect([...body.headers]).toEqual([
      ["authorization", "Bearer a:b"],
      ["x-goog-api-key", "k"],
    ]);
    expect(body.offset).toBe(3);
    expect(body.messages).toEqual([
      { content: { a: 1 }, length: 7 },
      { content: 2, length: 1 },
    ]);
  });

  test.each([
    ["once decoded", 1],
    ["already as it arrives", 4],
  ])("the body of a POST keeps the messages around one that is too large %s", (_name, factor) => {
    const large = "x".repeat(factor * MAX_MESSAGE_LENGTH);
    const body = parseForwardBody(
      `count=3&ofs=0&req0___data__=1&req1___data__="${large}"&req2___data__=3`,
      1_000_000,
    );
    expect(body.messages[1]?.content).toMatchObject({ status: "INVALID_ARGUMENT" });
    expect([body.messages[0]?.content, body.messages[2]?.content]).toEqual([1, 3]);
  });

  test("the body of a POST takes ten of the largest batches at once, and not endlessly many", () => {
    const reader = new ForwardBodyReader();
    const part = Buffer.from("x".repeat(10 * 1024 * 1024 + 2).replace(/^x|x$/g, '"'));
    const push = (index: number): void => {
      reader.push(Buffer.from(`&req${index}___data__=`));
      reader.push(part);
    };
    for (let index = 0; index < 10; index++) push(index);
    expect(() => {
      for (let index = 10; index < 20; index++) push(index);
    }).toThrow("too large");
  });

  test.each([
    ["a name of any length", `${"x".repeat(101)}=1`],
    ["any number of pairs", "a=1&".repeat(2001)],
    ["any number of empty ones", "&".repeat(2001)],
  ])("the body of a POST has not %s", (_name, body) => {
    expect(() => parseForwardBody(body)).toThrow("too large");
  });

  test("the body of a POST may hold no message", () => {
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
  ])("the body of a POST is refused when malformed: %s", (body) => {
    expect(() => parseForwardBody(body)).toThrow(RpcError);
  });
});
