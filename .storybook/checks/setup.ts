import { afterEach } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { expectReadableInForcedColors } from "./forcedColors.ts";
import { expectFitsPhone } from "./phone.ts";

/** What the story whose test has just run is known by. Storybook's plugin leaves it in the test's context. */
function storyOf(context: object): { readonly id: string; readonly tags: readonly unknown[] } | undefined {
  const story: unknown = "story" in context ? context.story : undefined;
  if (typeof story !== "function" || !("id" in story) || !("tags" in story)) return undefined;
  return typeof story.id === "string" && Array.isArray(story.tags)
    ? { id: story.id, tags: story.tags }
    : undefined;
}

// What every story is checked for once it is drawn and its `play` function is through.
afterEach(async (context) => {
  if (context.task.result?.state === "fail") return;
  const story = storyOf(context);
  if (story === undefined) {
    if (context.task.file.filepath.endsWith(".stories.tsx")) {
      throw new Error("Storybook's plugin no longer says which story a test has shown.");
    }
    return;
  }
  await expectAccessible();
  if (story.tags.includes("forced-colors")) await expectReadableInForcedColors();
  // Beside its cases a component has one story to play with, which its page shows in a frame of its own.
  if (/-cas--/u.test(story.id)) await expectFitsPhone();
});
