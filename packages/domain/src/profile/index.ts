export * from "./profile.ts";
export * from "./billing.ts";
export * from "./business.ts";
export * from "./profileForm.ts";
