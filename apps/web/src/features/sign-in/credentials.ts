import { signInForm, type SignInFormOutput } from "@carnation/domain";
import * as v from "valibot";

/** What somebody signs in with. */
export type Credentials = SignInFormOutput;

/** How to correct each field; empty when both can be sent. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

/** Checks the form before anything is sent. */
export function checkCredentials(
  entered: Credentials,
):
  | { readonly valid: true; readonly credentials: Credentials }
  | { readonly valid: false; readonly errors: CredentialErrors } {
  const parsed = v.safeParse(signInForm, entered);
  if (parsed.success) return { valid: true, credentials: parsed.output };
  const { nested } = v.flatten<typeof signInForm>(parsed.issues);
  const [email] = nested?.email ?? [];
  const [password] = nested?.password ?? [];
  return { valid: false, errors: { ...(email ? { email } : {}), ...(password ? { password } : {}) } };
}
