import { CarnationError } from "@carnation/domain/error";
import { ERROR_FRAMES_MAX, type ErrorReport, errorReportRequest } from "@carnation/product/error-report";
import * as v from "valibot";
import { CodeNotLoaded } from "../../shared/code/loadCode.ts";

/** A place in one of our scripts, in the stack of any browser. */
const FRAME = /\/assets\/([\w.-]+\.js):(\d+):(\d+)/gu;

/** Failures that are no fault of the application, and are told to the person on the page. */
const expected: ReadonlySet<string> = new Set(["offline", "unavailable", "deadline-exceeded"]);

/**
 * Describes an error for the operator: its kind and where it was thrown, nothing of what it says.
 * @param page pattern of the page
 * @returns null for what is none of ours: of an extension, of a connection that was lost, without a place in our scripts
 */
export function describeError(
  error: unknown,
  source: ErrorReport["source"],
  page: string,
): ErrorReport | null {
  if (!(error instanceof Error) || error instanceof CodeNotLoaded) return null;
  const code = error instanceof CarnationError ? error.code : codeOf(error);
  if (code !== null && expected.has(code)) return null;
  const found = [...(error.stack ?? "").matchAll(FRAME)].slice(0, ERROR_FRAMES_MAX);
  const frames = found.map(([, file, line, column]) => `${file}:${line}:${column}`);
  const report = { source, name: error.name, code, page, frames };
  return v.is(errorReportRequest, report) ? report : null;
}

/** The code of an error of Firebase: « storage/unauthorized ». */
function codeOf(error: Error): string | null {
  return "code" in error && typeof error.code === "string" ? error.code : null;
}
