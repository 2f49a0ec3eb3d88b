import { type PrintableQuote, quoteDocument, type QuoteDocument } from "@carnation/product/quote";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { flatten, readPdf, type ReadPdf } from "../pdf/testing/readPdf.ts";
import { quoteMail } from "./quoteMail.ts";
import { quotePdf } from "./quotePdf.ts";
import { agreement, drawnLine, issuedQuote, line, twelveLines } from "./testing/quoteExample.ts";

const of = (changes: Partial<PrintableQuote> = {}): QuoteDocument =>
  quoteDocument({ ...issuedQuote, ...changes });
/** pdf.js reads no-break spaces as ordinary ones, and a line's end as one. */
const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

describe("a quote's PDF", () => {
  let drawn: Uint8Array;
  let document: QuoteDocument;
  let bytes: Uint8Array;
  let read: ReadPdf;

  beforeAll(async () => {
    drawn = await drawnLine();
    document = of({ signature: agreement });
    bytes = await quotePdf(document, drawn, drawn);
    read = await readPdf(bytes);
  });

  const textsOf = (role: string): string[] =>
    flatten(read.elements)
      .filter((element) => element.role === role)
      .map(({ text }) => plain(text));

  it("a quote's PDF says in French what it is, in its title and to screen readers", () => {
    expect(read.title).toBe("Devis\u00A0n°\u00A0D-2026-0042");
    expect(read.lang).toBe("fr-FR");
    expect(read.source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(read.source).toMatch(/\/Marked true/u);
    expect(textsOf("H1")).toEqual(["Devis"]);
  });

  it("a quote's PDF prints every word of its document, once, in the order of reading", () => {
    const { emitter, facts, recipient, printed, conditions, agreement: agreed, legal } = document;
    const { columns, groups, totals } = printed;
    const words = [
      emitter.name,
      ...emitter.lines,
      "Devis",
      ...facts,
      recipient.label,
      recipient.name,
      ...recipient.lines,
      ...Object.values(columns),
      ...groups.flatMap(({ title, lines }) => [
        title,
        ...lines.flatMap(({ label, details, quantity, unit, vat, total }) => [
          label,
          details,
          quantity,
          unit,
          vat,
          total,
        ]),
      ]),
      ...totals.flatMap(({ label, note, amount }) => [label, note, amount]),
      conditions.label,
      ...conditions.paragraphs,
      agreed.label,
      agreed.signed?.text ?? "",
      legal,
    ];
    const said = flatten(read.elements)
      .filter(({ children }) => children.length === 0)
      .map(({ text }) => text)
      .join(" ");
    expect(plain(said)).toBe(plain(words.join(" ")));
  });

  it("a quote's PDF has its lines and totals as tables with named columns and rows", () => {
    const [lines, totals] = flatten(read.elements).filter(({ role }) => role === "Table");
    const rows = flatten([lines!]).filter(({ role }) => role === "TR");
    expect(rows.map(({ children }) => children.map(({ role }) => role).join(" "))).toEqual([
      "TH TH TH TH TH",
      ...Array.from({ length: 2 + 4 }, () => "TH TD TD TD TD"),
    ]);
    const sums = flatten([totals!]).filter(({ role }) => role === "TR");
    expect(sums.map(({ children }) => children.map(({ text }) => plain(text)))).toEqual(
      document.printed.totals.map(({ label, note, amount }) => [plain(`${label} ${note}`), plain(amount)]),
    );
  });

  it("a quote's PDF describes the mark and the signature", () => {
    const alts = flatten(read.elements).flatMap(({ role, alt }) => (role === "Figure" ? [alt] : []));
    expect(alts).toEqual([
      "Logo\u00A0: Institut Lumière de Peau",
      "Signature\u00A0: Anaïs Morel, à Lyon, le 21\u00A0novembre\u00A02026, 14\u00A0h\u00A022",
    ]);
  });

  it("a quote's PDF embeds its fonts, and no other one", () => {
    const descriptors = read.source.match(/\/Type \/FontDescriptor/gu) ?? [];
    expect(descriptors.length).toBeGreaterThan(2);
    expect(read.source.match(/\/FontFile2/gu)).toHaveLength(descriptors.length);
    expect(read.source).not.toContain("Helvetica");
  });

  it("a quote's PDF is the same file for the same contents, on one page", async () => {
    expect(Buffer.compare(await quotePdf(document, drawn, drawn), bytes)).toBe(0);
    expect(read.pages).toBe(1);
    expect(read.texts[0]).not.toContain("page 1");
    expect(bytes.length).toBeLessThan(200_000);
  });

  it("a quote's PDF keeps twelve long lines at two rates to two pages, their head on both, totals and agreement together", async () => {
    const twelve = of({ items: twelveLines, signature: agreement });
    const { pages, texts, elements } = await readPdf(await quotePdf(twelve, drawn, drawn));
    expect(pages).toBe(2);
    for (const [index, text] of texts.entries()) {
      expect(text).toContain("Désignation");
      expect(text).toContain(`page ${index + 1} / 2`);
      expect(text).toContain("Médiateur de la consommation");
    }
    expect(plain(texts[1] ?? "")).toMatch(
      /Sous-total TTC.*Total TTC.*Conditions.*Bon pour accord.*Anaïs Morel/u,
    );
    expect(texts[0]).not.toContain("Sous-total");
    // What stands again on a page is heard once.
    const heard = flatten(elements).filter(
      ({ text, children }) => children.length === 0 && text.includes("Désignation"),
    );
    expect(heard).toHaveLength(1);
  });

  it("a quote's PDF never leaves the totals on a page without a line", async () => {
    for (const count of [7, 8, 9, 10, 11, 12, 13]) {
      const items = Array.from({ length: count }, (_, index) => line(`l${index}`, "Sérum", [1, 1000]));
      const { texts } = await readPdf(await quotePdf(of({ items })));
      const last = plain(texts.at(-1) ?? "");
      expect(last).toMatch(/Sérum.*Sous-total TTC.*Bon pour accord/u);
    }
  });

  it.each<[string, Partial<PrintableQuote>, RegExp]>([
    ["no VAT", { vat: "exempt" }, /PU Total .*TVA non applicable, art\. 293 B du CGI/u],
    ["a missing price", { items: [line("x", "Sérum", [1, null])] }, /Total TTC Prix à saisir/u],
    ["no line", { items: [] }, /Total TTC 0,00 €/u],
    ["a second version", { version: 2 }, /N° D-2026-0042, version 2/u],
    [
      "odd characters",
      { recipient: { name: "Ṩmith\u2011Łukasz 李 🌸", email: null, lines: [] } },
      /Smith-Łukasz/u,
    ],
  ])("a quote's PDF prints %s", async (_what, changes, expected) => {
    const { texts } = await readPdf(await quotePdf(of(changes)));
    expect(plain(texts[0] ?? "")).toMatch(expected);
  });

  it("a quote's PDF is made of a draft, too", async () => {
    const { number: _, version: _version, signature: _signature, ...draft } = issuedQuote;
    const { texts, title } = await readPdf(await quotePdf(quoteDocument(draft)));
    expect([title, plain(texts[0] ?? "")]).toEqual([
      "Devis",
      expect.stringContaining("N° attribué à l’émission"),
    ]);
  });

  it("a quote's PDF is made without a picture that cannot be read", async () => {
    const broken = new Uint8Array([1, 2, 3]);
    const { elements, texts } = await readPdf(await quotePdf(of({ signature: agreement }), broken, broken));
    expect(flatten(elements).filter(({ role }) => role === "Figure")).toEqual([]);
    expect(plain(texts[0] ?? "")).toContain("Anaïs Morel, à Lyon, le 21 novembre 2026, 14 h 22");
  });

  it("a quote's PDF prints conditions without end, and whatever people paste, to the last word", async () => {
    const endless = "Les séances non annulées la veille sont dues. ".repeat(90);
    const { texts } = await readPdf(await quotePdf(of({ conditions: `${endless}\nDernier mot.` })));
    expect(plain(texts.join(" "))).toContain("Dernier mot.");
    expect(plain(texts[0] ?? "")).toMatch(/Total TTC.*Bon pour accord.*Conditions/u);
    const sign = fc.constantFrom(
      "a",
      "W",
      "é",
      " ",
      "\n",
      "-",
      "🌸",
      "李",
      "\u0301",
      "\u202F",
      "mot de la peau ",
    );
    const text = (most: number) =>
      fc.array(sign, { maxLength: most, size: "max" }).map((signs) => signs.join(""));
    await fc.assert(
      fc.asyncProperty(text(120), text(2000), async (word, words) => {
        const emitter = {
          ...issuedQuote.emitter,
          company: word,
          street: word,
          mediator: word,
          mentions: words,
        };
        const items = [line("x", word, [99, 9_999_999], { details: words })];
        const recipient = { name: word, email: word, lines: [word] };
        const file = await quotePdf(
          of({ emitter, items, recipient, conditions: words, signature: agreement }),
          drawn,
        );
        expect((await readPdf(file)).pages).toBeGreaterThan(0);
      }),
      { numRuns: process.env["CARNATION_DEEP"] === "1" ? 40 : 3 },
    );
  });
});

describe("the letter of a quote", () => {
  const wordsOf = (document: QuoteDocument, firstname: string | null) =>
    plain(JSON.stringify(quoteMail(document, firstname).blocks));

  it("the letter of a quote says what it comes to, until when, and how to accept it", () => {
    expect(quoteMail(of(), "Anaïs").subject).toBe("Votre devis n°\u00A0D-2026-0042");
    const words = wordsOf(of(), "Anaïs");
    expect(words).toMatch(/Bonjour Anaïs,.*votre devis n° D-2026-0042, valable jusqu’au 21 décembre 2026/u);
    const { totals } = of().printed;
    expect(words).toContain(plain(totals[1]?.amount ?? "?"));
    expect(words).toContain(plain(totals.at(-1)?.amount ?? "?"));
    expect(words).toMatch(/Pour l’accepter.*Bien à vous,.*Claire Martin.*Esthéticienne.*vous avez accepté/u);
  });

  it("thanks whoever signed, and knows who has no file", () => {
    const words = wordsOf(of({ signature: agreement }), null);
    expect(words).toMatch(/Bonjour,.*signé le 21 novembre 2026.*Merci de votre confiance/u);
    expect(words).toContain("vous avez donné votre adresse");
    expect(words).not.toContain("Pour l’accepter");
  });
});
