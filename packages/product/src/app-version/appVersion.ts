import * as v from "valibot";

/**
 * Version of the app: the moment of its deployment, in UTC to the second, « 2026-11-30T05:50:00Z ». The texts of two versions are in
 * the order of their moments.
 */
const versionText = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u), v.isoTimestamp());

const minVersionField = v.fallback(v.nullable(versionText), null);

/** Requirement of a deployment to the pages that are open: a field of `settings/display`, which every account reads. */
export interface AppRequirement {
  /** The oldest version that goes with the backend; null where any does. */
  readonly minVersion: string | null;
}

/** Reads a version; null where it is none, as of a build that nobody deployed. */
export function parseAppVersion(text: unknown): string | null {
  return v.is(versionText, text) ? text : null;
}

/** Gives the version of what is deployed at a moment. */
export function appVersionOf(moment: Date): string {
  return `${moment.toISOString().slice(0, "2026-11-30T05:50:00".length)}Z`;
}

/** Reads what is asked of open pages. A field that makes no sense asks for nothing: a page must not be loaded anew for it. */
export function parseAppRequirement(fields: unknown): AppRequirement {
  const stored = v.fallback(v.object({ minVersion: v.optional(minVersionField, null) }), {
    minVersion: null,
  });
  return v.parse(stored, fields);
}

/** Tells whether a version is older than what is asked for; one that is not known never is. */
export function isOlderVersion(version: string | null, { minVersion }: AppRequirement): boolean {
  return version !== null && minVersion !== null && version < minVersion;
}
