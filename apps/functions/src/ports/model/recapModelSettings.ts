import * as v from "valibot";
import { isLocalHost } from "../../config/isLocalHost.ts";

/** Longest time that a language model has for a recap, milliseconds: what is left is enough to store other words. */
export const RECAP_MODEL_MS = 180_000;

/** Address of the language models, and the token. */
export interface RecapModelSettings {
  /** The address under which `chat/completions` stands, ending with a slash. */
  readonly baseUrl: URL;
  /** `null` for a service on this machine. */
  readonly token: string | null;
}

const variables = v.object({
  CARNATION_RECAP_URL: v.pipe(
    v.string(),
    v.trim(),
    v.url(),
    v.transform((text) => new URL(text.endsWith("/") ? text : `${text}/`)),
    v.check(({ protocol, hostname }) => protocol === "https:" || isLocalHost(hostname), "not https"),
  ),
  CARNATION_RECAP_TOKEN: v.optional(v.pipe(v.string(), v.trim()), ""),
});

/** Tells whether an address is one of this machine. */
export function isLocalAddress(text: string): boolean {
  return isLocalHost(URL.parse(text)?.hostname ?? "");
}

/**
 * Tells where language models are asked; beyond this machine with TLS and a token, which the secret manager keeps.
 * @returns `null` when none is configured
 * @throws Error naming the variables that are missing or wrong, never their values
 */
export function readRecapModelSettings(
  environment: Readonly<Record<string, string | undefined>>,
): RecapModelSettings | null {
  if (!environment["CARNATION_RECAP_URL"]?.trim()) return null;
  const read = v.safeParse(variables, environment);
  const wrong = new Set(read.issues?.map((issue) => String(issue.path?.[0]?.key)));
  const token =
    read.success && read.output.CARNATION_RECAP_TOKEN !== "" ? read.output.CARNATION_RECAP_TOKEN : null;
  if (read.success && token === null && !isLocalHost(read.output.CARNATION_RECAP_URL.hostname)) {
    wrong.add("CARNATION_RECAP_TOKEN");
  }
  if (!read.success || wrong.size > 0) {
    throw new Error(`The language model is not configured: ${[...wrong].join(", ")}.`);
  }
  return { baseUrl: read.output.CARNATION_RECAP_URL, token };
}

/**
 * The language models of this deployment; `null` without any.
 * @throws Error naming the variables that are missing
 */
export function recapModelSettings(): RecapModelSettings | null {
  return readRecapModelSettings(process.env);
}

/** Tells which secrets the writing of recaps needs from the secret manager: none for a model on this machine. */
export function recapSecrets(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  const address = environment["CARNATION_RECAP_URL"]?.trim();
  return address && !isLocalAddress(address) ? ["CARNATION_RECAP_TOKEN"] : [];
}
