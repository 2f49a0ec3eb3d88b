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

/**
 * Registers the Web app and links it to the Hosting site: only then does Hosting serve the configuration without which no page
 * starts (`/__/firebase/init.json`).
 */
export const linkWebApp =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const firebase = apis.at("FIREBASE_API_URL", "v1beta1");
    const hosting = apis.at("FIREBASE_HOSTING_API_URL", `v1beta1/projects/${project}/sites`);
    const apps =
      (await apis.read(`${firebase}/projects/${project}/webApps?pageSize=100`, appPage))?.apps ?? [];
    const sites = (await apis.read(`${hosting}?pageSize=100`, sitePage))?.sites ?? [];
    const deployed =
      sites.find(({ type }) => type === "DEFAULT_SITE") ??
      sites.find(({ name }) => name.endsWith(`/sites/${project}`));
    const linked = apps.find(({ appId }) => appId === deployed?.appId);
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
