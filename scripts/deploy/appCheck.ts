import * as v from "valibot";
import type { AppCheckSettings } from "../../apps/functions/src/config/appCheckSettings.ts";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";
import { linkedApp } from "./webApp.ts";

const keySchema = v.object({ siteKey: v.optional(v.string(), "") });
const serviceSchema = v.object({ enforcementMode: v.optional(v.string(), "OFF") });

type EnforcementMode = "UNENFORCED" | "ENFORCED";

/** Services that insist on a token where the deployment enforces App Check. */
const enforced = ["firestore.googleapis.com", "firebasestorage.googleapis.com"] as const;

/** Sign-in counts tokens and insists on none: the pages that Firebase's own mails lead to show none of this app. */
const COUNTED = "identitytoolkit.googleapis.com";

const serviceUrl = (apis: GoogleApis, project: string, service: string): string =>
  apis.at("FIREBASE_APP_CHECK_URL", `v1/projects/${project}/services/${service}`);

async function modeOf(apis: GoogleApis, project: string, service: string): Promise<string> {
  return (await apis.read(serviceUrl(apis, project, service), serviceSchema))?.enforcementMode ?? "OFF";
}

/** Registers the site key of reCAPTCHA Enterprise for the Web app that is linked to the site. */
export const registerSiteKey =
  (apis: GoogleApis, project: string, siteKey: string): Step =>
  async () => {
    const configOf = (appId: string): string =>
      apis.at("FIREBASE_APP_CHECK_URL", `v1/projects/${project}/apps/${appId}/recaptchaEnterpriseConfig`);
    const app = await linkedApp(apis, project);
    const known = app === null ? null : await apis.read(configOf(app.appId), keySchema);
    if (known?.siteKey === siteKey) return { is: "done", about: "clé reCAPTCHA enregistrée pour App Check" };
    return {
      is: "todo",
      about: "enregistrer la clé reCAPTCHA pour App Check",
      async apply() {
        const linked = await linkedApp(apis, project);
        if (linked === null) throw new Error("Aucune application web n’est reliée au site.");
        const url = `${configOf(linked.appId)}?updateMask=siteKey`;
        await apis.change({ method: "PATCH", url, body: { siteKey } });
      },
    };
  };

/**
 * Brings every service to what the deployment says: all of them count tokens, and those that are to insist on one do, or no longer
 * do. An operator who had sign-in insist on them is left alone.
 */
export const setEnforcement =
  (apis: GoogleApis, project: string, mode: AppCheckSettings["mode"]): Step =>
  async () => {
    const wanted: EnforcementMode = mode === "enforce" ? "ENFORCED" : "UNENFORCED";
    const modes = await Promise.all(
      [...enforced, COUNTED].map(async (service) => [service, await modeOf(apis, project, service)] as const),
    );
    const changes = modes.flatMap(([service, now]): (readonly [string, EnforcementMode])[] => {
      if (service === COUNTED) return now === "OFF" ? [[service, "UNENFORCED"]] : [];
      return now === wanted ? [] : [[service, wanted]];
    });
    const about = mode === "enforce" ? "App Check imposé" : "App Check observé, sans être imposé";
    if (changes.length === 0) return { is: "done", about };
    return {
      is: "todo",
      about: `${about} : ${changes.map(([service]) => service).join(", ")}`,
      async apply() {
        for (const [service, enforcementMode] of changes) {
          const url = `${serviceUrl(apis, project, service)}?updateMask=enforcementMode`;
          await apis.change({ method: "PATCH", url, body: { enforcementMode } });
        }
      },
    };
  };

/** Names what a deployment without App Check would lock its pages out of; null for nothing. */
export async function leftEnforced(apis: GoogleApis, project: string): Promise<string | null> {
  const left: string[] = [];
  for (const service of enforced) {
    if ((await modeOf(apis, project, service)) === "ENFORCED") left.push(service);
  }
  if (left.length === 0) return null;
  return (
    `App Check est imposé pour ${left.join(", ")}, et ce déploiement n’a pas de CARNATION_APP_CHECK_KEY : toutes ses pages ` +
    "seraient refusées. Déployez d’abord avec la clé et CARNATION_APP_CHECK=observe."
  );
}
