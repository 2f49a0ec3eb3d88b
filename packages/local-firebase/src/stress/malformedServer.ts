import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";
import { freePorts, rules } from "../testing/testProject.ts";

/**
 * Program for a child process, `node --expose-gc malformedServer.ts <folder>`: serves a project, tells its parent the
 * ports and every line of the log, and answers each message with the bytes that its heap holds after a collection.
 */
const [folder = ""] = process.argv.slice(2);
mkdirSync(join(folder, "site"));
writeFileSync(join(folder, "site", "index.html"), "<!doctype html><title>trial</title>");
writeFileSync(join(folder, "firebase.json"), '{"hosting":{"public":"site"}}');
const local = await startLocalFirebase({
  projectDir: folder,
  dataDir: join(folder, "data"),
  projectId: "demo-test",
  ports: freePorts,
  rules,
  passwordCost: { N: 1024, r: 8, p: 1 },
  functionsModule: fileURLToPath(new URL("../testing/functionsFixture.ts", import.meta.url)),
  log: (line) => process.send?.({ line }),
});
process.on("message", () => {
  globalThis.gc?.();
  process.send?.({ heap: process.memoryUsage().heapUsed });
});
process.on("disconnect", () => process.exit());
process.send?.({ ports: local.ports });
