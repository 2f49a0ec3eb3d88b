import { spawn } from "node:child_process";

const busy = "for (;;);";
const program = `
  const { spawn } = require("node:child_process");
  for (let at = 1; at < Number(process.argv[1]); at += 1) spawn(process.execPath, ["-e", ${JSON.stringify(busy)}]);
  ${busy}
`;

/**
 * Keeps the processors busy, as other programs of the machine do: with processes of a session of their own.
 * @returns what ends them
 */
export function cpuLoad(processes: number): () => void {
  if (processes === 0) return () => undefined;
  const { pid } = spawn(process.execPath, ["-e", program, String(processes)], {
    stdio: "ignore",
    detached: true,
  });
  return () => {
    // The whole group.
    if (pid !== undefined) process.kill(-pid, "SIGKILL");
  };
}
