import * as v from "valibot";

/** The one sentence with which a field refuses an input; null when it takes it. Fails the test on a second sentence. */
export function problemOf(schema: v.GenericSchema, input: unknown): string | null {
  const { issues = [] } = v.safeParse(schema, input);
  if (issues.length > 1)
    throw new Error(`Two problems at once: ${issues.map(({ message }) => message).join(" ")}`);
  return issues[0]?.message ?? null;
}
