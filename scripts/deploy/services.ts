import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

/** APIs that the product or its deployment needs; firebase-tools switches on what else it uses. */
const needed = [
  "artifactregistry",
  "cloudbuild",
  "cloudfunctions",
  "cloudresourcemanager",
  "cloudscheduler",
  "eventarc",
  "fcm",
  "firebase",
  "firebaseappcheck",
  "firebasehosting",
  "firebaseinstallations",
  "firebaserules",
  "firebasestorage",
  "firestore",
  "identitytoolkit",
  "pubsub",
  "run",
  "secretmanager",
  "storage",
].map((name) => `${name}.googleapis.com`);

const page = v.object({
  services: v.optional(v.array(v.object({ name: v.string() })), []),
  nextPageToken: v.optional(v.string()),
});

/** API that a deployment with App Check needs as well. */
const RECAPTCHA = "recaptchaenterprise.googleapis.com";

/** Switches on the APIs of a project. @param appCheck true where pages are attested */
export const switchOnServices =
  (apis: GoogleApis, project: string, appCheck: boolean): Step =>
  async () => {
    const wanted = appCheck ? [...needed, RECAPTCHA] : needed;
    const base = apis.at("FIREBASE_SERVICE_USAGE_URL", "v1");
    const parent = `${base}/projects/${project}`;
    const pages = await apis.readPages(`${parent}/services`, page, {
      filter: "state:ENABLED",
      pageSize: "200",
    });
    const on = new Set(
      pages.flatMap(({ services }) => services.map(({ name }) => name.slice(name.lastIndexOf("/") + 1))),
    );
    const serviceIds = wanted.filter((name) => !on.has(name));
    if (serviceIds.length === 0) return { is: "done", about: `${wanted.length} API activées` };
    return {
      is: "todo",
      about: `activer ${serviceIds.join(", ")}`,
      async apply() {
        const url = `${parent}/services:batchEnable`;
        await apis.finish(base, await apis.change({ method: "POST", url, body: { serviceIds } }));
      },
    };
  };
