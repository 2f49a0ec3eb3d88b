import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startLocalFirebase, type LocalFirebase } from "@carnation/local-firebase";
import { PASSWORD_MIN } from "../packages/domain/src/field/index.ts";
import type { LocalPayments } from "@carnation/local-payments";
import { DEMO_PASSWORD, demoAccounts } from "./demo/accounts.ts";
import { demoSeed } from "./demo/seed.ts";
import { connectPayments, paymentEnvironment, startPayments } from "./payments.ts";
import { frenchProblem } from "./problems.ts";
import { appCheckFromEnvironment } from "./startAppCheck.ts";
import { frenchStartError } from "./startErrors.ts";
import { portsFromEnvironment } from "./startPorts.ts";

const root = join(import.meta.dirname, "..");
const dataDir = resolve(process.env["CARNATION_DATA"] ?? join(root, ".carnation"));
// Fictitious, and said to be: what this machine serves is no deployment (decision 089). The functions read it at work.
process.env["CARNATION_LEGAL"] ??= join(root, "scripts/demo/legal.json");
const withDemo = process.env["CARNATION_DEMO"] !== "off";

function build(): void {
  console.log("Carnation : préparation de l’application…");
  const result = spawnSync(
    "turbo",
    ["run", "build", "--filter=@carnation/web", "--filter=@carnation/functions", "--output-logs=errors-only"],
    {
      cwd: root,
      encoding: "utf8",
      shell: process.platform === "win32",
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
    },
  );
  if (result.status !== 0 || !existsSync(join(root, "apps/web/dist/index.html"))) {
    console.error(result.stdout, result.stderr, result.error ?? "");
    console.error("Carnation : l’application n’a pas pu être construite (voir ci-dessus).");
    process.exit(1);
  }
}

async function start(): Promise<{ backend: LocalFirebase; bank: LocalPayments | null }> {
  try {
    const bank = await startPayments(dataDir, process.env);
    // The functions read it when they are loaded.
    if (bank) Object.assign(process.env, paymentEnvironment(bank));
    const backend = await startFirebase();
    return { backend, bank };
  } catch (error) {
    console.error(frenchStartError(error));
    process.exit(1);
  }
}

function startFirebase(): Promise<LocalFirebase> {
  return startLocalFirebase({
    projectDir: root,
    dataDir,
    ports: portsFromEnvironment(process.env),
    passwordMinimum: PASSWORD_MIN,
    // Accounts are opened by invitation, and deleted with all that they hold, by the functions.
    selfRegistration: false,
    logFile: true,
    // What was cut off is taken up at once, not only in the coming night.
    jobsAtStart: ["sweepUnfinished"],
    healthDocument: "statistics/sweep",
    onProblem: (problem) => console.error(frenchProblem(problem)),
    appCheck: appCheckFromEnvironment(process.env),
    allowMissingObjects: process.env["CARNATION_MISSING_FILES"] === "accept",
  });
}

function banner({ ports }: LocalFirebase, bank: LocalPayments | null): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`);
  return [
    "",
    `  Carnation est prête :  http://127.0.0.1:${ports.hosting}`,
    "",
    ...(withDemo ? [`  Comptes de démonstration (mot de passe ${DEMO_PASSWORD})`, ...accounts, ""] : []),
    ...(bank ? [`  Banque  : ${bank.url}`] : []),
    `  E-mails : http://127.0.0.1:${ports.hosting}/__/outbox`,
    `  Données : ${dataDir}`,
    `  Journal : ${join(dataDir, "local-firebase.log")}`,
    "  Ctrl-C pour arrêter.",
    "",
  ].join("\n");
}

build();
const { backend, bank } = await start();
const stop = (): void => {
  console.log("\nCarnation : arrêt…");
  void backend
    .stop()
    .then(() => bank?.stop())
    .then(() => process.exit(0));
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

if (withDemo) {
  Object.assign(process.env, backend.adminEnv);
  const seed = demoSeed({
    projectId: backend.projectId,
    storageBucket: `${backend.projectId}.firebasestorage.app`,
    photos: join(root, "apps/web/public/demo"),
    bank,
  });
  await seed.seedContent();
  // What the demo's months brought is taken in by then, and nobody is written to about it.
  if (bank) connectPayments(bank, backend);
  console.log(banner(backend, bank));
  await seed.seedDiagnoses().catch((error: unknown) => {
    console.error("Carnation : les clients de démonstration n’ont pas tous été créés.", error);
  });
} else {
  if (bank) connectPayments(bank, backend);
  console.log(banner(backend, bank));
}
