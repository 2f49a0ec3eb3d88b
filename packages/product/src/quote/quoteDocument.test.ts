import { formatMoney } from "@carnation/domain/format";
import * as fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { parseBusiness } from "../profile/business.ts";
import { quoteOf } from "./issuedQuote.ts";
import { type PrintableQuote, quoteDocument, UNNUMBERED } from "./quoteDocument.ts";
import { capsules, printableQuote, quoteItem, signedQuote } from "./testing/printableQuote.ts";

const of = (changes: Partial<PrintableQuote> = {}) => quoteDocument({ ...printableQuote, ...changes });
const emitterOf = (changes: Partial<PrintableQuote["emitter"]>) =>
  of({ emitter: { ...printableQuote.emitter, ...changes } });

describe("a quote's document", () => {
  it("a quote's document is named after its number wherever it is named", () => {
    expect(of()).toMatchObject({
      title: "Devis\u00A0n°\u00A0D-2026-0042",
      fileName: "Devis D-2026-0042.pdf",
      subject: "Votre devis n°\u00A0D-2026-0042",
      heading: "Devis",
      number: "D-2026-0042",
      facts: [
        "N°\u00A0D-2026-0042",
        "21\u00A0novembre\u00A02026",
        "Valable jusqu’au 21\u00A0décembre\u00A02026",
      ],
    });
    expect(of({ version: 2 })).toMatchObject({
      title: "Devis\u00A0n°\u00A0D-2026-0042, version\u00A02",
      fileName: "Devis D-2026-0042 version 2.pdf",
      number: "D-2026-0042, version\u00A02",
    });
  });

  it("a quote's document has no number before it is issued", () => {
    const { number: _, version: _version, signature: _signature, ...draft } = printableQuote;
    expect(quoteDocument(draft)).toMatchObject({
      title: "Devis",
      fileName: "Devis.pdf",
      subject: "Votre devis",
      number: UNNUMBERED,
      agreement: { signed: null },
    });
  });

  it("a quote's document says who issues it, above and at its foot", () => {
    const { emitter, legal } = of();
    expect(emitter).toEqual({
      name: "Institut Lumière de Peau",
      person: "Claire Martin",
      logo: null,
      accent: null,
      lines: [
        "Claire Martin, esthéticienne",
        "12, rue des Lilas",
        "69003\u00A0Lyon",
        "04\u00A000\u00A000\u00A000\u00A000",
        "claire@lumieredepeau.example",
      ],
    });
    expect(legal).toBe(
      "Institut Lumière de Peau, EI — SIRET\u00A0732\u00A0829\u00A0320\u00A000074 — RCS Lyon — TVA\u00A0FR\u00A044\u00A0732\u00A0829\u00A0320 — Médiateur de la consommation\u00A0:\u00A0exemple-mediation.fr",
    );
  });

  it("a quote's document has the mark and the colour of the business, where they can be printed", () => {
    expect(emitterOf({ logo: "l1.png", colour: "#1A6B5A" }).emitter).toMatchObject({
      logo: "l1.png",
      accent: "#1a6b5a",
    });
    expect(emitterOf({ logo: "../l1.png", colour: "#ffee00" }).emitter).toMatchObject({
      logo: null,
      accent: null,
    });
  });

  it("a quote's document leaves out what is not known, and stands for a name that nobody stored", () => {
    const bare = { ...parseBusiness({}), company: " ", email: "" };
    expect(emitterOf({ ...bare, firstname: "Claire", lastname: "" })).toMatchObject({
      emitter: { name: "Claire", person: "Claire", lines: [] },
      legal: "Claire",
    });
    expect(emitterOf({ ...bare, firstname: "", lastname: "", activity: "Esthéticienne" })).toMatchObject({
      emitter: { name: "Votre praticien", person: "Votre praticien", lines: ["Esthéticienne"] },
    });
    expect(emitterOf({ vatExempt: true }).legal).not.toContain("TVA");
  });

  it("a quote's document is for somebody, whose address is printed once", () => {
    expect(of().recipient).toEqual({
      label: "Destinataire",
      name: "Anaïs Morel",
      lines: ["anais@exemple.fr"],
    });
    const recipient = { name: "Client de passage", email: null, lines: ["x", "x", " "] };
    expect(of({ recipient }).recipient).toMatchObject({ name: "Client de passage", lines: ["x"] });
  });

  it("a quote's document prints its conditions, then those of every quote, unless they say the same", () => {
    expect(of().conditions.paragraphs).toEqual([
      "Règlement à chaque séance, par carte ou en espèces.",
      "Devis gratuit\u202F!",
      "Séances à programmer sous six mois.",
    ]);
    expect(of({ conditions: "Séances à programmer sous six mois." }).conditions.paragraphs).toEqual([
      "Séances à programmer sous six mois.",
    ]);
    expect(of({ conditions: "", emitter: { ...printableQuote.emitter, mentions: "" } }).conditions).toEqual({
      label: "Conditions",
      paragraphs: [],
    });
  });

  it("a quote's document says who agreed, where and when", () => {
    expect(of().agreement).toEqual({
      label: "«\u00A0Bon pour accord\u00A0», date et signature",
      signed: null,
    });
    expect(quoteDocument(signedQuote).agreement.signed).toEqual({
      name: "Anaïs Morel, à Lyon",
      date: "21\u00A0novembre\u00A02026, 14\u00A0h\u00A022",
      text: "Anaïs Morel, à Lyon, le 21\u00A0novembre\u00A02026, 14\u00A0h\u00A022",
    });
    const signature = { name: "Anaïs Morel", date: new Date("2026-11-21T13:22:00Z") };
    expect(of({ signature }).agreement.signed?.name).toBe("Anaïs Morel");
  });

  it("a quote's document is dated by its signature, else by its day of issue, and never throws for a day that is none", () => {
    expect(of().dated).toEqual(new Date("2026-11-20T23:00:00Z"));
    expect(quoteDocument(signedQuote).dated).toEqual(new Date("2026-11-21T13:22:00Z"));
    expect(of({ issuedOn: "bientôt" })).toMatchObject({ issuedOn: "bientôt", dated: new Date(0) });
  });
});

