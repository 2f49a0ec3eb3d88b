import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { ASSETS } from "./testing/drawnFaces.ts";

const sha256 = async (file: string) =>
  createHash("sha256")
    .update(await readFile(file))
    .digest("hex");

async function noticed(): Promise<Map<string, string>> {
  const notice = await readFile(join(ASSETS, "NOTICE.md"), "utf8");
  return new Map(
    [...notice.matchAll(/^\| `(\S+)` \| `([0-9a-f]{64})` \|$/gm)].map(([, file, hash]) => [file!, hash!]),
  );
}

describe("assets", () => {
  it("assets lists every shipped file with its true hash in NOTICE.md", async () => {
    const listed = await noticed();
    const shipped = (await readdir(ASSETS, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile() && entry.name !== "NOTICE.md")
      .map((entry) => join(entry.parentPath, entry.name));
    expect(shipped).toHaveLength(listed.size);
    for (const [file, hash] of listed)
      expect(`${file} ${await sha256(join(ASSETS, file))}`).toBe(`${file} ${hash}`);
  });

  it("ships the WebAssembly of the installed TensorFlow.js version", async () => {
    const installed = dirname(createRequire(import.meta.url).resolve("@tensorflow/tfjs-backend-wasm"));
    for (const file of ["tfjs-backend-wasm.wasm", "tfjs-backend-wasm-simd.wasm"]) {
      expect(await sha256(join(ASSETS, "wasm", file))).toBe(await sha256(join(installed, file)));
    }
  });
});
