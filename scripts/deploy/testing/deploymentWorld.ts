import { onTestFinished } from "vitest";
import firebaseJson from "../../../firebase.json" with { type: "json" };
import { deploy, type Deployment, NotReadyError } from "../deployment.ts";
import { commandText } from "../firebaseTools.ts";
import { apiOrigins, googleApis } from "../googleApis.ts";
import { type Command, createOutside, type Ended } from "../outside.ts";
import { type GoogleState, newProject, PROJECT, startGoogle } from "./googleDouble.ts";

/** Rules of the bucket that a test deploys. */
export const cors = [
  { origin: ["https://x.example"], method: ["GET"], responseHeader: ["Content-Type"], maxAgeSeconds: 3600 },
];
/** Program that deploys. */
export const tools = "npx --yes firebase-tools@15.34.2";
/** Programs that a deployment runs, in order. */
export const commands = [
  `${tools} --version`,
  "npm run build",
  "node: names of the functions",
  `${tools} deploy --only firestore,storage --project institut --non-interactive`,
  `${tools} deploy --only functions --project institut --non-interactive --force`,
  `${tools} deploy --only hosting --project institut --non-interactive`,
  "npm run check-deployment -- --project institut",
];

/** A deployment against the endpoints of this machine, with a recorded list of the programs that it runs. */
export async function deploymentWorld(state: GoogleState = newProject()) {
  const google = await startGoogle(state);
  onTestFinished(() => google.stop());
  const ran: Command[] = [];
  const told: string[] = [];
  const written = new Map<string, string>();
  const statuses: Record<string, number> = {};
  const outside = {
    ...createOutside({ folder: ".", project: PROJECT, token: () => Promise.resolve("a-token") }),
    run(command: Command): Promise<Ended> {
      ran.push(command);
      return Promise.resolve({
        status: statuses[textOf(command)] ?? 0,
        stdout: "startDiagnosis stripewebhook\n",
      });
    },
    write(name: string, text: string): Promise<void> {
      written.set(name, text);
      return Promise.resolve();
    },
    wait: () => Promise.resolve(),
    tell: (line: string) => void told.push(line),
  };
  const apis = googleApis(
    outside,
    Object.fromEntries(Object.keys(apiOrigins).map((name) => [name, google.url])),
  );
  const target = {
    project: PROJECT,
    location: "europe-west3",
    settings: {},
    missingLegal: [],
    cors,
    firebaseJson,
    version: "2026-11-30T05:50:00Z",
    minVersion: false,
  };
  return {
    state,
    google,
    told,
    ran: () => ran.map(textOf),
    env: () => ran.map(({ env }) => env).filter((env) => env !== undefined),
    statuses,
    written,
    deploy: (options: Partial<Deployment> = {}) =>
      deploy(outside, apis, { ...target, dryRun: false, deleteFunctions: false, ...options }),
  };
}

const textOf = (command: Command): string =>
  command.program === process.execPath ? "node: names of the functions" : commandText(command);

/** Deploys what lacks something. @returns what is missing */
export async function missing(deployed: Promise<void>): Promise<readonly string[]> {
  const failure: unknown = await deployed.catch((error: unknown) => error);
  if (!(failure instanceof NotReadyError)) throw failure;
  return failure.missing;
}
