import { isDeepStrictEqual } from "node:util";
import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

const defaultBucket = v.object({
  location: v.optional(v.string(), ""),
  bucket: v.object({ name: v.string() }),
});

const addressOf = (apis: GoogleApis, project: string): string =>
  apis.at("FIREBASE_FIREBASESTORAGE_URL", `v1alpha/projects/${project}/defaultBucket`);

/** Reads the project's bucket; null where it has none yet. */
export async function readBucket(
  apis: GoogleApis,
  project: string,
): Promise<{ readonly name: string; readonly location: string } | null> {
  const found = await apis.read(addressOf(apis, project), defaultBucket);
  if (found === null) return null;
  const { name } = found.bucket;
  return { name: name.slice(name.lastIndexOf("/") + 1), location: found.location.toLowerCase() };
}

/** The multi-region of Europe, whose buckets functions of every European region hear. */
const EUROPE = "eu";

/** Says why the bucket that a project has can not be used: functions hear no bucket of another region, and photos stay in Europe. */
export async function bucketProblem(
  apis: GoogleApis,
  project: string,
  location: string,
): Promise<string | null> {
  const found = await readBucket(apis, project);
  if (found === null || ["", EUROPE, location].includes(found.location)) return null;
  return (
    `Le bucket ${found.name} se trouve en ${found.location} et non en ${location} : un bucket ne se déplace pas. ` +
    "Prenez un autre projet."
  );
}

/** Creates the project's bucket beside its database. */
export const createBucket =
  (apis: GoogleApis, project: string, location: string): Step =>
  async () => {
    const problem = await bucketProblem(apis, project, location);
    if (problem !== null) throw new Error(problem);
    const found = await readBucket(apis, project);
    if (found !== null) return { is: "done", about: `bucket ${found.name}` };
    return {
      is: "todo",
      about: `créer le bucket du projet en ${location}`,
      async apply() {
        const body = { location: location.toUpperCase() };
        await apis.change({ method: "POST", url: addressOf(apis, project), body });
      },
    };
  };

/** Address of one setting of a bucket, which a change replaces and nothing else. */
export function settingsAddress(apis: GoogleApis, bucket: string, field: string): string {
  return `${apis.at("FIREBASE_STORAGE_URL", "storage/v1/b")}/${bucket}?fields=${field}`;
}

/** A rule of a bucket, as Cloud Storage and `storage.cors.json` write it. */
export interface CorsRule {
  readonly origin: readonly string[];
  readonly method: readonly string[];
  readonly responseHeader: readonly string[];
  readonly maxAgeSeconds: number;
}

const storedCors = v.object({ cors: v.optional(v.array(v.unknown()), []) });

/** Lets the app read photos and results from the bucket. */
export const allowOrigins =
  (apis: GoogleApis, project: string, rules: readonly CorsRule[]): Step =>
  async () => {
    const found = await readBucket(apis, project);
    const stored = found && (await apis.read(settingsAddress(apis, found.name, "cors"), storedCors));
    const origins = rules.flatMap(({ origin }) => origin).join(", ");
    if (stored && isDeepStrictEqual(stored.cors, rules)) {
      return { is: "done", about: `le bucket répond à ${origins}` };
    }
    return {
      is: "todo",
      about: `faire répondre le bucket à ${origins}`,
      async apply() {
        const bucket = found ?? (await readBucket(apis, project));
        if (bucket === null) throw new Error("Le projet n’a pas de bucket.");
        const url = settingsAddress(apis, bucket.name, "cors");
        await apis.change({ method: "PATCH", url, body: { cors: rules } });
      },
    };
  };
