import * as v from "valibot";
import type { GoogleApis } from "./googleApis.ts";
import type { Step } from "./step.ts";

const config = v.object({
  signIn: v.optional(
    v.object({
      email: v.optional(
        v.object({
          enabled: v.optional(v.boolean(), false),
          passwordRequired: v.optional(v.boolean(), false),
        }),
      ),
    }),
  ),
});

/** Switches on the sign-in by e-mail and password. */
export const switchOnSignIn =
  (apis: GoogleApis, project: string): Step =>
  async () => {
    const url = apis.at("FIREBASE_IDENTITY_URL", `admin/v2/projects/${project}/config`);
    const found = await apis.read(url, config);
    const email = found?.signIn?.email;
    if (email?.enabled && email.passwordRequired) {
      return { is: "done", about: "connexion par e-mail et mot de passe" };
    }
    return {
      is: "todo",
      about: "activer la connexion par e-mail et mot de passe",
      async apply() {
        if (found === null) {
          const begin = `v2/projects/${project}/identityPlatform:initializeAuth`;
          await apis.change({ method: "POST", url: apis.at("FIREBASE_IDENTITY_URL", begin), body: {} });
        }
        const body = { signIn: { email: { enabled: true, passwordRequired: true } } };
        await apis.change({ method: "PATCH", url: `${url}?updateMask=signIn.email`, body });
      },
    };
  };
