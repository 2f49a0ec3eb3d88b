export * from "./diagnosis.ts";
export * from "./diagnosisError.ts";
export * from "./diagnosisMachine.ts";
export * from "./photoLimits.ts";
export * from "./photoUploadMachine.ts";
export * from "./startDiagnosis.ts";
