/**
 * Origins at which the pages of a site find the other services: each has an origin of its own here, which production's
 * have not.
 */
export interface ServiceOrigins {
  /** That they ask: `connect-src`. */
  readonly asked: readonly string[];
  /** That they show pictures and films of: `img-src`, `media-src`. */
  readonly shown: readonly string[];
}

const HEADERS = new Set(["content-security-policy", "content-security-policy-report-only"]);

/** Tells whether a header of the configuration is a content security policy. */
export function isPolicyHeader(key: string): boolean {
  return HEADERS.has(key.toLowerCase());
}

/**
 * Lets a policy that was written for production allow the services of this machine as well: what restricts connections,
 * pictures or films gets their origins added. What is not restricted stays so, and nothing else is allowed.
 * @param value of the header: one or more policies
 */
export function allowServices(value: string, { asked, shown }: ServiceOrigins): string {
  return value
    .split(",")
    .map((policy) => {
      const directives = readDirectives(policy);
      for (const [name, origins] of [
        ["connect-src", asked],
        ["img-src", shown],
        ["media-src", shown],
      ] as const) {
        const sources = directives.get(name) ?? directives.get("default-src");
        if (sources === undefined) continue;
        const others = sources.filter((source) => source.toLowerCase() !== "'none'");
        directives.set(name, [...others, ...origins]);
      }
      return Array.from(directives, ([name, sources]) => [name, ...sources].join(" ")).join("; ");
    })
    .join(", ");
}

/** Of a directive that stands twice, browsers take the first. */
function readDirectives(policy: string): Map<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const directive of policy.split(";")) {
    const [name = "", ...sources] = directive.trim().split(/\s+/);
    if (name !== "" && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}