describe("its printed table", () => {
  it("the printed table of a quote has the lines under their headings", () => {
    const { columns, groups } = of().printed;
    expect(Object.values(columns)).toEqual(["Désignation", "Qté", "PU TTC", "TVA", "Total TTC"]);
    expect(groups.map(({ title, lines }) => [title, lines.length])).toEqual([
      ["En cabine", 2],
      ["À la maison", 4],
    ]);
    expect(groups[0]?.lines[1]).toEqual({
      id: "led",
      label: "LED rouge 20 min",
      details: "En cabine, cure de 8 séances",
      quantity: "8",
      unit: "35,00\u00A0€",
      vat: "20\u00A0%",
      total: "280,00\u00A0€",
    });
    expect(groups[1]?.lines[3]?.details).toBe("");
  });

  it("the printed table of a quote has no heading over a single part", () => {
    const items = printableQuote.items.filter(({ group }) => group === "home");
    expect(of({ items }).printed.groups.map(({ title }) => title)).toEqual([""]);
    expect(of({ items: [] }).printed.groups).toEqual([]);
  });

  it.each<[string, Partial<PrintableQuote>, readonly string[]]>([
    [
      "a discount",
      {},
      [
        "Sous-total TTC 532,00 €",
        "Remise 10 % −53,20 €",
        "Total HT 399,00 €",
        "TVA 20 % 79,80 €",
        "Total TTC 478,80 €",
      ],
    ],
    [
      "two rates",
      { items: [...printableQuote.items, capsules], discount: 0 },
      [
        "Total HT 463,33 €",
        "TVA 20 % sur 443,33 € HT 88,67 €",
        "TVA 5,5 % sur 20,00 € HT 1,10 €",
        "Total TTC 553,10 €",
      ],
    ],
    ["no VAT", { vat: "exempt", discount: 0 }, ["Total 532,00 €"]],
    ["a missing price", { items: [quoteItem("x", "Sérum", [1, null])] }, ["Total TTC Prix à saisir"]],
  ])("the printed table of a quote prints the totals of %s", (_what, changes, expected) => {
    const { totals } = of(changes).printed;
    const rows = totals.map(({ label, note, amount }) => [label, note, amount].filter(Boolean).join(" "));
    expect(rows.map((row) => row.replaceAll("\u00A0", " "))).toEqual(expected);
    expect(totals.map(({ isTotal }) => isTotal)).toEqual(
      totals.map((_row, index) => index === totals.length - 1),
    );
  });

  it("the printed table of a quote names the law where no VAT is counted, and has no column for it", () => {
    const { columns, mention, groups } = of({ vat: "exempt" }).printed;
    expect(columns).toMatchObject({ unit: "PU", vat: null, total: "Total" });
    expect(groups[0]?.lines[0]?.vat).toBe("");
    expect(mention).toBe("TVA non applicable, art. 293 B du CGI");
    expect(of().printed.mention).toBe("");
  });

  test("the printed table of a quote prints the total that the quote comes to, whatever it sells", () => {
    const items = fc.array(
      fc.record({ price: fc.integer({ min: 0, max: 500_000 }), quantity: fc.integer({ min: 1, max: 99 }) }),
      { minLength: 1, maxLength: 12 },
    );
    fc.assert(
      fc.property(items, fc.integer({ min: 0, max: 100 }), (sold, discount) => {
        const lines = sold.map(({ price, quantity }, index) =>
          quoteItem(`l${index}`, "Soin", [quantity, price]),
        );
        const { totals } = quoteOf({ items: lines, discount, vat: "included" });
        expect(of({ items: lines, discount }).printed.totals.at(-1)?.amount).toBe(
          formatMoney(totals?.total ?? -1),
        );
      }),
    );
  });
});
