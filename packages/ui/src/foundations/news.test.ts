import { expect, test } from "vitest";
import { readableChangelog, waitingNotes } from "./news.ts";

test("the changelog keeps its versions and speaks French", () => {
  const changelog = "# @carnation/ui\n\n## 0.2.0\n\n### Minor Changes\n\n- 1a2b3c4: La jauge.\n";
  expect(readableChangelog(changelog)).toBe("## 0.2.0\n\n### Ajouts\n\n- 1a2b3c4: La jauge.\n");
});

test("a changeset is news of the packages that it names", () => {
  const changesets = {
    "a.md": '---\n"@carnation/ui": minor\n"@carnation/domain": patch\n---\n\nLa jauge.\n',
    "b.md": '---\n"@carnation/domain": minor\n---\n\nLes critères.\n',
    "README.md": "# Changesets\n",
  };
  expect(waitingNotes(changesets, "@carnation/ui")).toEqual(["La jauge."]);
});
