/**
 * Checks a deployment with one account, one upload and one analysis, which are erased again: `npm run check-deployment` beside the
 * running product of this machine; with `--project <id>` a deployment (see `operatorCommand.ts`), at `--site <address>` or where
 * Firebase serves it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { applicationDefault } from "firebase-admin/app";
import type { AskToken } from "@carnation/data";
import { readAppCheckSettings } from "../apps/functions/src/config/appCheckSettings.ts";
import { checkDeployment } from "./deploy/checkDeployment.ts";
import { googleApis, type GoogleApis } from "./deploy/googleApis.ts";
import { createOutside } from "./deploy/outside.ts";
import { readSettings } from "./deploy/settings.ts";
import { withDebugToken } from "./deploy/withDebugToken.ts";
import { runOperatorCommand } from "./operatorCommand.ts";
import { portsFromEnvironment } from "./startPorts.ts";
import firebaseJson from "../firebase.json" with { type: "json" };

const root = join(import.meta.dirname, "..");

/** Google's APIs with the credentials of this machine. */
function operatorApis(project: string): GoogleApis {
  const credential = applicationDefault();
  const token = async (): Promise<string> => (await credential.getAccessToken()).access_token;
  return googleApis(createOutside({ folder: root, project, token }), process.env);
}

const { project, site } = parseArgs({
  options: { project: { type: "string" }, site: { type: "string" } },
}).values;
const port = portsFromEnvironment(process.env).hosting ?? firebaseJson.emulators.hosting.port;
const address = site ?? (project === undefined ? `http://127.0.0.1:${port}` : `https://${project}.web.app`);

await runOperatorCommand(
  project,
  "Carnation : le déploiement n’est pas en ordre ; ce qui a été créé pour la vérification est effacé.",
  async (backend) => {
    const photo = new Uint8Array(readFileSync(join(root, "apps/web/public/demo/visage-clair.jpg")));
    const check = (appCheck?: AskToken): Promise<void> =>
      checkDeployment(backend, {
        site: address,
        photo,
        appCheck,
        tell: (line) => console.log(`  vérifié  ${line}`),
      });
    const settings = project === undefined ? {} : readSettings(join(root, "apps/functions"), project);
    if (project === undefined || readAppCheckSettings(settings) === null) await check();
    else await withDebugToken(operatorApis(project), project, check);
    console.log("Carnation : le déploiement est en ordre.");
  },
);
