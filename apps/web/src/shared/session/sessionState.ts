import type { Session } from "@carnation/product/session";

/** Place where the sign-in stands. `starting` lasts until the stored session, if any, has been read. */
export type SessionState =
  | { readonly status: "starting" }
  | { readonly status: "failed"; readonly error: unknown }
  | {
      readonly status: "signed-out";
      /** Owner: whose session this tab showed until now; absent when it showed none. */
      readonly lastUid?: string | undefined;
      /** The account was deactivated while it was signed in. */
      readonly deactivated?: boolean | undefined;
      /** Something that was being typed when it ran out waits for whoever typed it. */
      readonly typed?: boolean | undefined;
    }
  | { readonly status: "signed-in"; readonly session: Session };
