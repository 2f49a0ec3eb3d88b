import type { LocalFirebase } from "../gateway/options.ts";
import { SERVICES } from "../http/services.ts";
import { OUTBOX_PATH } from "../outboxPages/outboxPages.ts";

const TITLES = {
  hosting: "Hosting",
  functions: "Functions",
  firestore: "Firestore",
  auth: "Auth",
  storage: "Storage",
} as const;

export interface BannerFacts {
  readonly local: Pick<LocalFirebase, "projectId" | "ports">;
  readonly version: string;
  /** Address that clients use, as it stands in a URL. */
  readonly host: string;
  /** Absolute path. */
  readonly dataDir: string;
  /** Time that the start took, milliseconds. */
  readonly took: number;
}

/** Writes what a person needs to know once everything answers. */
export function banner({ local, version, host, dataDir, took }: BannerFacts): string {
  const addresses = SERVICES.map(
    (service) => `  ${TITLES[service].padEnd(10)} http://${host}:${local.ports[service]}`,
  );
  return [
    "",
    `  Local Firebase ${version}: ${local.projectId} is ready after ${Math.round(took)} ms`,
    "",
    ...addresses,
    "",
    `  Data       ${dataDir}`,
    `  Mail       http://${host}:${local.ports.hosting}${OUTBOX_PATH}`,
    `  Health     http://${host}:${local.ports.hosting}/__/health`,
    "  Ctrl-C     ends it",
    "",
  ].join("\n");
}
