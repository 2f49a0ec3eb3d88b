import { emailField, formObject } from "@carnation/domain/field";
import { currentPasswordField } from "@carnation/domain/internal/field";
import type * as v from "valibot";

/** Holds what somebody signs in with. An existing password is not judged: it was accepted once. */
export const signInForm = formObject({ email: emailField, password: currentPasswordField });

/** Describes what `signInForm` takes: its fields as a person typed them. */
export type SignInFormInput = v.InferInput<typeof signInForm>;
/** Describes what `signInForm` gives: the command to send, under wire names. */
export type SignInFormOutput = v.InferOutput<typeof signInForm>;

/** Place where the link to choose a new password goes. */
export const forgottenPasswordForm = formObject({ email: emailField });

/** Describes what `forgottenPasswordForm` takes: its fields as a person typed them. */
export type ForgottenPasswordFormInput = v.InferInput<typeof forgottenPasswordForm>;
/** Describes what `forgottenPasswordForm` gives: the command to send, under wire names. */
export type ForgottenPasswordFormOutput = v.InferOutput<typeof forgottenPasswordForm>;

/** Message once the link was asked for, whether the account exists or not: accounts cannot be probed. */
export const FORGOTTEN_PASSWORD_SENT = "Si un compte existe, un e-mail vient d’être envoyé.";

/** Pause before the link can be asked for again, in seconds. */
export const FORGOTTEN_PASSWORD_WAIT_S = 60;
