import { example } from "@carnation/domain/testing/exampleComparison";
import { parseBusiness } from "../../profile/business.ts";
import {
  comparisonReportOf,
  type ComparisonReport,
  type ComparisonReportInput,
} from "../comparisonReport.ts";
import type { ReportProfile } from "../reportEmitter.ts";

/** Claire's profile, complete. */
export const claire: ReportProfile = {
  firstname: "Claire",
  lastname: "Martin",
  company: "Institut Lumière de Peau",
  email: "claire@lumieredepeau.example",
  business: parseBusiness({
    activity: "Institut de beauté",
    street: "12, rue des Lilas",
    postcode: "69003",
    city: "Lyon",
    phone: "+33478000000",
    website: "https://lumieredepeau.example/",
  }),
};

/** A report of the drawn comparison, from Claire to Anaïs, with the recap of the rules. */
export function reportOf(changes: Partial<ComparisonReportInput> = {}): ComparisonReport {
  return comparisonReportOf({
    comparison: example,
    recap: null,
    profile: claire,
    customer: { firstname: "Anaïs", lastname: "Morel" },
    issued: new Date("2026-11-21T13:05:00Z"),
    ...changes,
  });
}
