import { expect, test } from "vitest";
import { foldText } from "../../foundations/internal/foldText.ts";
import { groupOptions, matchOptions } from "./choiceRows.ts";

const people = ["Mélodie Arnaud", "Élodie Martin", "Anaïs Morel", "Cœur d’Élodie"].map((label) => ({
  value: label,
  label,
}));
const labels = (query: string) => matchOptions(people, query).matches.map(({ label }) => label);

test("folding forgets case, accents, ligatures and the kind of apostrophe", () => {
  expect(foldText("  Cœur   d’ÉLODIE ")).toBe("coeur d'elodie");
});

test("« elo » finds « Élodie » first, then the names that hold it", () => {
  expect(labels("elo")).toEqual(["Élodie Martin", "Mélodie Arnaud", "Cœur d’Élodie"]);
});

test("words are found in any order, in the description too", () => {
  expect(labels("martin elodie")).toEqual(["Élodie Martin"]);
  const options = [{ value: "1", label: "Sérum", description: "Rétinol 0,2 %" }];
  expect(matchOptions(options, "retinol").matches).toHaveLength(1);
});

test("an empty query keeps everything in the order given", () => {
  expect(labels(" ")).toEqual(people.map(({ label }) => label));
});

test("a label equal to the query is told apart from one that only holds it", () => {
  expect(matchOptions(people, "anais morel").exact).toBe(true);
  expect(matchOptions(people, "anais").exact).toBe(false);
});

test("options of one group stand together, under headings in order of appearance", () => {
  const groups = groupOptions([
    { value: "a", label: "Sérum", group: "Cosmétiques" },
    { value: "b", label: "Massage", group: "Soins" },
    { value: "c", label: "Crème", group: "Cosmétiques" },
  ]);
  expect(groups.map(({ label, items }) => [label, items.map((row) => row.value)])).toEqual([
    ["Cosmétiques", ["a", "c"]],
    ["Soins", ["b"]],
  ]);
});
