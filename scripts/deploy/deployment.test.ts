import { expect, test } from "vitest";
import { REGION } from "../../apps/functions/src/config/environment.ts";
import firebaseJson from "../../firebase.json" with { type: "json" };
import { commands, cors, deploymentWorld, missing, tools } from "./testing/deploymentWorld.ts";
import { newProject, PROJECT } from "./testing/googleDouble.ts";

const origins = [`https://${PROJECT}.web.app`, `https://${PROJECT}.firebaseapp.com`];
test("a new project gets everything that the product needs, in order", async () => {
  const { state, google, ran, deploy: run } = await deploymentWorld();
  await run();
  expect(state.database).toEqual({
    type: "FIRESTORE_NATIVE",
    locationId: "europe-west3",
    pointInTimeRecoveryEnablement: "POINT_IN_TIME_RECOVERY_ENABLED",
    deleteProtectionState: "DELETE_PROTECTION_ENABLED",
  });
  expect(state.backupSchedules).toEqual([{ retention: "604800s", dailyRecurrence: {} }]);
  expect(state.bucket).toEqual({
    location: "EUROPE-WEST3",
    cors: [{ ...cors[0], origin: origins }],
    softDeletePolicy: { retentionDurationSeconds: "604800" },
    lifecycle: {
      rule: [
        {
          action: { type: "SetStorageClass", storageClass: "NEARLINE" },
          condition: { age: 60, matchesPrefix: ["users/"], matchesSuffix: [".jpg"] },
        },
      ],
    },
  });
  expect(state.displaySettings).toBeNull();
  expect(state.signIn).toEqual({ email: { enabled: true, passwordRequired: true } });
  expect(state.apps).toEqual([{ appId: "1:42:web:ab", displayName: "Carnation" }]);
  expect(state.site?.appId).toBe("1:42:web:ab");
  expect(state.services).toEqual(expect.arrayContaining(["firestore.googleapis.com", "run.googleapis.com"]));
  expect(state.policy.bindings).toEqual([
    ...newProject().policy.bindings,
    {
      role: "roles/firebaserules.firestoreServiceAgent",
      members: ["serviceAccount:service-42@gcp-sa-firebasestorage.iam.gserviceaccount.com"],
    },
  ]);
  expect(ran()).toEqual(commands);
  const callers = google.asked.map(({ authorization, quota }) => `${authorization} for ${quota}`);
  expect(new Set(callers)).toEqual(new Set(["Bearer a-token for institut"]));
});

test("a second deployment changes nothing of the project, and deploys again", async () => {
  const { google, ran, told, deploy: run } = await deploymentWorld();
  await run();
  const before = google.changes().length;
  await run();
  expect(google.changes().slice(before)).toEqual([]);
  expect(ran()).toEqual([...commands, ...commands]);
  expect(told.filter((line) => line.startsWith("  fait "))).toEqual(
    expect.arrayContaining(["  fait     application web 1:42:web:ab reliée au site"]),
  );
});

test("rules that somebody has set for the bucket stay as they are", async () => {
  const { state, deploy: run } = await deploymentWorld();
  await run();
  const rule = [{ action: { type: "Delete" }, condition: { age: 4000 } }];
  Object.assign(state.bucket ?? {}, { lifecycle: { rule } });
  await run();
  expect(state.bucket?.lifecycle).toEqual({ rule });
});

test("a dry run tells the whole plan and changes nothing", async () => {
  const { google, ran, told, deploy: run } = await deploymentWorld();
  await run({ dryRun: true });
  expect(google.changes()).toEqual([]);
  expect(ran()).toEqual([`${tools} --version`]);
  expect(told).toMatchInlineSnapshot(`
    [
      "Carnation : déploiement sur institut (essai : rien n’est changé)",
      "  fait     vérification des outils, des accès et des réglages",
      "  prévu    npm run build",
      "  prévu    activer artifactregistry.googleapis.com, cloudbuild.googleapis.com, cloudfunctions.googleapis.com, cloudresourcemanager.googleapis.com, cloudscheduler.googleapis.com, eventarc.googleapis.com, fcm.googleapis.com, firebaseappcheck.googleapis.com, firebaseinstallations.googleapis.com, firebaserules.googleapis.com, firebasestorage.googleapis.com, firestore.googleapis.com, identitytoolkit.googleapis.com, pubsub.googleapis.com, run.googleapis.com, secretmanager.googleapis.com, storage.googleapis.com",
      "  prévu    créer la base Firestore en europe-west3",
      "  prévu    garder la base lisible à toute minute des 7 derniers jours, et non supprimable",
      "  prévu    sauvegarder la base chaque jour, pour 7 jours",
      "  prévu    créer le bucket du projet en europe-west3",
      "  prévu    garder récupérables 7 jours les fichiers effacés",
      "  prévu    ranger en Nearline les photos de plus de 60 jours",
      "  prévu    activer la connexion par e-mail et mot de passe",
      "  prévu    enregistrer l’application web « Carnation » et la relier au site",
      "  prévu    donner roles/firebaserules.firestoreServiceAgent à Storage, dont les règles lisent Firestore",
      "  prévu    npx --yes firebase-tools@15.34.2 deploy --only firestore,storage --project institut --non-interactive",
      "  prévu    faire répondre le bucket à https://institut.web.app, https://institut.firebaseapp.com",
      "  prévu    npx --yes firebase-tools@15.34.2 deploy --only functions --project institut --non-interactive --force",
      "  prévu    npx --yes firebase-tools@15.34.2 deploy --only hosting --project institut --non-interactive",
      "  prévu    npm run check-deployment -- --project institut",
    ]
  `);
});

