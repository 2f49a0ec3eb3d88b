export * from "./associateDiagnosis.ts";
export { type DiagnosisCondition, diagnosisConditionLabels, diagnosisConditions } from "./conditions.ts";
export * from "./diagnosis.ts";
export * from "./diagnosisError.ts";
export * from "./diagnosisMachine.ts";
export * from "./diagnosisProposal.ts";
export * from "./photoLimits.ts";
export * from "./photoUploadMachine.ts";
export * from "./startDiagnosis.ts";
