import { folderCycles } from "@carnation/testing/folderCycles";
import { expect, test } from "vitest";

test("the folders of the web app import each other in no circle", () => {
  expect(folderCycles(import.meta.dirname)).toEqual([]);
});
