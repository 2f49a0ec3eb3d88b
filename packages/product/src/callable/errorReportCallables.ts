// The callable by which the application tells the operator of its errors, before sign-in, too.
import { errorReportRequest } from "../error-report/index.ts";
import type { Callable } from "./callable.ts";
import { nothing } from "./commonSchemas.ts";

export const reporterror = {
  name: "reporterror",
  request: errorReportRequest,
  response: nothing,
  actions: "public",
  perHour: 60,
  withoutAppCheck: "A page that cannot be attested must be able to say so; a report is only logged.",
} as const satisfies Callable;
