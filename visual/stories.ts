import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";

/** Place where `npm run build:storybook` leaves the built Storybook. */
export const storybookFolder: string = join(import.meta.dirname, "..", "storybook-static");

const indexSchema = v.object({
  entries: v.record(
    v.string(),
    v.object({
      id: v.string(),
      title: v.string(),
      name: v.string(),
      type: v.picklist(["story", "docs"]),
    }),
  ),
});

export interface Story {
  readonly id: string;
  /** « Criteria/CriterionGauge/Cases » */
  readonly title: string;
  readonly name: string;
}

/**
 * The stories of the built Storybook.
 * @throws Error when it has not been built
 */
export function builtStories(): Story[] {
  const index = v.parse(indexSchema, JSON.parse(readFileSync(join(storybookFolder, "index.json"), "utf8")));
  return Object.values(index.entries).filter(({ type }) => type === "story");
}

/** The cases: the stories that show the states of a component, one by one. */
export const isCase = ({ title }: Story): boolean => title.endsWith("/Cases");
