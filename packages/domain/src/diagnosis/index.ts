export * from "./diagnosis.ts";
export * from "./diagnosisError.ts";
export * from "./photoLimits.ts";
export * from "./startDiagnosis.ts";
