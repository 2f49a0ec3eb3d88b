export interface FormProblem {
  /** Path of the field, for instance `prices.0.amount`. */
  readonly name: string;
  readonly message: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * The sentences of react-hook-form's nested errors, each with the path of its field. Errors of the whole form
 * (`root`) are left out, and so are the elements that the library keeps beside each error (`ref`).
 */
export function formProblems(errors: unknown, path = ""): readonly FormProblem[] {
  if (!isRecord(errors)) return [];
  const own =
    typeof errors["message"] === "string" && errors["message"] !== ""
      ? [{ name: path, message: errors["message"] }]
      : [];
  if (typeof errors["type"] === "string") return own;
  return Object.entries(errors)
    .filter(([key]) => key !== "ref" && (key !== "root" || path !== ""))
    .flatMap(([key, value]) => {
      // What is wrong with a group of numbered parts as a whole stands under `root` beside them.
      if (key === "root") return formProblems(value, path);
      return formProblems(value, path === "" ? key : `${path}.${key}`);
    });
}

/** The sentence to show under the field at `name`: its own, or the first of a part of it that has no field. */
export function problemAt(errors: unknown, name: string): string | undefined {
  return formProblems(errors).find((problem) => problem.name === name || problem.name.startsWith(`${name}.`))
    ?.message;
}
