import { configure } from "storybook/test";
import * as v from "valibot";
import { afterEach } from "vitest";
import { expectAccessible } from "./accessibility.ts";
import { expectReadableInForcedColors } from "./forcedColors.ts";
import { expectFitsPhone } from "./phone.ts";

configure({ asyncUtilTimeout: 10_000 });

const storySchema = v.object({
  id: v.string(),
  tags: v.array(v.string()),
  parameters: v.object({ layout: v.optional(v.string()), matrix: v.optional(v.unknown()) }),
});

/** What the story whose test has just run is known by. Storybook's plugin leaves it in the test's context. */
function storyOf(context: object): v.InferOutput<typeof storySchema> | undefined {
  const story: unknown = "story" in context ? context.story : undefined;
  if (typeof story !== "function") return undefined;
  const { id, tags, parameters } = story as Partial<Record<string, unknown>>;
  return v.parse(storySchema, { id, tags, parameters });
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
  const isMatrix = story.parameters.matrix !== undefined;
  await expectAccessible();
  if (isMatrix || story.tags.includes("forced-colors")) await expectReadableInForcedColors();
  // Beside its cases a component has one story to play with, which its page shows in a frame of its own.
  if (isMatrix || /-cases--/u.test(story.id)) {
    await expectFitsPhone({ padded: story.parameters.layout !== "fullscreen", enlarged: isMatrix });
  }
});
