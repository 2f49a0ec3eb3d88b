import { afterAll, expect, test } from "vitest";
import { createAnalyser } from "./analyser.ts";

const analyser = createAnalyser();
afterAll(() => analyser.close());

test("a small Buffer, which shares a pool with others, is analysed and stays usable", async () => {
  const text = Buffer.from("ceci n’est pas une photo");
  expect(text.buffer.byteLength).toBeGreaterThan(text.byteLength);
  expect(await analyser.analyse(text)).toEqual({ ok: false, error: "not-an-image" });
  expect(text.toString()).toBe("ceci n’est pas une photo");
});
