import { describe, expect, it, test } from "vitest";
import { breakLines } from "./breakLines.ts";
import { faceRuns } from "./faceRuns.ts";
import { printableText } from "./glyphs.ts";
import {
  finishPdf,
  footers,
  heading,
  list,
  openPdf,
  pageCount,
  paragraph,
  table,
  type Pdf,
  type TableRow,
  type TextStyle,
} from "./index.ts";
import { flatten, readPdf } from "./testing/readPdf.ts";

const style: TextStyle = { face: "sans", size: 10, lineHeight: 14, colour: "#000000" };
const look = { head: style, rule: "#000000", hairline: "#cccccc", padding: 4, gap: 4 };
const created = new Date("2026-11-21T13:05:00Z");

async function read(fill: (pdf: Pdf) => void) {
  const pdf = await openPdf({ title: "Essai", author: "Claire", created });
  fill(pdf);
  return readPdf(await finishPdf(pdf));
}

describe("lines", () => {
  const measure = (text: string): number => text.length;

  it.each([
    ["un deux trois", 7, ["un deux", "trois"]],
    ["  un   deux ", 20, ["un deux"]],
    ["10\u00A0points de plus", 9, ["10\u00A0points", "de plus"]],
    ["Marie-Antoinette", 10, ["Marie-", "Antoinette"]],
    ["2026-11-21", 4, ["2026", "-11-", "21"]],
    ["anticonstitutionnel", 8, ["anticons", "titution", "nel"]],
    ["un\n\ndeux", 9, ["un", "", "deux"]],
    ["", 9, [""]],
  ])("%o break at %i", (text, width, lines) => {
    expect(breakLines(text, width, measure)).toEqual(lines);
  });
});

describe("a font that is kept", () => {
  it("a font that is kept has a letter read as itself though a document before had it only under an accent", async () => {
    const rare: TextStyle = { ...style, face: "semibold" };
    const textOf = async (text: string) =>
      (await read((pdf) => paragraph(pdf, text, { style: rare }))).texts[0];
    expect(await textOf("\u1E80")).toContain("\u1E80");
    expect(await textOf("W")).toContain("W");
  });
});

test("a line does not end with what parts it from the next one", async () => {
  const { texts } = await read((pdf) =>
    paragraph(pdf, "12, rue des Lilas · 69003 Lyon", { style, column: { x: 60, width: 90 } }),
  );
  expect(texts[0]?.replaceAll(/\s+/gu, " ").trim()).toBe("12, rue des Lilas 69003 Lyon");
});

describe("a printable text", () => {
  const hasGlyph = (codePoint: number): boolean =>
    codePoint < 0x100 ? codePoint !== 0xe9 : codePoint === 0x301;

  it.each([
    ["1\u202F234", "1\u00A0234"],
    ["porte\u2011monnaie", "porte-monnaie"],
    ["e\u0301te\u0301 \u1E69", "ete s"],
    ["q\u0301 \u0301", "q"],
    ["bien 🌸, oui \u0000\u200B.", "bien, oui."],
    ["李小龍 et \u0634\u0645\u0633 \u0646\u0648\u0631", "[…] et […]"],
    ["李-A", "[…]-A"],
    ["deux\nlignes", "deux\nlignes"],
  ])("a printable text of %o is %o", (text, printed) => {
    expect(printableText(text, hasGlyph)).toBe(printed);
  });
});

describe("the faces of a line", () => {
  const draws = (face: string, codePoint: number): boolean =>
    codePoint < { other: 0x500, arabic: 0x700, hebrew: 0x600 }[face as "other"] || codePoint < 0x300;

  it.each([
    ["Anaïs", [["Anaïs", "sans"]]],
    [
      "De Ελένη à Олена",
      [
        ["De ", "sans"],
        ["Ελένη ", "other"],
        ["à ", "sans"],
        ["Олена", "other"],
      ],
    ],
    ["Lévy-Ελένη", [["Lévy-Ελένη", "other"]]],
    [
      "De شمس نور à שרה",
      [
        ["De ", "sans"],
        ["شمس نور", "arabic"],
        [" à ", "sans"],
        ["שרה", "hebrew"],
      ],
    ],
    [
      "(شمس), نور",
      [
        ["(", "sans"],
        ["شمس", "arabic"],
        ["), ", "sans"],
        ["نور", "arabic"],
      ],
    ],
    [
      "Ελένη→",
      [
        ["Ελένη", "other"],
        ["→", "sans"],
      ],
    ],
  ])("the faces of a line of %o are %o", (text, runs) => {
    expect(faceRuns(text, "sans", draws).map((run) => [run.text, run.face])).toEqual(runs);
  });
});

