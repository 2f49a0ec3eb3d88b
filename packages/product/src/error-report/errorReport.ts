import * as v from "valibot";

/** Ways that an error of the application came to light: a page that could not be drawn, a script, a promise. */
export const errorSources = ["page", "script", "promise"] as const;

/** Most frames of a stack that are told. */
export const ERROR_FRAMES_MAX = 10;

/**
 * An error of the application, for the operator: what kind and where in our own code, never a message, an address with its ids, or
 * anything that was typed. Whatever else stands in it is refused, so that nothing of a person reaches the log.
 */
export const errorReportRequest = v.strictObject({
  source: v.picklist(errorSources),
  /** Class of the error: « TypeError ». */
  name: v.pipe(v.string(), v.regex(/^[\w.]{1,60}$/u)),
  /** Code of the catalogue or of Firebase: « permission-denied »; null where it has none. */
  code: v.nullable(v.pipe(v.string(), v.regex(/^[a-z/-]{1,60}$/u))),
  /** Pattern of the page: « /user/customers/:id ». */
  page: v.pipe(v.string(), v.regex(/^[\w/:*.-]{0,120}$/u)),
  /** Places in our scripts, the innermost first: « index-4f2a.js:1:2345 ». */
  frames: v.pipe(
    v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,80}:\d{1,9}:\d{1,9}$/u))),
    v.minLength(1),
    v.maxLength(ERROR_FRAMES_MAX),
  ),
});

/** An error of the application, for the operator. */
export type ErrorReport = v.InferOutput<typeof errorReportRequest>;
