import { expect, test } from "vitest";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { mergeMessages } from "./mergeMessages.ts";

test("a whole catalogue over another one is that catalogue, its lists too", () => {
  expect(mergeMessages(fr, en)).toEqual(en);
});

test("a list is replaced as a whole, and left alone by the sentences beside it", () => {
  const { captureFrame } = fr;
  expect(mergeMessages(captureFrame, { refusedSteps: ["Ouvrez les réglages."] }).refusedSteps).toEqual([
    "Ouvrez les réglages.",
  ]);
  expect(mergeMessages(captureFrame, { retry: "Encore" })).toEqual({ ...captureFrame, retry: "Encore" });
});
