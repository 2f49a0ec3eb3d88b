import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

// The rules of CONTRIBUTING.md that a text alone can show.

const root = join(import.meta.dirname, "..");
const sources = globSync(["{apps,packages}/*/src/**/*.{ts,tsx}", "{scripts,bench,e2e,hosts}/**/*.ts"], {
  cwd: root,
}).filter((file) => !file.includes("node_modules"));

const matches = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  );

test("a docstring begins with a noun or a verb, not with a question word", () => {
  const question =
    /\/\*\*\s*(?:\n\s*\* ?)?(?:Whether|What|How|Where|When|Why|Which|Who|Whom|Whose|Whoever|Whatever)\b[^\n]*/gu;
  const found = matches(sources, question);
  expect(sources.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});

/** First words that leave a title without a subject to grep for: verbs, question words, pronouns, prepositions, and what joins to a sentence before. */
const NO_SUBJECT = [
  ..."what who whom whose whoever whatever which how where when whether why".split(" "),
  ..."is are was has have does do cannot may must says refuses takes keeps gives leaves tells names shows".split(
    " ",
  ),
  ..."ends never asks finds follows comes lets goes prints opens knows sees loses needs draws holds".split(
    " ",
  ),
  "reads(?! of|:)",
  ..."hears gets sends compares stands judges puts makes adds hands rests carries accepts grows becomes leads".split(
    " ",
  ),
  ..."believes watches deletes saves reports brings forgets falls breaks creates begins decides and but or nor that".split(
    " ",
  ),
  ..."one ones it its they them their theirs these those this her hers off back even still unless".split(" "),
  ..."of from without on in at with before after under over by for to while once".split(" "),
  ..."against behind beside below near about as".split(" "),
];

test("a test title says its own subject", () => {
  const tests = globSync(
    ["{apps,packages}/*/src/**/*.test.{ts,tsx}", "{scripts,bench}/**/*.test.ts", "e2e/*.spec.ts"],
    {
      cwd: root,
    },
  ).filter((file) => !file.includes("node_modules"));
  const title = new RegExp(
    String.raw`(?:\b(?:test|it)(?:\.\w+)?|\))\(\s*["'\x60](?:${NO_SUBJECT.join("|")})\b[^\n]*`,
    "gu",
  );
  expect(matches(tests, title)).toEqual([]);
});

test("a test has no less time than its project gives it: slow is no fault", () => {
  const tests = globSync(["{apps,packages}/*/src/**/*.test.{ts,tsx}", "{scripts,bench}/**/*.test.ts"], {
    cwd: root,
  }).filter((file) => !file.includes("node_modules"));
  const shorter = /^(?:.*\btestTimeout: |.*\b(?:test|it)\(.*timeout: | *\}, )\d{1,2}_000\b[^\n]*/gmu;
  expect(matches(tests, shorter)).toEqual([]);
});
