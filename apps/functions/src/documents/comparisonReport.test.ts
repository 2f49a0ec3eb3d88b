import { compareDiagnoses, type DiagnosisComparison } from "@carnation/domain/comparison";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { emptyRoutine, type RoutineStep } from "@carnation/domain/routine";
import { parseBusiness } from "@carnation/product/profile";
import {
  type ComparisonReport,
  type ComparisonReportInput,
  comparisonReportOf,
} from "@carnation/product/report";
import * as fc from "fast-check";
import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { flatten, readPdf, type ReadPdf } from "../pdf/testing/readPdf.ts";
import { comparisonReport } from "./comparisonReport.ts";
import type { ReportPhotoFiles } from "./reportPhotos.ts";
import { facePhotos } from "./testing/facePhotos.ts";

/** Thirteen criteria at two dates; the firmness has no second value. */
const [june, november] = [
  { 30: 38, 31: 40, 32: 61, 33: 71, 69: 69, 35: 65, 36: 88, 37: 68, 39: 71, 41: 41, 50: 41, 51: 66, 999: 3 },
  { 30: 46, 31: 39, 32: 63, 33: 84, 69: 71, 35: 74, 36: 94, 39: 64, 41: 37, 50: 47, 51: 81, 999: 3 },
];

const compared = (before: object = june, after: object = november): DiagnosisComparison => {
  const diagnosis = (id: string, created: string, values: object) => ({
    id,
    uid: "claire",
    customer: "anais",
    created: new Date(created),
    state: "done" as const,
    engineVersion: "1.0.0",
    result: parseDiagnosisResult(
      Object.entries(values).map(([key, value]) => ({
        algorithm_version_id: Number(key),
        result: { area_results: [{ area_name: "face", main_metric: { value } }] },
      })),
    ),
  });
  const outcome = compareDiagnoses(
    diagnosis("d1", "2026-06-12T09:00:00Z", before),
    diagnosis("d2", "2026-11-21T09:00:00Z", after),
  );
  if (!outcome.ok) throw new Error(outcome.refusal);
  return outcome.comparison;
};

const claire = {
  firstname: "Claire",
  lastname: "Martin",
  company: "Institut Lumière de Peau",
  email: "claire@lumieredepeau.example",
  business: parseBusiness({ city: "Lyon", postcode: "69003", website: "https://lumieredepeau.example" }),
};

const reportOf = (changes: Partial<ComparisonReportInput> = {}): ComparisonReport =>
  comparisonReportOf({
    comparison: compared(),
    recap: null,
    profile: claire,
    customer: { firstname: "Anaïs", lastname: "Morel" },
    issued: new Date("2026-11-21T13:05:00Z"),
    ...changes,
  });

const step = (label: string): RoutineStep => {
  const texts = { label, frequency: "", note: "", override: null };
  return { ...texts, id: "s1", recommendation: "r1", place: 0, quantity: 1 };
};

