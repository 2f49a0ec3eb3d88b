import { type ChildProcess, spawn } from "node:child_process";

/** Keeps the processors busy with processes that do nothing else. @returns what ends them */
export function cpuLoad(processes: number): () => void {
  const busy: ChildProcess[] = Array.from({ length: processes }, () =>
    spawn(process.execPath, ["-e", "for (;;);"], {
      stdio: "ignore",
    }),
  );
  return () => {
    for (const one of busy) one.kill("SIGKILL");
  };
}
