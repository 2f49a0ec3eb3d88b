import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "@carnation/testing/freePort";

const root = join(import.meta.dirname, "..");

test.each([
  ["recount", ["--dry-run"]],
  ["exportMarkLabels", ["--out", "labels.csv"]],
])("%s ends with a sentence where no product runs", async (script, options) => {
  const port = await freePort();
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--conditions=@carnation/source", join(root, `scripts/${script}.ts`), ...options],
    {
      cwd: root,
      encoding: "utf8",
      env: { ...process.env, FIRESTORE_EMULATOR_HOST: "", CARNATION_FIRESTORE_PORT: String(port) },
    },
  );
  expect(stderr).toContain(`Carnation ne répond pas sur 127.0.0.1:${port}. Lancez npm start`);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
});
