import { emailField, formObject, personNameField } from "@carnation/domain/field";
import {
  companyField,
  CONFIRMATION_DIFFERS,
  confirmationField,
  isOwnEmail,
  newPasswordField,
} from "@carnation/domain/internal/field";
import * as v from "valibot";

/** Holds what to say when something is not accepted. */
export const acceptanceMessages = {
  terms: "Acceptez les conditions générales et le contrat de sous-traitance des données pour continuer.",
  privacy: "Confirmez avoir lu la politique de confidentialité pour continuer.",
  /** Of a page from before there was the contract: it has no words of it. */
  contract: "Rechargez la page pour lire et accepter le contrat de sous-traitance des données.",
} as const;

/** The fields of an account that its owner fills in. */
/* @__NO_SIDE_EFFECTS__ */
function ownerFields(email?: string) {
  return {
    firstname: personNameField("Saisissez votre prénom."),
    lastname: personNameField("Saisissez votre nom."),
    company: companyField,
    password: newPasswordField(email),
    confirmation: confirmationField,
    terms: v.literal(true, acceptanceMessages.terms),
    privacy: v.literal(true, acceptanceMessages.privacy),
  };
}

/** Tells whether the password was typed the same twice. */
function isConfirmed({ password, confirmation }: { password: string; confirmation: string }): boolean {
  return password === confirmation;
}

/** Holds what a professional fills in to open an account. */
export const signUpForm = v.pipe(
  formObject({ email: emailField, ...ownerFields() }),
  v.forward(
    v.partialCheck(
      [["email"], ["password"]],
      ({ email, password }) => !isOwnEmail(password, email),
      "Choisissez un mot de passe différent de votre adresse e-mail.",
    ),
    ["password"],
  ),
  v.forward(v.partialCheck([["password"], ["confirmation"]], isConfirmed, CONFIRMATION_DIFFERS), [
    "confirmation",
  ]),
);

/** Describes what `signUpForm` takes: its fields as a person typed them. */
export type SignUpFormInput = v.InferInput<typeof signUpForm>;
/** Describes what `signUpForm` gives: the command to send, under wire names. */
export type SignUpFormOutput = v.InferOutput<typeof signUpForm>;

/**
 * Holds what somebody fills in the first time they open an account that an administrator made.
 * @param email the account's address
 */
/* @__NO_SIDE_EFFECTS__ */
export function firstLoginForm(email: string) {
  return v.pipe(
    formObject(ownerFields(email)),
    v.forward(v.partialCheck([["password"], ["confirmation"]], isConfirmed, CONFIRMATION_DIFFERS), [
      "confirmation",
    ]),
  );
}

/** Describes what `firstLoginForm` takes: its fields as a person typed them. */
export type FirstLoginFormInput = v.InferInput<ReturnType<typeof firstLoginForm>>;
/** Describes what `firstLoginForm` gives: the command to send, under wire names. */
export type FirstLoginFormOutput = v.InferOutput<ReturnType<typeof firstLoginForm>>;
