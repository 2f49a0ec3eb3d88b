import { afterEach } from "vitest";
import { isObject } from "../isObject.ts";
import { expectAccessible } from "./accessibility.ts";
import { expectReadableInForcedColors } from "./forcedColors.ts";
import { expectFitsPhone } from "./phone.ts";

/** Words that the story whose test has just run is known by: its title and its tags. */
function storyOf(context: object): { readonly title: string; readonly tags: readonly unknown[] } | undefined {
  const story: unknown = "story" in context ? context.story : undefined;
  if (typeof story !== "function" && !isObject(story)) return undefined;
  const { title = "", tags = [] } = story as { title?: string; tags?: unknown[] };
  return { title, tags };
}

// What every story is checked for once it is drawn and its `play` function is through.
afterEach(async (context) => {
  const story = storyOf(context);
  if (story === undefined || context.task.result?.state === "fail") return;
  await expectAccessible();
  if (story.tags.includes("forced-colors")) await expectReadableInForcedColors();
  if (story.title.endsWith("/Cas")) await expectFitsPhone();
});
