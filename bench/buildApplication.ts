import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** The repository. */
export const root = join(import.meta.dirname, "..");

/** Builds the application that a bench opens. @throws Error when it cannot be built */
export function buildApplication(): void {
  const arguments_ = ["run", "build", "--filter=@carnation/web", "--output-logs=errors-only"];
  const shell = process.platform === "win32";
  const built = spawnSync("turbo", arguments_, { cwd: root, stdio: "inherit", shell });
  if (built.status !== 0) throw new Error("The application could not be built.");
}
