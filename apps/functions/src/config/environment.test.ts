import { afterEach, expect, test } from "vitest";
import { analysisSecrets, remoteSettings } from "../ports/analysis/remote/remoteSettings.ts";
import { mailSecrets, mailSettings } from "../ports/mail/mailSettings.ts";
import { recapModelSettings, recapSecrets } from "../ports/model/recapModelSettings.ts";
import { supportEmail, trustedProxies } from "./environment.ts";

const names = [
  "CARNATION_ANALYSIS_URL",
  "CARNATION_ANALYSIS_USERNAME",
  "CARNATION_SMTP_URL",
  "CARNATION_RECAP_URL",
  "CARNATION_SUPPORT_EMAIL",
  "CARNATION_TRUSTED_PROXIES",
  "LOCAL_FIREBASE_OUTBOX",
];
afterEach(() => {
  for (const name of names) delete process.env[name];
});

test("no secret is needed to deploy without a remote service", () => {
  expect(analysisSecrets()).toEqual([]);
  expect(remoteSettings()).toBeNull();
});

test("the function with a remote service is given the secret of its way to sign in, and no other", () => {
  process.env["CARNATION_ANALYSIS_URL"] = "https://analysis.example";
  expect(analysisSecrets()).toEqual(["CARNATION_ANALYSIS_TOKEN"]);
  process.env["CARNATION_ANALYSIS_USERNAME"] = "analyse@test.example";
  expect(analysisSecrets()).toEqual(["CARNATION_ANALYSIS_PASSWORD"]);
});

test("no secret is needed either without a mail server, or for one without a login", () => {
  expect([mailSettings(), mailSecrets()]).toEqual([null, []]);
  process.env["CARNATION_SMTP_URL"] = "smtp://127.0.0.1:1025";
  expect(mailSecrets()).toEqual([]);
  process.env["CARNATION_SMTP_URL"] = "smtps://claire@mail.example";
  expect(mailSecrets()).toEqual(["CARNATION_SMTP_PASSWORD"]);
});

test("no secret is needed either without a language model, or for one of this machine", () => {
  expect([recapModelSettings(), recapSecrets()]).toEqual([null, []]);
  process.env["CARNATION_RECAP_URL"] = "http://127.0.0.1:11434/v1";
  expect(recapSecrets()).toEqual([]);
  process.env["CARNATION_RECAP_URL"] = "https://models.example/v1";
  expect(recapSecrets()).toEqual(["CARNATION_RECAP_TOKEN"]);
});

test("a deployment is behind one proxy, one machine behind none, and another number is said", () => {
  expect(trustedProxies()).toBe(1);
  process.env["LOCAL_FIREBASE_OUTBOX"] = "/outbox";
  expect(trustedProxies()).toBe(0);
  process.env["CARNATION_TRUSTED_PROXIES"] = "2";
  expect(trustedProxies()).toBe(2);
  process.env["CARNATION_TRUSTED_PROXIES"] = "all";
  expect(() => trustedProxies()).toThrow("CARNATION_TRUSTED_PROXIES");
});

test("the support is the address that the deployment names, and nobody without one", () => {
  expect(supportEmail()).toBeNull();
  process.env["CARNATION_SUPPORT_EMAIL"] = "au bureau";
  expect(supportEmail()).toBeNull();
  process.env["CARNATION_SUPPORT_EMAIL"] = " aide@carnation.example ";
  expect(supportEmail()).toBe("aide@carnation.example");
});
