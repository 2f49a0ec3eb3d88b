import * as v from "valibot";

/** A number or a text that is one. */
const wholeNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/u), v.transform(Number))]),
  v.safeInteger(),
  v.minValue(0),
);
const textOrNull = v.fallback(v.nullable(v.string()), null);
const problemCodes = v.fallback(v.array(v.string()), []);

const remoteResult = v.object({
  /** Choice of which version of which algorithm: without it nobody could say what the result may be compared with. */
  algorithm_version_id: wholeNumber,
  algorithm_tech_name: textOrNull,
  is_ok: v.fallback(v.boolean(), true),
  creation_time: v.fallback(v.string(), ""),
  result: v.fallback(
    v.looseObject({
      algorithm_tech_name: textOrNull,
      problems: problemCodes,
      area_results: v.fallback(v.array(v.unknown()), []),
    }),
    { algorithm_tech_name: null, problems: [], area_results: [] },
  ),
});

/** Describes what one algorithm says about a photo, as the service writes it; its measures are read by the domain. */
export type RemoteResult = v.InferOutput<typeof remoteResult>;

/** Entries one by one, so that a broken one does not lose the others. */
const entries = v.pipe(
  v.array(v.unknown()),
  v.transform((list) =>
    list.flatMap((entry) => {
      const read = v.safeParse(remoteResult, entry);
      return read.success ? [read.output] : [];
    }),
  ),
);

/** A list of results, or a page of one. */
export const resultList = v.union([
  entries,
  v.pipe(
    v.object({ results: entries }),
    v.transform(({ results }) => results),
  ),
]);

/** The technical name of its algorithm, inside or beside the result. */
export function techNameOf({ result, algorithm_tech_name }: RemoteResult): string | null {
  return result.algorithm_tech_name ?? algorithm_tech_name;
}