describe("a comparison report", () => {
  let photos: ReportPhotoFiles;
  let bytes: Uint8Array;
  let read: ReadPdf;

  beforeAll(async () => {
    photos = await facePhotos();
    bytes = await comparisonReport(reportOf(), photos);
    read = await readPdf(bytes);
  });

  const all = () => flatten(read.elements);
  const of = (role: string) => all().filter((element) => element.role === role);

  it("a comparison report says in French what it is, in its title and to screen readers", () => {
    expect(read.title).toBe("Votre comparaison de peau du 12\u00A0juin au 21\u00A0novembre\u00A02026");
    expect(read.lang).toBe("fr-FR");
    expect(read.source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(read.source).toMatch(/\/Marked true/u);
  });

  it("a comparison report is read from the head to the foot: title, recap, criteria, photos, what follows", () => {
    expect([...of("H1"), ...of("H2")].map(({ text }) => text.trim())).toEqual([
      "Votre comparaison de peau",
      "Le bilan",
      "Critère par critère",
      "Là où la peau a changé",
      "Et maintenant",
    ]);
    const text = read.texts.join(" ");
    const order = [
      "Institut Lumière de Peau",
      "Anaïs Morel, du 12 juin au 21 novembre 2026",
      "Avant, 12 juin 2026",
      "améliorations",
      "Texte généré automatiquement",
      "Scores, sur 100",
      "ne remplacent pas l’avis d’un médecin",
    ].map((part) => text.indexOf(part));
    expect(order).toEqual(order.toSorted((one, other) => one - other));
    expect(order[0]).toBeGreaterThanOrEqual(0);
  });

  it("a comparison report has its table as a table: named columns, named rows, verdicts in words", () => {
    const table = of("Table")[0]!;
    const heads = flatten([table]).filter(({ role }) => role === "TH");
    expect(heads.slice(0, 6).map(({ text }) => text.trim())).toEqual([
      "Critère",
      "Échelle, le mieux à droite",
      "Avant",
      "Après",
      "Écart",
      "Évolution",
    ]);
    const rows = flatten([table]).filter(({ role }) => role === "TR");
    expect(rows).toHaveLength(1 + 3 + 13);
    const row = rows.find(({ text }) => text.trim().startsWith("Rougeurs"))!;
    expect(row.children.map(({ role }) => role)).toEqual(["TH", "TD", "TD", "TD", "TD", "TD"]);
    expect(row.text).toMatch(/Rougeurs marquées\s+38\s+46\s+\+8 points\s+Amélioration/u);
  });

  it("a comparison report tells the care that was advised between the two photos, before what follows", async () => {
    const evening = [step("Sérum apaisant"), step("Crème de nuit")];
    const routine = { ...emptyRoutine, evening, cabin: [step("LED rouge 20 min")] };
    const { elements, texts } = await readPdf(await comparisonReport(reportOf({ routine }), photos));
    const headings = flatten(elements).filter(({ role }) => role === "H2");
    expect(headings.at(-2)?.text.trim()).toBe("Ce qui a été utilisé entre les deux dates");
    expect(texts.join(" ")).toMatch(
      /Soins conseillés le 12 juin 2026\. Soir : Sérum apaisant, Crème de nuit En cabine : LED rouge 20 min/u,
    );
  });

  it("a comparison report describes each picture: both photos, then a pair for each change that masks show", () => {
    const alts = of("Figure").map(({ alt }) => alt);
    expect(alts.slice(0, 2)).toEqual([
      "Anaïs Morel\u00A0: visage photographié le 12\u00A0juin\u00A02026",
      "Anaïs Morel\u00A0: visage photographié le 21\u00A0novembre\u00A02026",
    ]);
    expect(alts.slice(2).map((alt) => alt?.split(",")[0])).toEqual([
      "Contour de l’œil",
      "Pores",
      "Rougeurs",
      "Imperfections",
    ]);
  });

  it("a comparison report links to its author by named links only", () => {
    expect(read.links).toEqual([
      { url: "mailto:claire@lumieredepeau.example", contents: "Écrire à Claire Martin" },
      { url: "https://lumieredepeau.example/", contents: "Ouvrir le site\u00A0: Institut Lumière de Peau" },
    ]);
  });

  it("a comparison report embeds its fonts, Newsreader and Hanken Grotesk, and no other one", () => {
    const fonts = [...read.source.matchAll(/\/BaseFont \/(?:[A-Z]+\+)?(\S+)/gu)].map(([, name]) => name);
    expect(new Set(fonts)).toEqual(
      new Set(["Newsreader-Regular", "HankenGrotesk-Regular", "HankenGrotesk-Medium"]),
    );
    const descriptors = read.source.match(/\/Type \/FontDescriptor/gu) ?? [];
    expect(read.source.match(/\/FontFile2/gu)).toHaveLength(descriptors.length);
    expect(read.source).not.toContain("Helvetica");
  });

  it("a comparison report is the same file for the same contents, small, numbered at the foot", async () => {
    const again = await comparisonReport(reportOf(), photos);
    expect(Buffer.compare(again, bytes)).toBe(0);
    expect(bytes.length).toBeLessThan(1_000_000);
    for (const [index, text] of read.texts.entries()) {
      expect(text).toContain(`page ${index + 1} / ${read.pages}`);
    }
  });

  it.each([
    ["erased", { missingPhotos: ["after"] }, null, "La photo du 21 novembre 2026 a été effacée"],
    ["not given", {}, null, "Ce rapport présente les mesures seules."],
    ["unreadable", {}, new Uint8Array([1, 2, 3]), "Ce rapport présente les mesures seules."],
  ] as const)(
    "a comparison report has the numbers only where a photo is %s, and says so",
    async (_, changes, broken, sentence) => {
      const given =
        broken === null && "missingPhotos" in changes
          ? photos
          : broken && { ...photos, after: { bytes: broken, masks: null } };
      const { elements, texts, pages } = await readPdf(await comparisonReport(reportOf(changes), given));
      expect(flatten(elements).filter(({ role }) => role === "Figure")).toEqual([]);
      expect(texts[0]).toContain(sentence);
      expect(pages).toBeLessThanOrEqual(3);
    },
  );

  it("a comparison report shows the photos of older diagnoses, which have no masks, once", async () => {
    const older = {
      before: { ...photos.before, masks: null },
      after: { ...photos.after, masks: null },
    };
    const { elements } = await readPdf(await comparisonReport(reportOf(), older));
    expect(flatten(elements).filter(({ role }) => role === "Figure")).toHaveLength(2);
  });

  it("a comparison report has three pages at most, whatever it says", async () => {
    const many = Array.from({ length: 20 }, () => step("Sérum de jour et de nuit ".repeat(5).trim()));
    const name = "Marie-Antoinette Joséphine de La Rochefoucauld-Montmorency-X";
    const report = reportOf({
      profile: {
        firstname: name,
        lastname: name,
        company: `${name} ${name}`,
        email: `${"a".repeat(60)}@${"b".repeat(60)}.example`,
        business: parseBusiness({ activity: name, street: name, complement: name, city: name }),
      },
      customer: { firstname: name, lastname: name },
      recap: { text: "Une phrase assez longue sur la peau et sa lumière. ".repeat(200), source: "model" },
      nextStep: "Une proposition de soin pour les semaines qui viennent. ".repeat(50),
      routine: { ...emptyRoutine, morning: many, evening: many, weekly: many, cabin: many },
    });
    const details = Array.from(
      { length: 20 },
      (_, index) => `Détail ${index} : ${"joue droite (+12 points), ".repeat(9)}`,
    );
    const { pages, texts } = await readPdf(await comparisonReport({ ...report, details }, photos));
    expect(pages).toBe(3);
    expect(texts[2]).toContain("ne remplacent pas l’avis d’un médecin");
    expect(texts[2]).toMatch(/Et \d+ autres précisions dans votre dossier/u);
  });

  it("a comparison report is three pages at most of whatever people paste", async () => {
    const sign = fc.constantFrom(
      "a",
      "W",
      "é",
      " ",
      "mot de la peau ",
      "\n",
      "\n\n",
      "-",
      "🌸",
      "李",
      "\u0301",
      "\u202F",
    );
    const text = (most: number) =>
      fc.array(sign, { maxLength: most, size: "max" }).map((signs) => signs.join(""));
    const pasted = fc.record({
      name: text(200),
      line: text(300),
      recap: text(6000),
      details: fc.array(text(300)),
    });
    await fc.assert(
      fc.asyncProperty(pasted, async ({ name, line, recap, details }) => {
        const report = reportOf({
          profile: {
            firstname: name,
            lastname: name,
            company: line,
            email: `${"W".repeat(120)}@${"W".repeat(120)}.fr`,
            business: parseBusiness({ activity: line, street: line, complement: line, city: line }),
          },
          customer: { firstname: name, lastname: name },
          recap: { text: recap, source: "professional" },
          nextStep: line,
          routine: { ...emptyRoutine, morning: [step(line)], cabin: [step(name)] },
        });
        const file = await comparisonReport({ ...report, details }, photos);
        expect((await readPdf(file)).pages).toBeLessThanOrEqual(3);
      }),
      { numRuns: process.env["CARNATION_DEEP"] === "1" ? 40 : 3 },
    );
  });

  it("a comparison report draws no empty box: what the fonts lack is written otherwise or left out", async () => {
    const report = reportOf({
      customer: { firstname: "Zoé 🌸", lastname: "Ṩmith\u2011Łukasz 李" },
      recap: { text: "Très bien ✓. Bravo\u202F!\n\nDe 66 → 81.", source: "model" },
    });
    const { texts } = await readPdf(await comparisonReport(report));
    expect(texts[0]).toContain("Zoé Smith-Łukasz […], du 12 juin");
    expect(texts[0]).toMatch(/Très bien\. Bravo !/u);
    expect(texts[0]).toContain("De 66 – 81.");
    const other = reportOf({ customer: { firstname: "李", lastname: "小龙" } });
    const { texts: unnamed } = await readPdf(await comparisonReport(other));
    expect(unnamed[0]).toMatch(/peau \[…\], du 12 juin au 21 novembre 2026 \[…\] remplace des lettres/u);
    expect(unnamed[0]).toContain("Observation cosmétique · […] · du 12 juin");
    const greek = reportOf({ customer: { firstname: "Ελένη", lastname: "Жданова" } });
    const { texts: named } = await readPdf(await comparisonReport(greek));
    expect(named[0]).toMatch(/Ελένη\s+Жданова,\s+du 12 juin/u);
    expect(named[0]).not.toContain("remplace des lettres");
  });

  it("a comparison report has the business' logo and colour in its head; a logo that cannot be read is left out", async () => {
    const profile = { ...claire, business: { ...claire.business, logo: "l.png", colour: "#1a6b5a" } };
    const logo = await sharp({ create: { width: 900, height: 300, channels: 4, background: "#1a6b5a80" } })
      .png()
      .toBuffer();
    const figures = async (bytes: Uint8Array): Promise<(string | undefined)[]> =>
      flatten((await readPdf(bytes)).elements)
        .filter(({ role }) => role === "Figure")
        .map(({ alt }) => alt);
    const marked = await comparisonReport(reportOf({ profile }), null, logo);
    expect(await figures(marked)).toEqual(["Logo\u00A0: Institut Lumière de Peau"]);
    expect(marked.byteLength).toBeLessThan(300_000);
    const broken = await comparisonReport(reportOf({ profile }), null, logo.subarray(0, 30));
    const other = await comparisonReport(reportOf({ profile }), null, Buffer.from("<svg/>"));
    expect([await figures(broken), await figures(other)]).toEqual([[], []]);
  });
});
