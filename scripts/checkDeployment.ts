/**
 * Checks a deployment with one account, one upload and one analysis, which are erased again: `npm run check-deployment` beside the
 * running product of this machine; with `--project <id>` a deployment (see `operatorCommand.ts`), at `--site <address>` or where
 * Firebase serves it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkDeployment } from "./deploy/checkDeployment.ts";
import { runOperatorCommand } from "./operatorCommand.ts";
import { portsFromEnvironment } from "./startPorts.ts";
import firebaseJson from "../firebase.json" with { type: "json" };

const { project, site } = parseArgs({
  options: { project: { type: "string" }, site: { type: "string" } },
}).values;
const port = portsFromEnvironment(process.env).hosting ?? firebaseJson.emulators.hosting.port;
const address = site ?? (project === undefined ? `http://127.0.0.1:${port}` : `https://${project}.web.app`);

await runOperatorCommand(
  project,
  "Carnation : le déploiement n’est pas en ordre ; ce qui a été créé pour la vérification est effacé.",
  async (backend) => {
    const photo = new Uint8Array(
      readFileSync(join(import.meta.dirname, "../apps/web/public/demo/visage-clair.jpg")),
    );
    await checkDeployment(backend, {
      site: address,
      photo,
      tell: (line) => console.log(`  vérifié  ${line}`),
    });
    console.log("Carnation : le déploiement est en ordre.");
  },
);
