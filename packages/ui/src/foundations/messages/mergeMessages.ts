import type { UiMessages } from "./UiMessages.ts";

/** Some of the words of a catalogue: each left out stays what it was. A list is replaced as a whole. */
type PartOf<Words> = {
  readonly [Key in keyof Words]?:
    | (Words[Key] extends ((...values: never[]) => string) | readonly string[]
        ? Words[Key]
        : PartOf<Words[Key]>)
    | undefined;
};

/** Some sentences of the kit, in the place of those of the catalogue: `{ common: { retry: "Recommencer" } }`. */
export type UiMessagesPart = PartOf<UiMessages>;

const isSection = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function overlay(whole: unknown, part: unknown): unknown {
  if (part === undefined) return whole;
  if (!isSection(whole) || !isSection(part)) return part;
  const changed = Object.entries(part).map(([key, value]) => [key, overlay(whole[key], value)] as const);
  return { ...whole, ...Object.fromEntries(changed) };
}

/** The words of `whole` with those of `part` in their place, down to the single sentence. */
export function mergeMessages<Words extends object>(whole: Words, part: PartOf<Words>): Words {
  // What is laid over has the keys and the types of what it lies on: that is what `PartOf` says.
  return overlay(whole, part) as Words;
}
