/**
 * Deploys Carnation to a Firebase project, and checks it: `npm run deploy -- --project <id>`. `--dry-run` looks, tells the plan
 * and changes nothing; `--delete-functions` accepts that functions of the project which are not the product's go; `--min-version`
 * has pages that are open in an older version load this one.
 */
import { appVersionOf } from "@carnation/product/app-version";
import { applicationDefault } from "firebase-admin/app";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { deploy, NotReadyError } from "./deploy/deployment.ts";
import { googleApis } from "./deploy/googleApis.ts";
import { createOutside } from "./deploy/outside.ts";
import { readMissingLegal, readSettings } from "./deploy/settings.ts";

const root = join(import.meta.dirname, "..");
const readRoot = <Schema extends v.GenericSchema>(name: string, schema: Schema): v.InferOutput<Schema> =>
  v.parse(schema, JSON.parse(readFileSync(join(root, name), "utf8")));

const { values } = parseArgs({
  options: {
    project: { type: "string" },
    "dry-run": { type: "boolean", default: false },
    "min-version": { type: "boolean", default: false },
    "delete-functions": { type: "boolean", default: false },
  },
});
if (!values.project) {
  console.error("Indiquez le projet Firebase : npm run deploy -- --project <id>");
  process.exit(1);
}

const { firestore, functions } = readRoot(
  "firebase.json",
  v.object({
    firestore: v.object({ location: v.string() }),
    functions: v.object({ source: v.string() }),
  }),
);
const cors = readRoot(
  "storage.cors.json",
  v.array(
    v.object({
      origin: v.array(v.string()),
      method: v.array(v.string()),
      responseHeader: v.array(v.string()),
      maxAgeSeconds: v.number(),
    }),
  ),
);

// Credentials without a project of their own, as those of a CI, would ask for it.
process.env["GOOGLE_CLOUD_PROJECT"] ??= values.project;
let credential: ReturnType<typeof applicationDefault> | undefined;
const outside = createOutside({
  folder: root,
  project: values.project,
  async token() {
    credential ??= applicationDefault();
    return (await credential.getAccessToken()).access_token;
  },
});

const settings = readSettings(join(root, functions.source), values.project);
try {
  await deploy(outside, googleApis(outside, process.env), {
    project: values.project,
    location: firestore.location,
    settings,
    missingLegal: readMissingLegal(join(root, functions.source), settings),
    dryRun: values["dry-run"],
    version: appVersionOf(new Date()),
    minVersion: values["min-version"],
    deleteFunctions: values["delete-functions"],
    cors,
    firebaseJson: readRoot("firebase.json", v.unknown()),
  });
  if (!values["dry-run"]) console.log(`Carnation est en ligne : https://${values.project}.web.app`);
} catch (error) {
  if (error instanceof NotReadyError) {
    console.error("Le déploiement n’a pas commencé, rien n’a été changé. Il manque :");
    for (const line of error.missing) console.error(`  - ${line}`);
  } else {
    console.error("Le déploiement s’est arrêté ; ce qui est fait le reste, recommencez.", error);
  }
  process.exit(1);
}
