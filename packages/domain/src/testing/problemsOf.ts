import * as v from "valibot";

/** Gives what a form says about each of its fields, by path; empty when it can be sent. */
export function problemsOf(schema: v.GenericSchema, input: unknown): Readonly<Record<string, string>> {
  const { issues = [] } = v.safeParse(schema, input);
  return Object.fromEntries(issues.map((issue) => [v.getDotPath(issue) ?? "", issue.message]));
}
