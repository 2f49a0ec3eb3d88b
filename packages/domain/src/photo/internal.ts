// What our own packages need of this subject beside what is published; the packed package has no way to it.
export {
  type DiagnosisErrorCode,
  diagnosisErrorCodes,
  type DiagnosisErrorText,
  diagnosisErrorTexts,
  unfinishedDiagnosis,
} from "./diagnosisError.ts";
export { syntheticSourceIn, syntheticSourceXmp } from "./digitalSource.ts";
export { photoLimits } from "./photoLimits.ts";
export { METADATA_BYTES, syntheticSourceOf, withSyntheticSource } from "./syntheticJpeg.ts";
