import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { IS_DEEP } from "../testing/deep.ts";

const SCRIPT = fileURLToPath(new URL("testing/storageProcess.ts", import.meta.url));
const CHUNK = 64 * 1024;
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "storage-crash-"));
});

afterAll(async () => {
  await kill();
  await rm(folder, { recursive: true });
});

/** Starts the service; resolves with its origin. */
async function start(): Promise<string> {
  const started = spawn(process.execPath, ["--conditions=@carnation/source", SCRIPT, folder], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  const port = await new Promise<string>((resolve) =>
    started.stdout.once("data", (text) => resolve(String(text).trim())),
  );
  return `http://127.0.0.1:${port}`;
}

async function kill(): Promise<void> {
  const dying = child;
  child = undefined;
  if (!dying || dying.exitCode !== null) return;
  const gone = new Promise((resolve) => dying.once("exit", resolve));
  dying.kill("SIGKILL");
  await gone;
}

const send = (url: string, command: string, offset = 0, body?: Uint8Array<ArrayBuffer>): Promise<Response> =>
  fetch(url, {
    method: "POST",
    headers: { "x-goog-upload-command": command, "x-goog-upload-offset": String(offset) },
    ...(body ? { body } : {}),
  });

/** `npm run test:deep` kills more often. */
const ROUNDS = IS_DEEP ? 4 : 1;
// Each round starts two processes, which takes a while on a busy machine.
const options = { timeout: 120_000 };

test(
  "kill -9 again and again: what was acknowledged is there, uploads go on, nothing is left over",
  options,
  async () => {
    const sums = new Map<string, string>();
    for (let round = 0; round < ROUNDS; round++) {
      let origin = await start();
      const name = `round-${round}`;
      const bytes = randomBytes(12 * CHUNK);
      const begun = await fetch(`${origin}/v0/b/b/o?name=${name}`, {
        method: "POST",
        headers: {
          "x-goog-upload-protocol": "resumable",
          "x-goog-upload-command": "start",
          "x-goog-upload-header-content-length": String(bytes.length),
        },
      });
      const query = new URL(begun.headers.get("x-goog-upload-url") ?? "").search;
      let acknowledged = 0;
      while (acknowledged < (4 + round) * CHUNK) {
        await send(
          `${origin}/v0/b/b/o${query}`,
          "upload",
          acknowledged,
          bytes.subarray(acknowledged, acknowledged + CHUNK),
        );
        acknowledged += CHUNK;
      }
      // Killed while a chunk is under way.
      const lost = send(
        `${origin}/v0/b/b/o${query}`,
        "upload",
        acknowledged,
        bytes.subarray(acknowledged, acknowledged + CHUNK),
      );
      await Promise.all([kill(), lost.catch(() => null)]);

      origin = await start();
      const url = `${origin}/v0/b/b/o${query}`;
      const received = Number((await send(url, "query")).headers.get("x-goog-upload-size-received"));
      expect(received).toBeGreaterThanOrEqual(acknowledged);
      expect((await send(url, "upload, finalize", received, bytes.subarray(received))).status).toBe(200);
      sums.set(name, createHash("md5").update(bytes).digest("base64"));
      // Killed right after the acknowledgement.
      await kill();
    }

    const origin = await start();
    for (const [name, sum] of sums) {
      const media = await fetch(`${origin}/v0/b/b/o/${name}?alt=media`);
      expect(
        createHash("md5")
          .update(Buffer.from(await media.arrayBuffer()))
          .digest("base64"),
      ).toBe(sum);
    }
    expect(await readdir(join(folder, "storage", "objects"))).toHaveLength(sums.size);
    expect(await readdir(join(folder, "storage", "uploads"))).toEqual([]);
  },
);
