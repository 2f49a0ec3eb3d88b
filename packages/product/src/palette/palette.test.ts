import { describe, expect, test } from "vitest";
import { type ArrangedGroup, arrangeGroups, type FoundGroup } from "./arrangeGroups.ts";
import { matchText } from "./matchText.ts";
import { nearestEntry } from "./nearestEntry.ts";
import { rankEntries } from "./rankEntries.ts";
import { recentRows, searchPalette } from "./searchPalette.ts";
import { parseRecents, withRecent } from "./recents.ts";

const entry = (label: string, keywords?: string) => ({ id: label, label, keywords });
const marked = (text: string, typed: string): readonly string[] | undefined =>
  matchText(text, typed)?.ranges.map(([start, end]) => text.slice(start, end));

describe("matchText", () => {
  test.each([
    ["Anaïs Morel", "anais", ["Anaïs"]],
    ["Anaïs Morel", "MOR ana", ["Ana", "Mor"]],
    ["Johana Weiss", "ana", ["ana"]],
    ["Ingrid Kœnig", "koe", ["Kœ"]],
    ["Ingrid Kœnig", "kœn", ["Kœn"]],
    ["Marie-Thérèse d’Astorg", "astorg", ["Astorg"]],
    ["Gommage à l’ananas", "l'ana", ["l", "ana"]],
    ["Jérôme".normalize("NFD"), "jer", ["Jér".normalize("NFD")]],
    ["Ana Ananas", "ana anan", ["Ana", "Anan"]],
  ])("%s matches « %s » in %j", (text, typed, letters) => {
    expect(marked(text, typed)).toEqual(letters);
  });

  test("a text without every word, or without anything typed, does not match", () => {
    expect(matchText("Anaïs Morel", "ana weiss")).toBeNull();
    expect(matchText("Anaïs Morel", "  ")).toBeNull();
    expect(matchText("Anaïs Morel", "’")).toBeNull();
  });
});

describe("rankEntries", () => {
  const people = ["Johana Weiss", "Marie Anastasie", "Anaïs Morel"].map((label) => entry(label));
  const ids = (typed: string, recents?: readonly string[]): readonly string[] =>
    rankEntries(people, typed, recents).map(({ entry: { id } }) => id);

  test("the beginning of the name comes first, then of a word, then letters inside", () => {
    expect(ids("ana")).toEqual(["Anaïs Morel", "Marie Anastasie", "Johana Weiss"]);
  });

  test("a recent entry comes first, but letters inside a word stay behind", () => {
    expect(ids("ana", ["Johana Weiss", "Marie Anastasie"])).toEqual([
      "Marie Anastasie",
      "Anaïs Morel",
      "Johana Weiss",
    ]);
  });

  test("hidden words find an entry without marking its label", () => {
    const found = rankEntries([entry("Facturation", "factures TVA")], "tva");
    expect(found).toEqual([{ entry: entry("Facturation", "factures TVA"), ranges: [], isInside: false }]);
    expect(rankEntries([entry("Facturation", "factures")], "actur fact")).toHaveLength(1);
    expect(rankEntries([entry("Compte", "abonnement")], "onnem")).toEqual([]);
  });

  test("the given order stays among equals", () => {
    const equals = ["Marie B", "Marie A"].map((label) => entry(label));
    expect(rankEntries(equals, "mar").map(({ entry: { label } }) => label)).toEqual(["Marie B", "Marie A"]);
  });
});

describe("nearestEntry", () => {
  const products = ["Sérum rétinol 0,2 %", "Crème riche"].map((label) => entry(label));

  test.each(["rétinal", "retniol", "rtinol", "serrum"])("« %s » is near the serum", (typed) => {
    expect(nearestEntry(products, typed)?.label).toBe("Sérum rétinol 0,2 %");
  });

  test.each(["ret", "zzzzzz", "rétinal zzzz", ""])("« %s » is near nothing", (typed) => {
    expect(nearestEntry(products, typed)).toBeNull();
  });
});