test("everything that is missing is named at once, before anything is changed", async () => {
  const { state, google, ran, statuses, deploy: run } = await deploymentWorld();
  Object.assign(state, { billing: false, database: { locationId: "nam5", type: "FIRESTORE_NATIVE" } });
  state.services.push("firestore.googleapis.com", "firebasestorage.googleapis.com");
  state.bucket = { location: "US-CENTRAL1", cors: [] };
  statuses[`${tools} --version`] = 1;
  const settings = {
    CARNATION_PAYMENT: "stripe",
    CARNATION_SMTP_URL: "smtps://user@mail.example:465",
    CARNATION_RECAP_URL: "https://models.example/v1",
  };
  expect(await missing(run({ settings }))).toMatchInlineSnapshot(`
    [
      "firebase-tools@15.34.2 ne se lance pas par npx : vérifiez npm et l’accès au registre.",
      "apps/functions/.env : CARNATION_PAYMENT=stripe needs CARNATION_STRIPE_TAX, because prices are before tax: automatic (Stripe Tax), the id of a tax rate (txr_…), or none for a seller who charges no VAT.",
      "apps/functions/.env : Mail is not configured: CARNATION_MAIL_FROM.",
      "Le projet institut n’a pas la formule Blaze, sans laquelle il n’y a ni fonctions ni bucket.",
      "La base Firestore (default) se trouve en nam5 et non en europe-west3 : une base ne se déplace pas. Prenez un autre projet, ou supprimez cette base si elle est vide.",
      "Le bucket institut.firebasestorage.app se trouve en us-central1 et non en europe-west3 : un bucket ne se déplace pas. Prenez un autre projet.",
      "Le secret CARNATION_STRIPE_KEY manque : npx firebase-tools@15.34.2 functions:secrets:set CARNATION_STRIPE_KEY --project institut",
      "Le secret CARNATION_STRIPE_WEBHOOK_SECRET manque : npx firebase-tools@15.34.2 functions:secrets:set CARNATION_STRIPE_WEBHOOK_SECRET --project institut",
      "Le secret CARNATION_SMTP_PASSWORD manque : npx firebase-tools@15.34.2 functions:secrets:set CARNATION_SMTP_PASSWORD --project institut",
      "Le secret CARNATION_RECAP_TOKEN manque : npx firebase-tools@15.34.2 functions:secrets:set CARNATION_RECAP_TOKEN --project institut",
    ]
  `);
  expect(google.changes()).toEqual([]);
  expect(ran()).toEqual([`${tools} --version`]);
});

test("legal facts that a deployment lacks are told before it begins, which it does none the less", async () => {
  const { told, ran, deploy: run } = await deploymentWorld();
  await run({ missingLegal: ["le nom de l’éditeur", "le téléphone de l’hébergeur"] });
  expect(told[2]).toMatch(/mentions légales.* : le nom de l’éditeur, le téléphone de l’hébergeur$/u);
  expect(ran()).toEqual(commands);
});

test("the database stands where the functions run, as firebase.json says", () => {
  expect(firebaseJson.firestore).toMatchObject({ database: "(default)", location: REGION });
});

test("secrets that settings need are looked for, and those that are there are not missing", async () => {
  const { state, deploy: run } = await deploymentWorld();
  const settings = { CARNATION_PAYMENT: "stripe", CARNATION_STRIPE_TAX: "automatic" };
  state.services.push("secretmanager.googleapis.com");
  state.secrets.push("CARNATION_STRIPE_KEY");
  expect(await missing(run({ settings }))).toEqual([
    expect.stringContaining("functions:secrets:set CARNATION_STRIPE_WEBHOOK_SECRET --project institut"),
  ]);
  state.secrets.push("CARNATION_STRIPE_WEBHOOK_SECRET");
  await run({ settings });
});

test("a project that these credentials do not see is all that is told of it", async () => {
  const { state, deploy: run } = await deploymentWorld();
  state.exists = false;
  expect(await missing(run())).toEqual([
    expect.stringMatching(/^Le projet institut ne peut pas être lu .*gcloud auth/u),
  ]);
});

