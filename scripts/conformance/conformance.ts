/**
 * Runs the conformance, rules and storage tests against Google's own emulators and prints where these differ from the local
 * Firebase: `npm run conformance [-- --only auth,firestore]`. Needs the npm registry; Firestore's and Storage's emulators also
 * need Java 21 and what firebase-tools downloads from Google. Fails on a difference that `differences.json` gives no
 * reason for.
 */
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import * as v from "valibot";
import { ensureBrowser } from "../ensureBrowser.ts";
import { differenceTable, knownDifferences, readDifferences } from "./differences.ts";
import { emulatedServices, filesFor } from "./emulatedFiles.ts";

const FIREBASE_TOOLS = "firebase-tools@15.34.2";
const denyAll = {
  firestore: "service cloud.firestore { match /databases/{database}/documents {} }",
  storage: "service firebase.storage { match /b/{bucket}/o {} }",
};

const { values } = parseArgs({ options: { only: { type: "string", default: emulatedServices.join() } } });
const services = v.parse(v.array(v.picklist(emulatedServices)), values.only.split(","));
const known = v.parse(
  knownDifferences,
  JSON.parse(readFileSync(join(import.meta.dirname, "differences.json"), "utf8")),
);

const folder = mkdtempSync(join(tmpdir(), "carnation-conformance-"));
try {
  // Each test file gives them its own rules (packages/testing/src/officialEmulators.ts).
  for (const [service, source] of Object.entries(denyAll)) {
    writeFileSync(join(folder, `${service}.rules`), `rules_version = '2';\n${source}\n`);
  }
  const ports = { auth: 9099, firestore: 8080, storage: 9199 };
  const config = {
    firestore: { rules: "firestore.rules" },
    storage: { rules: "storage.rules" },
    emulators: {
      ...Object.fromEntries(
        services.map((service) => [service, { host: "127.0.0.1", port: ports[service] }]),
      ),
      ui: { enabled: false },
      singleProjectMode: false,
    },
  };
  writeFileSync(join(folder, "firebase.json"), JSON.stringify(config));
  const report = join(folder, "report.json");
  const tests = [
    // The rules of Storage are one set for the whole emulator: files must not run side by side.
    "npx vitest run --project node --no-file-parallelism --reporter=json",
    `--outputFile=${report}`,
    ...filesFor(services),
  ].join(" ");
  const options = ["--config", join(folder, "firebase.json"), "--project", "demo-conformance"];
  spawnSync(
    "npx",
    ["--yes", FIREBASE_TOOLS, "emulators:exec", ...options, "--only", services.join(), tests],
    { stdio: "inherit", env: { ...process.env, CARNATION_EMULATORS: "official", CHROMIUM: ensureBrowser() } },
  );
  if (!existsSync(report)) throw new Error("The emulators did not start, or no test was run; see above.");
  const { passed, differences } = readDifferences(readFileSync(report, "utf8"), process.cwd());
  const unknown = differences.filter(({ title }) => !(title in known));
  const lines = [
    `${passed} tests pass on Google's emulators (${services.join(", ")}); ${differences.length} differ, ${unknown.length} of them new.`,
    "",
    ...differenceTable(differences, known),
  ];
  console.log(lines.join("\n"));
  const summary = process.env["GITHUB_STEP_SUMMARY"];
  if (summary) appendFileSync(summary, `${lines.join("\n")}\n`);
  if (unknown.length > 0 || passed === 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
