import * as v from "valibot";

const headerSchema = v.looseObject({ key: v.string(), value: v.string() });
const configSchema = v.looseObject({
  hosting: v.looseObject({
    headers: v.array(v.looseObject({ headers: v.array(headerSchema) })),
  }),
});

/** Sources that reCAPTCHA Enterprise and App Check need of a page, by directive; Google names them in its guide to CSP. */
const added: Readonly<Record<string, readonly string[]>> = {
  "script-src": ["https://www.google.com/recaptcha/", "https://www.gstatic.com/recaptcha/"],
  "frame-src": ["https://www.google.com/recaptcha/", "https://recaptcha.google.com/recaptcha/"],
  "connect-src": ["https://content-firebaseappcheck.googleapis.com", "https://www.google.com/recaptcha/"],
};

/**
 * Makes the configuration of Hosting for a deployment with App Check: that of the repository, whose policy also lets in what
 * attests the pages.
 * @param firebaseJson what stands in `firebase.json`
 * @throws ValiError when it has no headers of Hosting
 */
export function withRecaptchaSources(firebaseJson: unknown): v.InferOutput<typeof configSchema> {
  const config = v.parse(configSchema, firebaseJson);
  const headers = config.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map((header) =>
      header.key.toLowerCase() === "content-security-policy"
        ? { ...header, value: addSources(header.value) }
        : header,
    ),
  }));
  return { ...config, hosting: { ...config.hosting, headers } };
}

/** A directive that the policy lacks is added: `default-src` would forbid what it is about. */
function addSources(policy: string): string {
  const directives = policy.split(";").map((directive) => directive.trim().split(/\s+/u));
  const missing = Object.keys(added).filter((name) => !directives.some(([own]) => own === name));
  return [...directives, ...missing.map((name) => [name])]
    .map(([name = "", ...sources]) => [name, ...sources, ...(added[name] ?? [])].join(" "))
    .join("; ");
}
