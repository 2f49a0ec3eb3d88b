import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

const database = v.object({ locationId: v.string(), type: v.optional(v.string(), "") });

const NATIVE = "FIRESTORE_NATIVE";

const addressOf = (apis: GoogleApis, project: string): string =>
  apis.at("FIRESTORE_URL", `v1/projects/${project}/databases`);

const readDatabase = (apis: GoogleApis, project: string) =>
  apis.read(`${addressOf(apis, project)}/(default)`, database);

/** Says why the database that a project has can not be used; null where it can, or where there is none yet. */
export async function databaseProblem(
  apis: GoogleApis,
  project: string,
  location: string,
): Promise<string | null> {
  const found = await readDatabase(apis, project);
  if (found === null) return null;
  if (found.locationId !== location) {
    return (
      `La base Firestore (default) se trouve en ${found.locationId} et non en ${location} : une base ne se déplace pas. ` +
      "Prenez un autre projet, ou supprimez cette base si elle est vide."
    );
  }
  return found.type === NATIVE
    ? null
    : `La base Firestore (default) est en mode ${found.type}, non ${NATIVE}.`;
}

/** Creates the database in its place, for good: by default it would stand in the United States. */
export const createDatabase =
  (apis: GoogleApis, project: string, location: string): Step =>
  async () => {
    const problem = await databaseProblem(apis, project, location);
    if (problem !== null) throw new Error(problem);
    if ((await readDatabase(apis, project)) !== null) {
      return { is: "done", about: `base Firestore en ${location}` };
    }
    return {
      is: "todo",
      about: `créer la base Firestore en ${location}`,
      async apply() {
        const created = await apis.change({
          method: "POST",
          url: `${addressOf(apis, project)}?databaseId=(default)`,
          body: { type: NATIVE, locationId: location },
        });
        await apis.finish(apis.at("FIRESTORE_URL", "v1"), created);
      },
    };
  };
