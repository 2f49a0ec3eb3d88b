export * from "./credentialForms.ts";
export * from "./newUser.ts";
export * from "./requireUid.ts";
export * from "./signInForm.ts";
export * from "./signUpForm.ts";
export * from "./staffForms.ts";
export * from "./stripPasswords.ts";
