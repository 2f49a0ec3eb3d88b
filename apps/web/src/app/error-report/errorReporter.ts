import type { ErrorReport } from "@carnation/product/error-report";
import { atom } from "jotai";
import type { Connection } from "../../shared/session/sessionAtoms.ts";

/** Most errors that one page tells: one that is thrown with every key would tell nothing more. */
const REPORTS_MAX = 5;

/** Tells the operator of errors, each once, whoever is on the page. */
export interface ErrorReporter {
  /** Tells of an error that something has caught. @param page pattern of the page that could not be drawn */
  readonly report: (error: unknown, source: ErrorReport["source"], page: string) => void;
  /** Tells of an error that nothing has caught, on the page that is shown. */
  readonly reportUnhandled: (error: unknown, source: ErrorReport["source"]) => void;
  /** Has pages named by whoever shows them. @param pageOf gives the pattern of the page @returns what ends that */
  readonly namePages: (pageOf: () => string) => () => void;
}

/** Written once, before anything is drawn; by itself it tells nobody. */
export const errorReporterAtom = atom<ErrorReporter>({
  report: () => undefined,
  reportUnhandled: () => undefined,
  namePages: () => () => undefined,
});

/** Makes what tells the operator of errors. The code that describes them is loaded with the first. */
export function createErrorReporter(connection: Connection): ErrorReporter {
  const told = new Set<string>();
  const nameless = (): string => "";
  let pageOf = nameless;
  const send = async (error: unknown, source: ErrorReport["source"], page: string): Promise<void> => {
    try {
      const { describeError } = await import("./describeError.ts");
      const report = describeError(error, source, page);
      const key = JSON.stringify(report);
      if (report === null || told.has(key) || told.size >= REPORTS_MAX) return;
      told.add(key);
      const { auth } = await connection.open();
      await auth.reportError(report);
    } catch {
      // An error of the report is no news, and must not be reported itself.
    }
  };
  return {
    report: (error, source, page) => void send(error, source, page),
    reportUnhandled: (error, source) => void send(error, source, pageOf()),
    namePages(named) {
      pageOf = named;
      return () => {
        if (pageOf === named) pageOf = nameless;
      };
    },
  };
}

/** Tells of the errors that nothing on the page handles. @returns what ends that */
export function listenForErrors({ reportUnhandled }: ErrorReporter): () => void {
  const left = new AbortController();
  const options = { signal: left.signal };
  window.addEventListener("error", ({ error }) => reportUnhandled(error, "script"), options);
  window.addEventListener("unhandledrejection", ({ reason }) => reportUnhandled(reason, "promise"), options);
  return () => left.abort();
}
