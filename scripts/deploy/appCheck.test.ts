import { expect, test } from "vitest";
import { commands, deploymentWorld, missing } from "./testing/deploymentWorld.ts";
import { newProject } from "./testing/googleDouble.ts";

const appCheckSettings = { CARNATION_APP_CHECK_KEY: "6LcKey-of-the-institute" };

test("a deployment without App Check asks Google for nothing of it, and deploys the policy of the repository", async () => {
  const { state, google, written, env, deploy: run } = await deploymentWorld();
  await run();
  expect(state.appCheck).toEqual(newProject().appCheck);
  expect(google.changes().filter((line) => /appcheck|recaptcha|\/services\/fire/iu.test(line))).toEqual([
    "POST /v1beta1/projects/42/services/firebasestorage.googleapis.com:generateServiceIdentity",
  ]);
  expect(state.services).not.toContain("recaptchaenterprise.googleapis.com");
  expect([written.size, Object.keys(env()[0] ?? {})]).toEqual([0, ["CARNATION_VERSION"]]);
});

test("a deployment with App Check registers the key, lets reCAPTCHA in, and counts before it enforces", async () => {
  const { state, google, ran, env, written, deploy: run } = await deploymentWorld();
  await run({ settings: appCheckSettings });
  expect(state.services).toContain("recaptchaenterprise.googleapis.com");
  expect(state.appCheck).toMatchObject({
    siteKey: "6LcKey-of-the-institute",
    modes: {
      "firestore.googleapis.com": "UNENFORCED",
      "firebasestorage.googleapis.com": "UNENFORCED",
      "identitytoolkit.googleapis.com": "UNENFORCED",
    },
  });
  expect(env()).toContainEqual(expect.objectContaining(appCheckSettings));
  expect(ran()).toContain(`${commands[5]} --config firebase.app-check.json`);
  expect(written.get("firebase.app-check.json")).toContain("https://www.google.com/recaptcha/");
  const before = google.changes().length;
  await run({ settings: appCheckSettings });
  expect(google.changes().slice(before)).toEqual([]);
});

test("App Check is enforced where the settings say so, once the pages are served, and no longer when they do not", async () => {
  const { state, google, told, deploy: run } = await deploymentWorld();
  const enforce = { ...appCheckSettings, CARNATION_APP_CHECK: "enforce" };
  await run({ settings: enforce });
  expect(state.appCheck.modes).toEqual({
    "firestore.googleapis.com": "ENFORCED",
    "firebasestorage.googleapis.com": "ENFORCED",
    "identitytoolkit.googleapis.com": "UNENFORCED",
  });
  const place = (text: string): number => told.findIndex((line) => line.includes(text));
  expect(place("App Check imposé")).toBeGreaterThan(place("--only hosting"));
  const before = google.changes().length;
  await run({ settings: enforce });
  expect(google.changes().slice(before)).toEqual([]);
  expect(await missing(run())).toEqual([
    expect.stringMatching(/^App Check est imposé pour firestore.* CARNATION_APP_CHECK=observe\.$/u),
  ]);
  state.appCheck.modes["identitytoolkit.googleapis.com"] = "ENFORCED";
  await run({ settings: appCheckSettings });
  expect(state.appCheck.modes).toMatchObject({
    "firestore.googleapis.com": "UNENFORCED",
    "identitytoolkit.googleapis.com": "ENFORCED",
  });
  await run();
});

test("settings of App Check that do not fit are told before anything is changed", async () => {
  const { google, deploy: run } = await deploymentWorld();
  expect(await missing(run({ settings: { CARNATION_APP_CHECK: "enforce" } }))).toEqual([
    expect.stringContaining("needs CARNATION_APP_CHECK_KEY"),
  ]);
  expect(google.changes()).toEqual([]);
});
