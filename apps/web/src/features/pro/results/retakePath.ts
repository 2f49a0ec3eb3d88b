import type { Diagnosis } from "@carnation/product/diagnosis";
import { paths } from "../../../shared/navigation/paths.ts";

/** Tells where a new photo of the same person is taken: the client's route, or the quick one. */
export function retakePath({ customer }: Pick<Diagnosis, "customer">): string {
  return customer === null ? paths.diagnosisMethod : paths.customerDiagnosis(customer);
}
