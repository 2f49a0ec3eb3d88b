import * as v from "valibot";

/** What somebody signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** How to correct each field; empty when both can be sent. */
export type CredentialErrors = Partial<Record<keyof Credentials, string>>;

const schema = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("Saisissez votre adresse e-mail."),
    v.email("Cette adresse n’est pas complète. Exemple\u00A0: prenom@institut.fr"),
  ),
  password: v.pipe(v.string(), v.nonEmpty("Saisissez votre mot de passe.")),
});

/** Checks the form before anything is sent. */
export function checkCredentials(
  entered: Credentials,
):
  | { readonly valid: true; readonly credentials: Credentials }
  | { readonly valid: false; readonly errors: CredentialErrors } {
  const parsed = v.safeParse(schema, entered);
  if (parsed.success) return { valid: true, credentials: parsed.output };
  const { nested } = v.flatten<typeof schema>(parsed.issues);
  const [email] = nested?.email ?? [];
  const [password] = nested?.password ?? [];
  return { valid: false, errors: { ...(email ? { email } : {}), ...(password ? { password } : {}) } };
}
