import { expect, test } from "vitest";
import { breakingChanges, breakingNotes, readableChangelog, waitingNotes } from "./news.ts";

test("the changelog leaves out the package's name, which the page has as its title", () => {
  const changelog = "# @carnation/ui\n\n## 0.2.0\n\n### Breaking changes\n\n- The gauge.\n";
  expect(readableChangelog(changelog)).toBe("## 0.2.0\n\n### Breaking changes\n\n- The gauge.\n");
});

test("a changeset is news of the packages that it names", () => {
  const changesets = {
    "a.md": '---\n"@carnation/ui": minor\n"@carnation/domain": patch\n---\n\nLa jauge.\n',
    "b.md": '---\n"@carnation/domain": minor\n---\n\nLes critères.\n',
    "README.md": "# Changesets\n",
  };
  expect(waitingNotes(changesets, "@carnation/ui")).toEqual(["La jauge."]);
});

test("the migration guide takes what breaks of each version, and of the waiting changes", () => {
  const changelog =
    "# kit\n\n## 0.2.0\n\n### Breaking changes\n\n- The gauge.\n\n### Fields\n\n- New.\n\n## 0.1.1\n\n- Fixed.\n\n## 0.1.0\n\n### Breaking changes\n\nAll of it.\n";
  expect(breakingChanges(changelog)).toEqual([
    { version: "0.2.0", text: "- The gauge." },
    { version: "0.1.0", text: "All of it." },
  ]);
  expect(breakingNotes(["A chart.", "**Breaking**: `size` goes."])).toEqual(["**Breaking**: `size` goes."]);
});
