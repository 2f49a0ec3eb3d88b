import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

const SCRIPT = fileURLToPath(new URL("testing/fullDisk.ts", import.meta.url));
/** A small disk that only one process sees, which needs no rights where user namespaces are open to everybody. */
const MOUNT = 'mount -t tmpfs -o size=48m tmpfs "$1"';
const inNamespace = (command: string, folder: string): readonly [string, string[]] => [
  "unshare",
  ["-rm", "sh", "-c", command, "sh", folder, process.execPath, SCRIPT],
];
const canMount = spawnSync(...(inNamespace(MOUNT, tmpdir()) as [string, string[]])).status === 0;

test.skipIf(!canMount)(
  `a disk that is full is told, keeps nobody's writes from coming later, and refuses a start by its name, as a read-only one does${canMount ? "" : " (skipped: this machine does not let a test mount a disk)"}`,
  { timeout: 60_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "full-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const command = `${MOUNT} && exec "$2" --conditions=@carnation/source "$3" "$1"`;
    const [program, args] = inNamespace(command, folder);
    const child = spawn(program, args, { stdio: ["ignore", "pipe", "ignore"] });
    const seen: unknown = JSON.parse(await text(child.stdout));
    expect(seen).toEqual({
      whileFull: [503, "failing", "full"],
      startedFull: "DISK_FULL",
      startedReadOnly: "DISK_READ_ONLY",
      uploaded: "stored",
      states: ["DISK_FULL begun", "DISK_FULL over"],
      kept: true,
      // Not "ok": the whole disk is smaller than what a monitor should worry about.
      afterwards: [200, "degraded", null],
      logs: true,
    });
  },
);
