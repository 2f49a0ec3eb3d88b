import { startLocalFirebase } from "@carnation/local-firebase";
import { fileURLToPath } from "node:url";

/**
 * Program for a process that gets killed, `node killedServer.ts <folder> <functions module> <ports as JSON>`: the product's
 * rules and the functions of that module; tells its parent where it serves.
 */
const [dataDir = "", functionsModule = "", ports = "{}"] = process.argv.slice(2);
const {
  ports: open,
  adminEnv,
  projectId,
} = await startLocalFirebase({
  projectDir: fileURLToPath(new URL("../../../..", import.meta.url)),
  dataDir,
  ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0, ...JSON.parse(ports) },
  passwordCost: { N: 1024, r: 8, p: 1 },
  functionsModule,
});
process.on("disconnect", () => process.exit());
process.send?.({ ports: open, adminEnv, projectId });
