import type { ErrorReport } from "@carnation/product/error-report";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { errorReporterAtom } from "./errorReporter.ts";

/**
 * Names the pages of errors that nothing handles.
 * @param pageOf gives the pattern of the page that is shown; it must keep its identity while its pages are the same
 * @returns what tells the operator of one that was caught
 */
export function useErrorReports(
  pageOf: () => string,
): (error: unknown, source: ErrorReport["source"], page: string) => void {
  const { report, namePages } = useAtomValue(errorReporterAtom);
  useEffect(() => namePages(pageOf), [namePages, pageOf]);
  return report;
}
