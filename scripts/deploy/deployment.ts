import { readAppCheckSettings } from "../../apps/functions/src/config/appCheckSettings.ts";
import { readOrigins } from "../../apps/functions/src/payment/provider/paymentSettings.ts";
import { registerSiteKey, setEnforcement } from "./appCheck.ts";
import { allowOrigins, createBucket, type CorsRule } from "./bucket.ts";
import { keepDeletedFiles, protectDatabase, scheduleBackups } from "./backups.ts";
import { moveOldPhotos } from "./oldPhotos.ts";
import { createDatabase } from "./database.ts";
import { deployCommand } from "./firebaseTools.ts";
import type { GoogleApis } from "./googleApis.ts";
import { requireVersion } from "./minVersion.ts";
import type { Command, Outside } from "./outside.ts";
import { findMissing, type Target } from "./prerequisites.ts";
import { runOrFail, runProgram } from "./programs.ts";
import { withRecaptchaSources } from "./recaptchaSources.ts";
import { switchOnServices } from "./services.ts";
import { switchOnSignIn } from "./signIn.ts";
import { runSteps, type Step } from "./step.ts";
import { grantStorageAgent } from "./storageAgent.ts";
import { strayFunctions } from "./strayFunctions.ts";
import { linkWebApp } from "./webApp.ts";

export interface Deployment extends Target {
  readonly dryRun: boolean;
  /** Version under which the app is built: the moment of the deployment. */
  readonly version: string;
  /** True when pages that are open in an older version are to load this one. */
  readonly minVersion: boolean;
  /** True when functions of the project that are not the product's may be deleted. */
  readonly deleteFunctions: boolean;
  /** Legal facts that are still missing, by their French names: the functions open no account before they are there. */
  readonly missingLegal: readonly string[];
  /** Rules of `storage.cors.json`, whose origins are those of the deployment. */
  readonly cors: readonly CorsRule[];
  /** Configuration that stands in `firebase.json`. */
  readonly firebaseJson: unknown;
}

/** File of Hosting's configuration where the pages are attested; it is not committed. */
const APP_CHECK_CONFIG = "firebase.app-check.json";

/** Tries of what depends on grants that a new project's agents have only just got. */
const TRIES = 3;

/** The deployment was not begun: nothing has been changed. */
export class NotReadyError extends Error {
  override readonly name = "NotReadyError";
  readonly missing: readonly string[];

  constructor(missing: readonly string[]) {
    super(missing.join("\n"));
    this.missing = missing;
  }
}

/**
 * Deploys the product, in order: what is missing is told at once and before anything is changed; what is there is left as it
 * is, so that a deployment which was cut off is simply begun again.
 * @throws NotReadyError naming everything that is missing
 */
export async function deploy(outside: Outside, apis: GoogleApis, deployment: Deployment): Promise<void> {
  const { dryRun, project, missingLegal } = deployment;
  outside.tell(`Carnation : déploiement sur ${project}${dryRun ? " (essai : rien n’est changé)" : ""}`);
  const missing = await findMissing({ outside, apis }, deployment);
  if (missing.length > 0) throw new NotReadyError(missing);
  outside.tell(`  fait     vérification des outils, des accès et des réglages`);
  if (missingLegal.length > 0) {
    outside.tell(
      `  manque   mentions légales, sans lesquelles personne ne s’inscrit ni ne s’abonne (modèle : docs/legal.example.json) : ${missingLegal.join(", ")}`,
    );
  }
  const build = buildCommand(deployment);
  if (dryRun) await runSteps([runProgram(outside, build)], { dryRun, tell: outside.tell });
  else await prepare(outside, apis, deployment, build);
  await runSteps(stepsOf(outside, apis, deployment), { dryRun, tell: outside.tell });
}

/** Builds on this machine, and refuses what would delete functions of somebody else. */
async function prepare(
  outside: Outside,
  apis: GoogleApis,
  { deleteFunctions, project }: Deployment,
  build: Command,
): Promise<void> {
  await runOrFail(outside, build);
  const stray = deleteFunctions ? [] : await strayFunctions(apis, outside, project);
  if (stray.length === 0) return;
  throw new NotReadyError([
    `Le projet ${project} a des fonctions que Carnation n’a pas, et qui seraient supprimées : ${stray.join(", ")}. ` +
      "Acceptez-le par --delete-functions, ou donnez-leur un « codebase » à elles.",
  ]);
}

function buildCommand({ settings, version }: Deployment): Command {
  const support = settings["CARNATION_SUPPORT_EMAIL"];
  const appCheck = readAppCheckSettings(settings);
  return {
    program: "npm",
    args: ["run", "build"],
    shown: true,
    // The screens name who answers people; the functions read the same from their `.env`.
    env: {
      CARNATION_VERSION: version,
      ...(support ? { CARNATION_SUPPORT_EMAIL: support } : {}),
      ...(appCheck === null ? {} : { CARNATION_APP_CHECK_KEY: appCheck.siteKey }),
    },
  };
}

/**
 * Everything that is looked at and brought to what it should be. Hosting comes after the backend: no page opens on what is not
 * there; App Check is enforced only after it, when pages show tokens; and open pages are asked for this version once it is served
 * and has passed its check.
 */
function stepsOf(outside: Outside, apis: GoogleApis, deployment: Deployment): readonly Step[] {
  const { project, location, settings, version, minVersion } = deployment;
  const origins = readOrigins({ ...settings, GCLOUD_PROJECT: project });
  const cors = deployment.cors.map((rule) => ({ ...rule, origin: origins }));
  const appCheck = readAppCheckSettings(settings);
  return [
    switchOnServices(apis, project, appCheck !== null),
    createDatabase(apis, project, location),
    protectDatabase(apis, project),
    scheduleBackups(apis, project),
    createBucket(apis, project, location),
    keepDeletedFiles(apis, project),
    moveOldPhotos(apis, project),
    switchOnSignIn(apis, project),
    linkWebApp(apis, project),
    ...(appCheck === null ? [] : [registerSiteKey(apis, project, appCheck.siteKey)]),
    grantStorageAgent(apis, project),
    runProgram(outside, deployCommand(project, "firestore,storage")),
    allowOrigins(apis, project, cors),
    runProgram(outside, deployCommand(project, "functions", { forced: true }), TRIES),
    deployHosting(outside, deployment, appCheck !== null),
    ...(appCheck === null ? [] : [setEnforcement(apis, project, appCheck.mode)]),
    runProgram(
      outside,
      { program: "npm", args: ["run", "check-deployment", "--", "--project", project], shown: true },
      TRIES,
    ),
    ...(minVersion ? [requireVersion(apis, project, version)] : []),
  ];
}

/** Deploys the pages: under the policy of the repository, or under the one that lets reCAPTCHA in. */
function deployHosting(outside: Outside, { project, firebaseJson }: Deployment, appCheck: boolean): Step {
  const config = appCheck ? APP_CHECK_CONFIG : undefined;
  const run = runProgram(outside, deployCommand(project, "hosting", { config }));
  if (config === undefined) return run;
  return async () => {
    const finding = await run();
    if (finding.is === "done") return finding;
    return {
      ...finding,
      async apply() {
        const text = JSON.stringify(withRecaptchaSources(firebaseJson), null, 2);
        await outside.write(config, `${text}\n`);
        await finding.apply();
      },
    };
  };
}
