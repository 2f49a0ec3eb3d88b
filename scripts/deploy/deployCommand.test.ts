import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { apiOrigins } from "./googleApis.ts";
import { newProject, PROJECT, startGoogle } from "./testing/googleDouble.ts";

const root = join(import.meta.dirname, "../..");

/** Programs that only write down how they were called. */
const recorder = '#!/bin/sh\necho "$(basename "$0") $* [$GOOGLE_CLOUD_QUOTA_PROJECT]" >> "$RECORD"\n';

/** Runs `npm run deploy` in a process of its own, against the endpoints of this machine. */
async function run(options: readonly string[], { credentials }: { readonly credentials: boolean }) {
  const folder = mkdtempSync(join(tmpdir(), "carnation-deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const state = newProject();
  const google = await startGoogle(state);
  onTestFinished(() => google.stop());
  for (const name of ["npm", "npx"]) {
    writeFileSync(join(folder, name), recorder);
    chmodSync(join(folder, name), 0o755);
  }
  const key = join(folder, "key.json");
  if (credentials) writeFileSync(key, JSON.stringify(workloadIdentity(folder, `${google.url}/token`)));
  const record = join(folder, "record");
  const child = spawn(
    process.execPath,
    ["--conditions=@carnation/source", join(root, "scripts/deploy.ts"), ...options],
    {
      cwd: root,
      env: {
        ...process.env,
        ...Object.fromEntries(Object.keys(apiOrigins).map((name) => [name, google.url])),
        PATH: `${folder}${delimiter}${process.env["PATH"]}`,
        RECORD: record,
        GOOGLE_APPLICATION_CREDENTIALS: key,
        METADATA_SERVER_DETECTION: "none",
      },
    },
  );
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  const ran = existsSync(record) ? readFileSync(record, "utf8").trim().split("\n") : [];
  return { state, google, stdout, stderr, status: Number(status), ran };
}

/** Credentials without a key, as a CI has them: a token of its own, which the service changes for one of Google's. */
function workloadIdentity(folder: string, tokenUrl: string): object {
  const file = join(folder, "subject");
  writeFileSync(file, "a-subject");
  return {
    type: "external_account",
    audience: "//iam.googleapis.com/projects/42/locations/global/workloadIdentityPools/ci/providers/ci",
    subject_token_type: "urn:ietf:params:oauth:token-type:jwt",
    token_url: tokenUrl,
    credential_source: { file },
  };
}

test.skipIf(process.platform === "win32")(
  "npm run deploy deploys a new project with the credentials of a CI",
  async () => {
    const options = ["--project", PROJECT, "--delete-functions"];
    const { state, stdout, stderr, status, ran } = await run(options, { credentials: true });
    expect(stderr).toBe("");
    expect(status).toBe(0);
    expect(state.database?.locationId).toBe("europe-west3");
    expect(state.bucket?.cors).toMatchObject([{ method: ["GET"], maxAgeSeconds: 3600 }]);
    expect(state.site?.appId).toBe("1:42:web:ab");
    expect(stdout).toContain("Carnation est en ligne : https://institut.web.app");
    expect(ran.map((line) => line.replace(/^npx --yes firebase-tools@[\d.]+/u, "firebase"))).toEqual([
      "firebase --version [institut]",
      "npm run build [institut]",
      "firebase deploy --only firestore,storage --project institut --non-interactive [institut]",
      "firebase deploy --only functions --project institut --non-interactive --force [institut]",
      "firebase deploy --only hosting --project institut --non-interactive [institut]",
      "npm run check-deployment -- --project institut [institut]",
    ]);
  },
);

test.skipIf(process.platform === "win32")(
  "npm run deploy without credentials changes nothing and says how to get some",
  async () => {
    const { google, stdout, stderr, status, ran } = await run(["--project", PROJECT], { credentials: false });
    expect(status).toBe(1);
    expect(stdout).not.toContain("fait");
    expect(stderr).toMatch(/^Le déploiement n’a pas commencé, rien n’a été changé. Il manque :\n/u);
    expect(stderr).toContain("Identifiez-vous : gcloud auth application-default login");
    expect(stderr).not.toMatch(/^\s+at /mu);
    expect(google.asked).toEqual([]);
    expect(ran).toHaveLength(1);
  },
);

test("npm run deploy without a project says what to type", async () => {
  const { stderr, status } = await run([], { credentials: false });
  expect({ stderr, status }).toEqual({
    stderr: "Indiquez le projet Firebase : npm run deploy -- --project <id>\n",
    status: 1,
  });
});
