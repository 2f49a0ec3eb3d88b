import { type DiagnosisResult, parseDiagnosisResult } from "@carnation/domain/result";
import june from "./results/2026-06-12.json";
import november from "./results/2026-11-21.json";

/** Years; it decides how a perceived age is read. */
export const realAge = 41;

/** A diagnosis of one client. */
export interface Diagnosis {
  readonly id: string;
  readonly created: Date;
  readonly result: DiagnosisResult;
}

/** Two result files, parsed: what cannot be read in them becomes « Non mesuré », and nothing is thrown. Replace them by yours. */
export const diagnoses: readonly [Diagnosis, Diagnosis] = [
  { id: "june", created: new Date("2026-06-12T09:00:00Z"), result: parseDiagnosisResult(june, { realAge }) },
  {
    id: "november",
    created: new Date("2026-11-21T09:00:00Z"),
    result: parseDiagnosisResult(november, { realAge }),
  },
];
