import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

const APP_NAME = "Carnation";

const app = v.object({ appId: v.string(), displayName: v.optional(v.string(), "") });
const appPage = v.object({ apps: v.optional(v.array(app), []) });
const site = v.object({
  name: v.string(),
  appId: v.optional(v.string(), ""),
  type: v.optional(v.string(), ""),
});
const sitePage = v.object({ sites: v.optional(v.array(site), []) });

const sitesUrl = (apis: GoogleApis, project: string): string =>
  apis.at("FIREBASE_HOSTING_API_URL", `v1beta1/projects/${project}/sites`);

/** Reads the Web apps of a project, the site that is deployed to, and the app that is linked to it. */
async function readWebApps(apis: GoogleApis, project: string) {
  const url = apis.at("FIREBASE_API_URL", `v1beta1/projects/${project}/webApps?pageSize=100`);
  const apps = (await apis.read(url, appPage))?.apps ?? [];
  const sites = (await apis.read(`${sitesUrl(apis, project)}?pageSize=100`, sitePage))?.sites ?? [];
  const deployed =
    sites.find(({ type }) => type === "DEFAULT_SITE") ??
    sites.find(({ name }) => name.endsWith(`/sites/${project}`));
  return { apps, deployed, linked: apps.find(({ appId }) => appId === deployed?.appId) };
}

/** The Web app that is linked to the site; null before it is. */
export async function linkedApp(
  apis: GoogleApis,
  project: string,
): Promise<{ readonly appId: string } | null> {
  return (await readWebApps(apis, project)).linked ?? null;
}

/**
 * Registers the Web app and links it to the Hosting site: only then does Hosting serve the configuration without which no page
 * starts (`/__/firebase/init.json`).
 */
export const linkWebApp =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const firebase = apis.at("FIREBASE_API_URL", "v1beta1");
    const hosting = sitesUrl(apis, project);
    const { apps, deployed, linked } = await readWebApps(apis, project);
    if (linked) return { is: "done", about: `application web ${linked.appId} reliée au site` };
    const known =
      apps.find(({ displayName }) => displayName === APP_NAME) ?? (apps.length === 1 ? apps[0] : undefined);
    return {
      is: "todo",
      about: known
        ? `relier l’application web ${known.appId} au site`
        : `enregistrer l’application web «\u00A0${APP_NAME}\u00A0» et la relier au site`,
      async apply() {
        const { appId } = known ?? (await register());
        const siteId = deployed?.name.slice(deployed.name.lastIndexOf("/") + 1) ?? project;
        if (deployed) {
          await apis.change({
            method: "PATCH",
            url: `${hosting}/${siteId}?updateMask=appId`,
            body: { appId },
          });
        } else {
          await apis.change({ method: "POST", url: `${hosting}?siteId=${siteId}`, body: { appId } });
        }
      },
    };

    async function register(): Promise<v.InferOutput<typeof app>> {
      const url = `${firebase}/projects/${project}/webApps`;
      const begun = await apis.change({ method: "POST", url, body: { displayName: APP_NAME } });
      return v.parse(app, await apis.finish(firebase, begun));
    }
  };
