import * as v from "valibot";

const headerSchema = v.object({ key: v.string(), value: v.string() });

/** The `hosting` section of `firebase.json`, as far as it is served here. Sources are globs (minimatch syntax). */
export const hostingSchema = v.object({
  public: v.string(),
  ignore: v.optional(v.array(v.string()), []),
  cleanUrls: v.optional(v.boolean(), false),
  rewrites: v.optional(v.array(v.object({ source: v.string(), destination: v.optional(v.string()) })), []),
  redirects: v.optional(
    v.array(
      v.object({
        source: v.string(),
        destination: v.string(),
        type: v.optional(v.picklist([301, 302, 303, 307, 308]), 301),
      }),
    ),
    [],
  ),
  headers: v.optional(v.array(v.object({ source: v.string(), headers: v.array(headerSchema) })), []),
});

export type HostingConfig = v.InferOutput<typeof hostingSchema>;