describe("a document", () => {
  it("a document prints names in Greek and Cyrillic, and says where one is in a script that it cannot print", async () => {
    const { texts } = await read((pdf) => {
      paragraph(pdf, "Ελένη Παπαδοπούλου, Олена Ґжицька, Нгуен", { style: { ...style, face: "serif" } });
      paragraph(pdf, "李小龍", { style });
      footers(pdf, "Жанна", style, "#cccccc");
    });
    const words = texts.join(" ").replaceAll(/\s+/gu, " ");
    for (const name of ["Ελένη Παπαδοπούλου, Олена Ґжицька, Нгуен", "[…]", "Жанна"]) {
      expect(words).toContain(name);
    }
  });

  it("a document prints names in Arabic, Hebrew and Vietnamese, without a sign for what is missing", async () => {
    const { texts } = await read((pdf) => {
      paragraph(pdf, "Pour محمد علي, à Lyon", { style: { ...style, face: "serif" } });
      paragraph(pdf, "שרה כהן · Nguyễn Thị Hồng Ngọc", { style });
    });
    const words = texts.join(" ").replaceAll(/\s+/gu, " ");
    for (const name of ["محمد", "علي", "שרה", "כהן", "Nguyễn Thị Hồng Ngọc"]) expect(words).toContain(name);
    expect(words).not.toContain("[…]");
  });

  it("parts a long paragraph over pages and never leaves one line alone", async () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, index) => `ligne ${index}.`).join("\n");
    const { pages, texts, elements } = await read((pdf) => paragraph(pdf, lines(54), { style }));
    expect(pages).toBe(2);
    expect(texts[1]?.match(/ligne/gu)?.length).toBeGreaterThanOrEqual(2);
    expect(texts.join("")).toContain("ligne 53.");
    expect(flatten(elements).filter(({ role }) => role === "P").length).toBeGreaterThan(0);
  });

  it("a document keeps a heading with what follows it", async () => {
    const { texts } = await read((pdf) => {
      pdf.y = 760;
      heading(pdf, "Titre", { level: 2, style });
      paragraph(pdf, "Suite", { style });
    });
    expect(texts.map((text) => text.trim())).toEqual(["", "Titre Suite"]);
  });

  it("a document has lists of labelled items", async () => {
    const { elements } = await read((pdf) => list(pdf, ["un", "deux"], { style }));
    const roles = flatten(elements).map(({ role }) => role);
    expect(roles).toEqual("Document L LI Lbl LBody P LI Lbl LBody P".split(" "));
  });

  it("a document draws the head of a table on every page and reads it once", async () => {
    const rows = Array.from({ length: 60 }, (_, index): TableRow => ({
      cells: [{ texts: [{ text: `rang ${index}`, style }] }],
    }));
    const columns = [
      { head: "Nom", width: 200 },
      { head: "Rien", width: 100 },
    ];
    const { texts, elements, pages } = await read((pdf) => {
      table(pdf, { columns, rows }, look);
      expect(pageCount(pdf)).toBe(2);
      footers(pdf, "Pied de page ".repeat(30), style, "#cccccc");
    });
    expect(pages).toBe(2);
    for (const [index, text] of texts.entries()) {
      expect(text).toMatch(/Nom\s+Rien/u);
      expect(text).toContain(`page ${index + 1} / 2`);
      expect(text).toMatch(/Pied de page.*…/u);
    }
    const heads = flatten(elements).filter(({ role, text }) => role === "TH" && text.trim() === "Nom");
    expect(heads).toHaveLength(1);
  });
});
