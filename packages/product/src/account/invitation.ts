import { companyField, newPasswordField } from "@carnation/domain/internal/field";
import { emailField, personNameField } from "@carnation/domain/field";
import * as v from "valibot";
import { textVersionSchema } from "../profile/acceptance.ts";
import { acceptanceMessages, type FirstLoginFormOutput } from "./signUpForm.ts";

/** Time that the link of a sign-up can be used, in hours. */
export const SIGN_UP_HOURS = 48;

/** Time that the link of an account that an administrator made can be used, in days. */
export const INVITATION_DAYS = 14;

/** Message once a sign-up was asked for, whatever exists: accounts cannot be probed. */
export const SIGN_UP_SENT =
  "Si cette adresse peut ouvrir un compte, un e-mail vient d’y être envoyé avec un lien d’activation.";

/** The code of an invitation: 256 random bits, in base64url. The server keeps its hash alone. */
export const invitationCodeSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/u));

/** Payload of the callable `requestsignup`: where the activation link goes. */
export const requestSignUpRequest = v.object({ email: emailField });

/** Payload of the callable `requestsignup`. */
export type RequestSignUpRequest = v.InferOutput<typeof requestSignUpRequest>;

/** Payload of the callables `readinvitation` and `renewinvitation`: the code of the link. */
export const invitationRequest = v.object({ code: invitationCodeSchema });

/** Payload of the callables `readinvitation` and `renewinvitation`. */
export type InvitationRequest = v.InferOutput<typeof invitationRequest>;

/** Payload of the callable `activateaccount`: what `firstLoginForm` gives, with the versions that were accepted. */
export const activateAccountRequest = v.object({
  code: invitationCodeSchema,
  firstname: personNameField("Saisissez votre prénom."),
  lastname: personNameField("Saisissez votre nom."),
  company: companyField,
  password: newPasswordField(),
  terms: v.message(textVersionSchema, acceptanceMessages.terms),
  privacy: v.message(textVersionSchema, acceptanceMessages.privacy),
  contract: v.message(textVersionSchema, acceptanceMessages.contract),
});

/** Payload of the callable `activateaccount`. */
export type ActivateAccountRequest = v.InferOutput<typeof activateAccountRequest>;

/** Describes what somebody fills in to activate an account: the `firstLoginForm`'s output. */
export type Activation = FirstLoginFormOutput;

/** Answer of the callable `readinvitation`. */
export const invitationResponse = v.object({
  email: v.string(),
  firstname: v.string(),
  lastname: v.string(),
  company: v.string(),
});

/** Answer of the callable `readinvitation`: what an administrator knew already; empty texts where nothing is known. */
export type Invitation = Readonly<v.InferOutput<typeof invitationResponse>>;

/** Answer of the callable `activateaccount`: the address to sign in with. */
export const activateAccountResponse = v.object({ email: v.pipe(v.string(), v.nonEmpty()) });
