/** The fields of forms that hold a password: none of them is ever stored with a user (specification 5). */
export const passwordFields = [
  "password",
  "confirmation",
  "passwordConfirmation",
  "password_confirmation",
  "confirmPassword",
  "currentPassword",
] as const;

type PasswordField = (typeof passwordFields)[number];

/** The fields of a user without any password or confirmation, as they may be saved. The input stays as it is. */
export function stripPasswords<Fields extends object>(fields: Fields): Omit<Fields, PasswordField> {
  const { ...kept }: Fields & Partial<Record<PasswordField, unknown>> = fields;
  for (const field of passwordFields) delete kept[field];
  return kept;
}
