import { canonicalEmail, emailField, formObject } from "@carnation/domain/field";
import {
  CONFIRMATION_DIFFERS,
  confirmationField,
  currentPasswordField,
  newPasswordField,
} from "@carnation/domain/internal/field";
import * as v from "valibot";

/**
 * A new address, confirmed with the password: people are reauthenticated first.
 * @param email the account's present address
 */
/* @__NO_SIDE_EFFECTS__ */
export function changeEmailForm(email: string) {
  return formObject({
    email: v.pipe(
      emailField,
      v.check((typed) => typed !== canonicalEmail(email), "C’est déjà votre adresse e-mail."),
    ),
    currentPassword: currentPasswordField,
  });
}

/** Describes what `changeEmailForm` takes: its fields as a person typed them. */
export type ChangeEmailFormInput = v.InferInput<ReturnType<typeof changeEmailForm>>;
/** Describes what `changeEmailForm` gives: the command to send, under wire names. */
export type ChangeEmailFormOutput = v.InferOutput<ReturnType<typeof changeEmailForm>>;

/**
 * A new password, confirmed with the present one: people are reauthenticated first.
 * @param email the account's address
 */
/* @__NO_SIDE_EFFECTS__ */
export function changePasswordForm(email: string) {
  return v.pipe(
    formObject({
      currentPassword: currentPasswordField,
      password: newPasswordField(email),
      confirmation: confirmationField,
    }),
    v.forward(
      v.partialCheck(
        [["currentPassword"], ["password"]],
        ({ currentPassword, password }) => password !== currentPassword,
        "Choisissez un mot de passe différent de l’actuel.",
      ),
      ["password"],
    ),
    v.forward(
      v.partialCheck(
        [["password"], ["confirmation"]],
        ({ password, confirmation }) => password === confirmation,
        CONFIRMATION_DIFFERS,
      ),
      ["confirmation"],
    ),
  );
}

/** Describes what `changePasswordForm` takes: its fields as a person typed them. */
export type ChangePasswordFormInput = v.InferInput<ReturnType<typeof changePasswordForm>>;
/** Describes what `changePasswordForm` gives: the command to send, under wire names. */
export type ChangePasswordFormOutput = v.InferOutput<ReturnType<typeof changePasswordForm>>;
