export * from "./diagnosis.ts";
export * from "./diagnosisError.ts";
export * from "./diagnosisMachine.ts";
export * from "./diagnosisState.ts";
export * from "./photoLimits.ts";
export * from "./photoUploadMachine.ts";
export * from "./startDiagnosis.ts";
