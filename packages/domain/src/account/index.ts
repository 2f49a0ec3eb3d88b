export { type Acceptance, PRIVACY_VERSION, TERMS_VERSION } from "./acceptance.ts";
export * from "./credentialForms.ts";
export * from "./invitation.ts";
export {
  ACCOUNT_DELETION_DAYS,
  type AccountDeletion,
  deleteAccountRequest,
  type DeleteAccountRequest,
  parseDeletion,
  RECENT_SIGN_IN_MINUTES,
} from "./leaving.ts";
export * from "./newUser.ts";
export * from "./photoRetention.ts";
export * from "./requireUid.ts";
export * from "./signInForm.ts";
export * from "./signUpForm.ts";
export * from "./staffForms.ts";
export * from "./stripPasswords.ts";
