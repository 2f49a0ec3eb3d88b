import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyFile, UnreadableError } from "./copyFile.ts";

test("a failed copy is told apart from a failed source", async () => {
  const folder = mkdtempSync(join(tmpdir(), "copy-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [source, target] = [join(folder, "source"), join(folder, "target")];
  writeFileSync(source, "bytes");
  await expect(copyFile(folder, target)).rejects.toThrow(UnreadableError);
  await expect(copyFile(source, target)).rejects.toMatchObject({ name: "Error", code: "EEXIST" });
  await expect(copyFile(source, join(source, "below/it"))).rejects.toMatchObject({ code: "ENOTDIR" });
});