test("a deployment that was cut off is begun again and ends", async () => {
  const { state, google, ran, statuses, deploy: run } = await deploymentWorld();
  google.failing.add(`/v1/projects/${PROJECT}:setIamPolicy`);
  await expect(run()).rejects.toThrow("503 The service is currently unavailable.");
  const functions = commands[4] ?? "";
  statuses[functions] = 2;
  await expect(run()).rejects.toThrow(`« ${functions} » a échoué (code 2).`);
  expect(ran().slice(-3)).toEqual([functions, functions, functions]);
  statuses[functions] = 0;
  await run();
  expect(state.apps).toHaveLength(1);
  expect(ran().slice(-commands.length)).toEqual(commands);
});

test("a daily backup that somebody else has set stays as it is, a weekly one gets a daily one beside it", async () => {
  const { state, deploy: run } = await deploymentWorld();
  const daily = { retention: "8467200s", dailyRecurrence: {} };
  state.backupSchedules = [daily];
  await run();
  expect(state.backupSchedules).toEqual([daily]);
  state.backupSchedules = [{ retention: "8467200s", weeklyRecurrence: { day: "SUNDAY" } }];
  await run();
  expect(state.backupSchedules).toHaveLength(2);
});

test("open pages are asked for the version of a deployment once it has passed its check, and never for an older one", async () => {
  const { state, statuses, told, env, deploy: run } = await deploymentWorld();
  state.displaySettings = { version: { integerValue: "4" } };
  const check = commands.at(-1) ?? "";
  statuses[check] = 1;
  await expect(run({ minVersion: true })).rejects.toThrow(check);
  expect(state.displaySettings).toEqual({ version: { integerValue: "4" } });
  statuses[check] = 0;
  await run({ minVersion: true });
  const asked = { version: { integerValue: "4" }, minVersion: { stringValue: "2026-11-30T05:50:00Z" } };
  expect(state.displaySettings).toEqual(asked);
  expect(env()).toContainEqual({ CARNATION_VERSION: "2026-11-30T05:50:00Z" });
  await run({ minVersion: true, version: "2026-11-29T05:50:00Z" });
  expect(state.displaySettings).toEqual(asked);
  expect(told.at(-1)).toBe("  fait     version 2026-11-30T05:50:00Z demandée aux pages ouvertes");
});

test("functions of somebody else are not deleted unless that is accepted", async () => {
  const { state, google, ran, deploy: run } = await deploymentWorld();
  const labels = { "deployment-tool": "cli-firebase" };
  const at = (id: string): string => `projects/${PROJECT}/locations/europe-west3/functions/${id}`;
  state.services.push("cloudfunctions.googleapis.com");
  state.functions.push(
    { name: at("startDiagnosis"), labels },
    { name: at("oldExport"), labels },
    { name: at("ext-stripe-sync"), labels: { "deployment-tool": "firebase-extensions" } },
    { name: at("other"), labels: { ...labels, "firebase-functions-codebase": "other" } },
  );
  expect(await missing(run())).toEqual([expect.stringContaining("supprimées : oldExport. Acceptez-le")]);
  expect(google.changes()).toEqual([]);
  await run({ deleteFunctions: true });
  expect(ran().at(-1)).toBe(commands.at(-1));
});

test.each([
  [
    "the app that is linked stays",
    [{ appId: "1:42:web:old", displayName: "Autre" }],
    "1:42:web:old",
    "1:42:web:old",
  ],
  ["the only app is linked", [{ appId: "1:42:web:old", displayName: "Autre" }], undefined, "1:42:web:old"],
  ["an app that is gone is replaced", [], "1:42:web:gone", "1:42:web:ab"],
  [
    "of several apps its own is linked",
    [
      { appId: "1:42:web:x", displayName: "Autre" },
      { appId: "1:42:web:c", displayName: "Carnation" },
    ],
    undefined,
    "1:42:web:c",
  ],
])("the site gets a Web app: %s", async (_, apps, before, after) => {
  const { state, deploy: run } = await deploymentWorld();
  state.apps.push(...apps);
  if (state.site && before !== undefined) state.site.appId = before;
  await run();
  expect(state.site?.appId).toBe(after);
});

test("settings of the deployment name the origins of the bucket and the support of the screens", async () => {
  const { state, env, deploy: run } = await deploymentWorld();
  state.site = null;
  const settings = {
    CARNATION_ORIGIN: "https://app.institut.example, https://pro.institut.example/",
    CARNATION_SUPPORT_EMAIL: "aide@institut.example",
  };
  await run({ settings });
  expect(state.bucket?.cors).toMatchObject([
    { origin: ["https://app.institut.example", "https://pro.institut.example"] },
  ]);
  expect(env()).toContainEqual({
    CARNATION_SUPPORT_EMAIL: "aide@institut.example",
    CARNATION_VERSION: "2026-11-30T05:50:00Z",
  });
  expect(state.site).toMatchObject({ appId: "1:42:web:ab" });
});
