import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("testing/fullDiskCalls.ts", import.meta.url));
/** A small disk that only one process sees, which needs no rights where user namespaces are open to everybody. */
const MOUNT = 'mount -t tmpfs -o size=96m tmpfs "$1"';
const inNamespace = (command: string, folder: string): [string, string[]] => [
  "unshare",
  ["-rm", "sh", "-c", command, "sh", folder, process.execPath, SCRIPT],
];
const canMount = spawnSync(...inNamespace(MOUNT, tmpdir())).status === 0;
/** The admin SDK reads again for seven seconds whatever it is told: half a minute that only the deep run has. */
const isTried = canMount && process.env["CARNATION_DEEP"] === "1";

/** Longest time of an answer, milliseconds. */
const ANSWERED_MS = 15_000;

test.skipIf(!isTried)(
  "a full disk answers a sign-up, a new client and a new diagnosis with « unavailable » in time; with room again they are made",
  { timeout: 180_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const command = `${MOUNT} && TMPDIR="$1" exec "$2" --conditions=@carnation/source "$3"`;
    const [program, args] = inNamespace(command, folder);
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
    const line = (await text(child.stdout)).split("\n").find((printed) => printed.startsWith('{"full"'));
    const seen = JSON.parse(line ?? "{}") as {
      full: { name: string; code: string; message: string; ms: number }[];
    };
    const answer = {
      status: 503,
      code: "UNAVAILABLE",
      message: expect.stringContaining("Le service est momentanément indisponible."),
    };
    expect(seen).toMatchObject({
      full: ["requestsignup", "customersApi", "startDiagnosis"].map((name) => ({ name, ...answer })),
      roomAgain: ["ok", "ok", "ok"],
    });
    for (const { name, ms } of seen.full) expect([name, ms < ANSWERED_MS]).toEqual([name, true]);
  },
);
