import { validateHeaderName, validateHeaderValue } from "node:http";
import * as v from "valibot";
import { compilePattern, patternKeys } from "./pattern.ts";

const headerSchema = v.pipe(
  v.object({ key: v.string(), value: v.string() }),
  v.check(isSendable, "A header of Hosting has a name or a value that no answer can carry."),
);

const functionSchema = v.union([
  v.pipe(
    v.string(),
    v.transform((functionId) => ({ functionId, region: undefined })),
  ),
  v.object({ functionId: v.string(), region: v.optional(v.string()) }),
]);

function isSendable({ key, value }: { readonly key: string; readonly value: string }): boolean {
  try {
    validateHeaderName(key);
    validateHeaderValue(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A pattern that is none must stop the start, not the first request. */
function rule<const Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.object({ ...patternKeys, ...entries }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      try {
        compilePattern(dataset.value);
      } catch (error) {
        addIssue({
          message: `A rule of Hosting: ${error instanceof Error ? error.message : String(error)}.`,
        });
      }
    }),
  );
}

const rewriteSchema = v.pipe(
  rule({
    destination: v.optional(v.string()),
    function: v.optional(functionSchema),
    /** The older place of a function's region. */
    region: v.optional(v.string()),
    run: v.optional(v.unknown()),
    dynamicLinks: v.optional(v.unknown()),
  }),
  v.check(({ run }) => run === undefined, "Hosting cannot rewrite to Cloud Run (run) here."),
  v.check(({ dynamicLinks }) => dynamicLinks === undefined, "Hosting has no dynamic links here."),
  v.check(
    (rewrite) => rewrite.destination !== undefined || rewrite.function !== undefined,
    "A rewrite of Hosting has neither a destination nor a function.",
  ),
);

/** The `hosting` section of `firebase.json`, as far as it is served here. */
export const hostingSchema = v.object({
  public: v.string(),
  ignore: v.optional(v.array(v.string()), []),
  cleanUrls: v.optional(v.boolean(), false),
  /** `true` adds the slash at the end of pages' addresses, `false` takes it away. */
  trailingSlash: v.optional(v.boolean()),
  rewrites: v.optional(v.array(rewriteSchema), []),
  redirects: v.optional(
    v.array(
      rule({
        destination: v.string(),
        type: v.optional(v.picklist([301, 302, 303, 307, 308]), 301),
      }),
    ),
    [],
  ),
  headers: v.optional(v.array(rule({ headers: v.array(headerSchema) })), []),
});

export type HostingConfig = v.InferOutput<typeof hostingSchema>;
