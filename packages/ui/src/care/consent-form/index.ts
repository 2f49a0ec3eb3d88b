export type { ConsentClause, ConsentSubmission, ConsentValues } from "./consent.ts";
export { ConsentForm, type ConsentFormProps } from "./ConsentForm.tsx";
export { type KeptConsent, SignedConsent, type SignedConsentProps } from "./SignedConsent.tsx";
