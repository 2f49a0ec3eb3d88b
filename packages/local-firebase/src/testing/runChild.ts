import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Ports } from "../http/services.ts";
import { rules } from "./testProject.ts";

const main = fileURLToPath(new URL("../cli/main.ts", import.meta.url));

/** Writes a project whose services have these ports into a folder. */
export async function writeProject(folder: string, ports: Ports): Promise<void> {
  const emulators = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, { port }]));
  const config = {
    emulators,
    hosting: { public: "site" },
    firestore: { rules: "firestore.rules" },
    storage: { rules: "storage.rules" },
  };
  await writeFile(join(folder, "firebase.json"), JSON.stringify(config));
  await writeFile(join(folder, "firestore.rules"), rules.firestore);
  await writeFile(join(folder, "storage.rules"), rules.storage);
}

/** Starts the command line in a process of its own, as people do; resolves when every service answers. */
export async function runChild(folder: string): Promise<ChildProcess> {
  const args = [
    "--conditions=@carnation/source",
    main,
    "--project-dir",
    folder,
    "--data-dir",
    join(folder, "data"),
    "--project",
    "demo-test",
  ];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    child.once("exit", () => reject(new Error(`the server did not start: ${output}`)));
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      output += chunk;
      if (output.includes("Ctrl-C")) resolve();
    });
  });
  return child;
}

/** @returns the exit code, `null` when the signal ended the process */
export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  child.kill(signal);
  const [code] = (await once(child, "exit")) as [number | null];
  return code;
}
