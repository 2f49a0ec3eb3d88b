export * from "./diagnosisDocument.ts";
export * from "./documentPreview.ts";
export * from "./resendSending.ts";
export * from "./sending.ts";
export * from "./sendingReasons.ts";
export * from "./sendingTexts.ts";
