export { type Acceptance, CONTRACT_VERSION, PRIVACY_VERSION, TERMS_VERSION } from "./acceptance.ts";
export type { AccountDeletion } from "./accountDeletion.ts";
export * from "./profile.ts";
export * from "./billing.ts";
export * from "./business.ts";
export * from "./photoRetention.ts";
export * from "./profileForm.ts";
