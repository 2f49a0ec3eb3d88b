/**
 * Program for a child process, `server.ts <project folder> <data folder>`: opens a local Firebase on free ports and tells them,
 * with the seconds that opening took; then answers each message with its resident memory.
 */
import { startLocalFirebase } from "../../packages/local-firebase/src/index.ts";

const [projectDir = "", dataDir = ""] = process.argv.slice(2);
const began = performance.now();
const { ports } = await startLocalFirebase({
  projectDir,
  dataDir,
  projectId: "demo-scale",
  ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
});
const seconds = (performance.now() - began) / 1000;
process.on("message", () => process.send?.({ bytes: process.memoryUsage.rss() }));
process.on("disconnect", () => process.exit());
process.send?.({ port: ports.firestore, seconds });
