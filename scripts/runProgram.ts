import { spawnSync } from "node:child_process";

/**
 * Runs a program of the installed tools to its end.
 * @param cwd folder that it runs in
 * @param output what is seen of it: `all`, or its `errors` alone
 * @throws Error when it fails
 */
export function runProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  output: "all" | "errors",
): void {
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: output === "all" ? "inherit" : ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed.`);
}
