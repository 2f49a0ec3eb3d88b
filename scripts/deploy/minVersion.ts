import { parseAppRequirement, parseAppVersion } from "@carnation/product/app-version";
import { documentPaths } from "@carnation/product/path";
import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

const storedDocument = v.object({
  fields: v.optional(v.object({ minVersion: v.optional(v.object({ stringValue: v.optional(v.string()) })) })),
});

/**
 * Has pages that are open in an older version load this one, at a moment that interrupts nobody. A newer version that is asked
 * for already stays.
 */
export const requireVersion =
  (apis: GoogleApis, project: string, version: string): Step =>
  async () => {
    const path = `v1/projects/${project}/databases/(default)/documents/${documentPaths.displaySettings()}`;
    const url = apis.at("FIRESTORE_URL", path);
    const stored = await apis.read(url, storedDocument);
    const asked = parseAppRequirement({ minVersion: stored?.fields?.minVersion?.stringValue }).minVersion;
    if (asked !== null && asked >= version) {
      return { is: "done", about: `version ${asked} demandée aux pages ouvertes` };
    }
    if (parseAppVersion(version) === null) throw new Error(`« ${version} » is no version of the app.`);
    return {
      is: "todo",
      about: `demander la version ${version} aux pages ouvertes`,
      async apply() {
        const body = { fields: { minVersion: { stringValue: version } } };
        await apis.change({ method: "PATCH", url: `${url}?updateMask.fieldPaths=minVersion`, body });
      },
    };
  };
