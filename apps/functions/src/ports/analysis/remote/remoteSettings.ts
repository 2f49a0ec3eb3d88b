import * as v from "valibot";
import { isLocalHost } from "../../../config/isLocalHost.ts";

/** Way that we prove who we are: a token of our own, or a login that gives one for an hour. */
export type RemoteCredentials =
  | { readonly kind: "token"; readonly token: string }
  | { readonly kind: "login"; readonly username: string; readonly password: string };

/** Address of the remote service, and the account that asks it. */
export interface RemoteSettings {
  readonly baseUrl: URL;
  /** `null`: the one that the login names. */
  readonly companyId: string | null;
  readonly datasetId: string;
  readonly credentials: RemoteCredentials;
}

const filled = v.pipe(v.string(), v.trim(), v.nonEmpty());
const optional = v.optional(
  v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => undefined),
    ),
    filled,
  ]),
);

const variables = v.object({
  CARNATION_ANALYSIS_URL: v.pipe(
    filled,
    v.url(),
    v.transform((url) => new URL(url)),
    v.check(({ protocol, hostname }) => protocol === "https:" || isLocalHost(hostname), "not https"),
  ),
  CARNATION_ANALYSIS_DATASET: filled,
  CARNATION_ANALYSIS_COMPANY: optional,
  CARNATION_ANALYSIS_TOKEN: optional,
  CARNATION_ANALYSIS_USERNAME: optional,
  CARNATION_ANALYSIS_PASSWORD: optional,
});

/**
 * The remote service's settings from environment variables; those of an account come from the secret manager.
 * @returns `null` when none is configured
 * @throws Error naming the variables that are missing or wrong, never their values
 */
export function readRemoteSettings(
  environment: Readonly<Record<string, string | undefined>>,
): RemoteSettings | null {
  if (!environment["CARNATION_ANALYSIS_URL"]?.trim()) return null;
  const read = v.safeParse(variables, environment);
  if (!read.success) {
    const names = read.issues.map((issue) => String(issue.path?.[0]?.key));
    throw new Error(`The remote analysis is not configured: ${[...new Set(names)].join(", ")}.`);
  }
  const { CARNATION_ANALYSIS_COMPANY: companyId = null, ...rest } = read.output;
  return {
    baseUrl: rest.CARNATION_ANALYSIS_URL,
    companyId,
    datasetId: rest.CARNATION_ANALYSIS_DATASET,
    credentials: credentialsOf(rest, companyId),
  };
}

function credentialsOf(
  {
    CARNATION_ANALYSIS_TOKEN: token,
    CARNATION_ANALYSIS_USERNAME: username,
    CARNATION_ANALYSIS_PASSWORD: password,
  }: Partial<Record<string, unknown>> & v.InferOutput<typeof variables>,
  companyId: string | null,
): RemoteCredentials {
  if (token !== undefined && companyId !== null) return { kind: "token", token };
  if (token === undefined && username !== undefined && password !== undefined) {
    return { kind: "login", username, password };
  }
  throw new Error(
    "The remote analysis is not configured: it needs CARNATION_ANALYSIS_TOKEN and CARNATION_ANALYSIS_COMPANY, " +
      "or CARNATION_ANALYSIS_USERNAME and CARNATION_ANALYSIS_PASSWORD.",
  );
}

/**
 * The remote analysis of this deployment; `null` without one.
 * @throws Error naming the variables that are missing
 */
export function remoteSettings(): RemoteSettings | null {
  return readRemoteSettings(process.env);
}

/**
 * Tells which secrets the analysis needs from the secret manager: none in a deployment without a remote service, which
 * could not be deployed if it had to have them.
 */
export function analysisSecrets(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string[] {
  if (!environment["CARNATION_ANALYSIS_URL"]) return [];
  const hasLogin = Boolean(environment["CARNATION_ANALYSIS_USERNAME"]);
  return [hasLogin ? "CARNATION_ANALYSIS_PASSWORD" : "CARNATION_ANALYSIS_TOKEN"];
}
