import { fileURLToPath } from "node:url";
import type { Ports } from "../http/services.ts";
import { startLocalFirebase } from "../gateway/startLocalFirebase.ts";

/** Program for a child process that gets killed, `node crashServer.ts <folder> <ports as JSON>`: says when it serves. */
const [folder = "", ports = "{}"] = process.argv.slice(2);
await startLocalFirebase({
  projectDir: folder,
  dataDir: folder,
  projectId: "demo-crash",
  ports: JSON.parse(ports) as Ports,
  functionsModule: fileURLToPath(new URL("./crashFunctions.ts", import.meta.url)),
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
