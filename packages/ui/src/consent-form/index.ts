export type { ConsentClause, ConsentSubmission, ConsentValues } from "./consent.ts";
export { ConsentForm, type ConsentFormProps } from "./ConsentForm.tsx";
export { SignedConsent, type SignedConsentProps } from "./SignedConsent.tsx";
