import { CarnationError } from "@carnation/domain/error";
import { ERROR_FRAMES_MAX, type ErrorReport, errorReportRequest } from "@carnation/product/error-report";
import * as v from "valibot";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";

/** A place in one of our scripts, in the stack of any browser. */
const FRAME = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/gu;

/** Failures that are no fault of the application, and are told to the person on the page. */
const expected: ReadonlySet<string> = new Set(["offline", "unavailable", "deadline-exceeded"]);

/** Words of Chromium, Firefox and Safari for a script that did not arrive: it is tried again, and is no fault of it. */
const NOT_ARRIVED = /dynamically imported module|Importing a module script failed/u;

/**
 * Describes an error for the operator: its kind and where it was thrown, nothing of what it says. Of code that could not be
 * loaded it is the error that the code itself has thrown.
 * @param page pattern of the page
 * @returns null for what is none of ours: of an extension, of a connection that was lost, without a place in our scripts
 */
export function describeError(
  thrown: unknown,
  source: ErrorReport["source"],
  page: string,
): ErrorReport | null {
  const error = thrown instanceof CodeNotLoaded ? thrown.cause : thrown;
  if (!(error instanceof Error) || NOT_ARRIVED.test(error.message)) return null;
  const code = error instanceof CarnationError ? error.code : codeOf(error);
  if (code !== null && expected.has(code)) return null;
  const found = [...(error.stack ?? "").matchAll(FRAME)].slice(0, ERROR_FRAMES_MAX);
  const frames = found.map(([, file, line, column]) => `${file}:${line}:${column}`);
  const report = { source, name: error.name, code, page, frames };
  return v.is(errorReportRequest, report) ? report : null;
}

/** The code of an error of Firebase: « storage/unauthorized ». One that the report has no room for is left out of it. */
function codeOf(error: Error): string | null {
  const parsed = v.safeParse(errorReportRequest.entries.code, "code" in error ? error.code : null);
  return parsed.success ? parsed.output : null;
}
