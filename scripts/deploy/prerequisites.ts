import * as v from "valibot";
import { leftEnforced } from "./appCheck.ts";
import { bucketProblem } from "./bucket.ts";
import { databaseProblem } from "./database.ts";
import { FIREBASE_TOOLS, firebase } from "./firebaseTools.ts";
import type { GoogleApis } from "./googleApis.ts";
import type { Outside } from "./outside.ts";
import { checkSettings, type Settings } from "./settings.ts";

/** Project, place and settings of a deployment. */
export interface Target {
  readonly project: string;
  /** Place of the database and the bucket. */
  readonly location: string;
  readonly settings: Settings;
}

interface Ports {
  readonly outside: Outside;
  readonly apis: GoogleApis;
}

/** Lists everything that a deployment lacks, before anything is changed: empty when it can begin. */
export async function findMissing(ports: Ports, target: Target): Promise<readonly string[]> {
  const { secrets, problems } = checkSettings(target.settings);
  const tools = await toolProblems(ports);
  const settings = problems.map((problem) => `apps/functions/.env : ${problem}`);
  const access = await accessProblem(ports, target);
  // Whoever may not see the project learns nothing else of it.
  if (access !== null) return [...tools, ...settings, access];
  const checks = [
    billingProblem(ports, target),
    databaseProblem(ports.apis, target.project, target.location),
    enforcementProblem(ports, target),
    bucketProblem(ports.apis, target.project, target.location),
    ...secrets.map((name) => secretProblem(ports, target, name)),
  ];
  const answers = await Promise.all(checks.map((check) => check.catch(messageOf)));
  return [...tools, ...settings, ...answers.filter((answer) => answer !== null)];
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function toolProblems({ outside }: Ports): Promise<readonly string[]> {
  const { status } = await outside.run({ ...firebase("--version"), shown: false });
  return status === 0
    ? []
    : [`${FIREBASE_TOOLS} ne se lance pas par npx : vérifiez npm et l’accès au registre.`];
}

async function accessProblem({ apis }: Ports, { project }: Target): Promise<string | null> {
  try {
    const url = apis.at("FIREBASE_API_URL", `v1beta1/projects/${project}`);
    if ((await apis.read(url, v.object({ projectId: v.string() }))) !== null) return null;
    return `Le projet ${project} n’existe pas, ou n’est pas un projet Firebase : https://console.firebase.google.com.`;
  } catch (error) {
    return (
      `Le projet ${project} ne peut pas être lu (${messageOf(error)}). Identifiez-vous : ` +
      "gcloud auth application-default login, ou GOOGLE_APPLICATION_CREDENTIALS avec la clé d’un compte de service."
    );
  }
}

async function billingProblem({ apis }: Ports, { project }: Target): Promise<string | null> {
  const url = apis.at("FIREBASE_CLOUDBILLING_URL", `v1/projects/${project}/billingInfo`);
  const info = await apis.read(url, v.object({ billingEnabled: v.optional(v.boolean(), false) }));
  if (info === null || info.billingEnabled) return null;
  return `Le projet ${project} n’a pas la formule Blaze, sans laquelle il n’y a ni fonctions ni bucket.`;
}

/** Settings that are at fault are told by themselves. */
async function enforcementProblem({ apis }: Ports, { project, settings }: Target): Promise<string | null> {
  return settings["CARNATION_APP_CHECK_KEY"]?.trim() ? null : leftEnforced(apis, project);
}

async function secretProblem({ apis }: Ports, { project }: Target, name: string): Promise<string | null> {
  const path = `v1/projects/${project}/secrets/${name}/versions/latest`;
  const version = await apis.read(apis.at("CLOUD_SECRET_MANAGER_URL", path), v.object({ state: v.string() }));
  if (version?.state === "ENABLED") return null;
  return `Le secret ${name} manque : npx ${FIREBASE_TOOLS} functions:secrets:set ${name} --project ${project}`;
}
