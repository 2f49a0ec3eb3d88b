import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { startLocalFirebase, type LocalFirebase } from "@carnation/local-firebase";
import { PASSWORD_MIN } from "../packages/domain/src/index.ts";
import { DEMO_PASSWORD, demoAccounts } from "./demo/accounts.ts";
import { demoSeed } from "./demo/seed.ts";
import { frenchProblem } from "./problems.ts";
import { frenchStartError } from "./startErrors.ts";
import { portsFromEnvironment } from "./startPorts.ts";

const root = join(import.meta.dirname, "..");
const dataDir = resolve(process.env["CARNATION_DATA"] ?? join(root, ".carnation"));
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

async function start(): Promise<LocalFirebase> {
  try {
    return await startLocalFirebase({
      projectDir: root,
      dataDir,
      ports: portsFromEnvironment(process.env),
      passwordMinimum: PASSWORD_MIN,
      logFile: true,
      onProblem: (problem) => console.error(frenchProblem(problem)),
      allowMissingObjects: process.env["CARNATION_MISSING_FILES"] === "accept",
    });
  } catch (error) {
    console.error(frenchStartError(error));
    process.exit(1);
  }
}

function banner({ ports }: LocalFirebase): string {
  const width = Math.max(...demoAccounts.map(({ email }) => email.length));
  const accounts = demoAccounts.map(({ email, shows }) => `    ${email.padEnd(width)}  ${shows}`);
  return [
    "",
    `  Carnation est prête :  http://127.0.0.1:${ports.hosting}`,
    "",
    ...(withDemo ? [`  Comptes de démonstration (mot de passe ${DEMO_PASSWORD})`, ...accounts, ""] : []),
    `  E-mails : http://127.0.0.1:${ports.hosting}/__/outbox`,
    `  Données : ${dataDir}`,
    `  Journal : ${join(dataDir, "local-firebase.log")}`,
    "  Ctrl-C pour arrêter.",
    "",
  ].join("\n");
}

build();
const backend = await start();
const stop = (): void => {
  console.log("\nCarnation : arrêt…");
  void backend.stop().then(() => process.exit(0));
};
process.once("SIGINT", stop);
process.once("SIGTERM", stop);

if (withDemo) {
  Object.assign(process.env, backend.adminEnv);
  const seed = demoSeed(
    backend.projectId,
    `${backend.projectId}.firebasestorage.app`,
    join(root, "apps/web/public/demo"),
  );
  await seed.seedContent();
  console.log(banner(backend));
  await seed.seedDiagnoses().catch((error: unknown) => {
    console.error("Carnation : les clients de démonstration n’ont pas tous été créés.", error);
  });
} else {
  console.log(banner(backend));
}
