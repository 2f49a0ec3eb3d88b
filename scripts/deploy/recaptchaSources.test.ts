import { expect, test } from "vitest";
import firebaseJson from "../../firebase.json" with { type: "json" };
import { withRecaptchaSources } from "./recaptchaSources.ts";

const policyOf = (config: unknown): Map<string, readonly string[]> => {
  const [, policy = ""] =
    /"Content-Security-Policy","value":"(?<policy>[^"]*)"/u.exec(JSON.stringify(config)) ?? [];
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources] as const;
    }),
  );
};

test("the policy of the repository lets nothing of Google's attestation in", () => {
  const policy = JSON.stringify([...policyOf(firebaseJson)]);
  expect(policy).not.toMatch(/www\.google\.com|gstatic|firebaseappcheck|frame-src/u);
});

test("a deployment with App Check lets reCAPTCHA in, and changes nothing else of Hosting", () => {
  const config = withRecaptchaSources(firebaseJson);
  const [before, after] = [policyOf(firebaseJson), policyOf(config)];
  const more = [...after].map(([name, sources]) => [
    name,
    sources.filter((source) => !before.get(name)?.includes(source)),
  ]);
  expect(Object.fromEntries(more.filter(([, sources]) => sources?.length !== 0))).toEqual({
    "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
    "connect-src": ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
    "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  });
  for (const [name, sources] of before) expect(after.get(name)).toEqual(expect.arrayContaining([...sources]));
  const withoutPolicy = (given: unknown): unknown =>
    JSON.parse(JSON.stringify(given).replace(/("Content-Security-Policy","value":")[^"]*/u, "$1"));
  expect(withoutPolicy(config)).toEqual(withoutPolicy(firebaseJson));
});
