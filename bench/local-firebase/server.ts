/** Program for a child process, `server.ts <folder>`: serves a project of its own on free ports and tells them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startLocalFirebase } from "../../packages/local-firebase/src/index.ts";
import { readPage } from "../../packages/local-firebase/src/testing/browserPage.ts";

const [folder = ""] = process.argv.slice(2);
const open =
  "rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{p=**} { allow read, write: if true; } } }";
mkdirSync(join(folder, "site"));
writeFileSync(join(folder, "site", "index.html"), await readPage());
writeFileSync(join(folder, "firebase.json"), '{"hosting":{"public":"site"}}');
const { ports, adminEnv } = await startLocalFirebase({
  projectDir: folder,
  dataDir: join(folder, "data"),
  projectId: "demo-bench",
  ports: { hosting: 0, functions: 0, firestore: 0, auth: 0, storage: 0 },
  rules: { firestore: open },
});
process.on("disconnect", () => process.exit());
process.send?.({ ports, adminEnv });
