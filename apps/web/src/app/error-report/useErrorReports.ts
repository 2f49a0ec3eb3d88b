import type { ErrorReport } from "@carnation/product/error-report";
import { useAtomValue } from "jotai";
import { useEffect, useMemo } from "react";
import { type Connection, connectionAtom } from "../../shared/session/sessionAtoms.ts";
import { describeError } from "./describeError.ts";

/** Most errors that one page tells: one that is thrown with every key would tell nothing more. */
const REPORTS_MAX = 5;

type ReportError = (error: unknown, source: ErrorReport["source"], page: string) => void;

/** Makes what tells the operator of errors, each once. */
function createErrorReporter(connection: Connection): ReportError {
  const told = new Set<string>();
  const send = async (report: ErrorReport): Promise<void> => {
    try {
      const { auth } = await connection.open();
      await auth.reportError(report);
    } catch {
      // An error of the report is no news, and must not be reported itself.
    }
  };
  return (error, source, page) => {
    const report = describeError(error, source, page);
    const key = JSON.stringify(report);
    if (report === null || told.has(key) || told.size >= REPORTS_MAX) return;
    told.add(key);
    void send(report);
  };
}

/**
 * Tells the operator of errors that nothing on the page handles.
 * @param pageOf gives the pattern of the page that is shown
 * @returns what tells of one that the router has caught
 */
export function useErrorReports(pageOf: () => string): ReportError {
  const connection = useAtomValue(connectionAtom);
  const report = useMemo(() => createErrorReporter(connection), [connection]);
  useEffect(() => {
    const onError = ({ error }: ErrorEvent): void => report(error, "script", pageOf());
    const onRejection = ({ reason }: PromiseRejectionEvent): void => report(reason, "promise", pageOf());
    window.addEventListener("error", onError);
    window.addEventListener("unhandledrejection", onRejection);
    return () => {
      window.removeEventListener("error", onError);
      window.removeEventListener("unhandledrejection", onRejection);
    };
  }, [report, pageOf]);
  return report;
}