describe("arrangeGroups", () => {
  const rows = (...ids: string[]) => ids.map((id) => ({ id }));
  const group = (id: string, isPending: boolean, ...ids: string[]): FoundGroup<{ readonly id: string }> => ({
    id,
    rows: rows(...ids),
    isPending,
  });
  const drawn = (groups: readonly ArrangedGroup<{ readonly id: string }>[]): readonly string[] =>
    groups.flatMap(({ items, pending, vacant }) => [
      ...items.map(({ id }) => id),
      ...Array.from({ length: pending }, () => "…"),
      ...Array.from({ length: vacant }, () => ""),
    ]);

  test("a group has five rows at most, and an empty one is left out", () => {
    const arranged = arrangeGroups([group("a", false, "1", "2", "3", "4", "5", "6"), group("b", false)]);
    expect(drawn(arranged)).toEqual(["1", "2", "3", "4", "5"]);
    expect(arranged.map(({ id }) => id)).toEqual(["a"]);
  });

  test("rows that come later take the places that were kept, and no row below moves", () => {
    const before = arrangeGroups([group("a", true, "1"), group("b", false, "x")]);
    expect(drawn(before)).toEqual(["1", "…", "…", "x"]);
    const after = arrangeGroups([group("a", false, "2", "1", "3", "4"), group("b", false, "x")], before);
    expect(drawn(after)).toEqual(["1", "2", "3", "x"]);
  });

  test("places for which nothing comes stay empty above other rows", () => {
    const before = arrangeGroups([group("a", true, "1"), group("b", false, "x")]);
    expect(drawn(arrangeGroups([group("a", false, "1"), group("b", false, "x")], before))).toEqual([
      "1",
      "",
      "",
      "x",
    ]);
  });

  test("the last group grows and shrinks freely", () => {
    const before = arrangeGroups([group("a", false, "1"), group("b", true)]);
    expect(drawn(before)).toEqual(["1", "…", "…"]);
    const more = arrangeGroups([group("a", false, "1"), group("b", false, "x", "y", "z")], before);
    expect(drawn(more)).toEqual(["1", "x", "y", "z"]);
    expect(drawn(arrangeGroups([group("a", false, "1"), group("b", false)], before))).toEqual(["1"]);
  });

  test("a group that comes late above others waits for the next letter", () => {
    const before = arrangeGroups([group("a", false), group("b", false, "x")]);
    expect(drawn(arrangeGroups([group("a", false, "1"), group("b", false, "x")], before))).toEqual(["x"]);
    expect(drawn(arrangeGroups([group("a", false, "1"), group("b", false, "x")]))).toEqual(["1", "x"]);
  });
});

describe("searchPalette", () => {
  const source = (id: string, isPending: boolean, ...labels: string[]) => ({
    id,
    isPending,
    rows: labels.map((label) => entry(label)),
  });

  test("groups keep the order of the sources, rows say which letters match", () => {
    const { groups, isEmpty } = searchPalette(
      [source("people", false, "Johana", "Anaïs"), source("products", false, "Ananas")],
      "ana",
      [],
    );
    expect(groups.map(({ id, rows }) => [id, ...rows.map(({ label }) => label)])).toEqual([
      ["people", "Anaïs", "Johana"],
      ["products", "Ananas"],
    ]);
    expect(groups[0]?.rows[0]?.matches).toEqual([[0, 3]]);
    expect(isEmpty).toBe(false);
  });

  test("a group that is met inside words alone is left out where another is met at a word", () => {
    const pages = source("pages", false, "Composer une routine");
    const rowsOf = (...sources: ReturnType<typeof source>[]) =>
      searchPalette(sources, "ser", []).groups.flatMap(({ rows }) => rows.map(({ label }) => label));
    expect(rowsOf(pages, source("products", false, "Sérum", "Poser"))).toEqual(["Sérum", "Poser"]);
    expect(rowsOf(pages, source("products", false, "Crème"))).toEqual(["Composer une routine"]);
  });

  test("the nearest name is given once nothing is found and nothing is searched any more", () => {
    const near = (isPending: boolean) =>
      searchPalette([source("products", isPending, "Sérum rétinol")], "rétinal", []).nearest?.label;
    expect(near(true)).toBeUndefined();
    expect(near(false)).toBe("Sérum rétinol");
  });

  test("recent rows come in the order of their opening, those that are gone are left out", () => {
    const sources = [source("people", false, "Anaïs"), source("products", false, "Ananas")];
    expect(recentRows(sources, ["Ananas", "gone", "Anaïs"]).map(({ label }) => label)).toEqual([
      "Ananas",
      "Anaïs",
    ]);
  });
});

describe("recents", () => {
  test("the latest comes first and once, twenty at most", () => {
    let recents = withRecent(null, "u1", "customer:0");
    for (let index = 1; index < 25; index += 1) recents = withRecent(recents, "u1", `customer:${index}`);
    recents = withRecent(recents, "u1", "customer:23");
    expect(recents.ids).toHaveLength(20);
    expect(recents.ids.slice(0, 3)).toEqual(["customer:23", "customer:24", "customer:22"]);
    expect(parseRecents(JSON.parse(JSON.stringify(recents)))).toEqual(recents);
  });

  test("another account keeps nothing of the one before", () => {
    expect(withRecent({ uid: "u1", ids: ["customer:1"] }, "u2", "customer:2").ids).toEqual(["customer:2"]);
  });

  test.each([null, "x", { uid: 1, ids: [] }, { uid: "u1", ids: [""] }, { uid: "u1" }])(
    "%j is read as no recents",
    (stored) => {
      expect(parseRecents(stored)).toBeNull();
    },
  );
});
