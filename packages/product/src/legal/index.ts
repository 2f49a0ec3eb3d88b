export { type ContractingProfessional, contractText } from "./contractText.ts";
export { contractingProfessional } from "./contractingProfessional.ts";
export * from "./legalDocument.ts";
export * from "./legalSettings.ts";
export type { LegalSection, LegalText } from "./legalText.ts";
export { type LegalTextName, legalTextOf, legalTextTitles } from "./legalTextOf.ts";
export { COPIES_KEPT_DAYS } from "./privacyText.ts";
export { registerText } from "./registerText.ts";
