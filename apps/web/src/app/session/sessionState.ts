import type { Session } from "@carnation/domain";

/** Where the sign-in stands. `starting` lasts until the stored session, if any, has been read. */
export type SessionState =
  | { readonly status: "starting" }
  | { readonly status: "failed"; readonly error: unknown }
  | { readonly status: "signed-out" }
  | { readonly status: "signed-in"; readonly session: Session };
