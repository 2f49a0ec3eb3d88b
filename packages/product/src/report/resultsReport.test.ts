import { criteria } from "@carnation/domain/criterion";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { entry, notMeasured } from "@carnation/domain/testing/resultEntries";
import { describe, expect, it } from "vitest";
import { resultsReport, type ResultsReportInput } from "./resultsReport.ts";
import { claire } from "./testing/reports.ts";

const taken = new Date("2026-11-21T13:05:00Z");
const input: ResultsReportInput = {
  result: parseDiagnosisResult([
    entry(32, 88, { confidence: "high", margin: 6.4 }),
    entry(33, 30, { confidence: "medium" }),
    entry(50, 90, { confidence: "low" }),
    entry(999, 3, { confidence: "high" }),
    entry(31, 41),
    notMeasured(37, "area-hidden"),
  ]),
  hidden: [],
  profile: claire,
  customer: { firstname: "Anaïs", lastname: "Morel" },
  taken,
  issued: new Date("2026-11-23T09:00:00Z"),
};
const of = (changes: Partial<ResultsReportInput> = {}) => resultsReport({ ...input, ...changes });
const plain = (text: string): string => text.replace(/[\u00A0\u202F]/gu, " ");

describe("the results of one photo as a report", () => {
  it("the report of one photo names the client, the moment of the photo and who issues it", () => {
    const { title, fileName, subject, period, dated, footer, consent } = of();
    expect([title, fileName, subject, period, dated].map(plain)).toEqual([
      "Vos résultats de peau, Anaïs Morel",
      "Résultats de peau - Anaïs Morel - 2026-11-21.pdf",
      "Vos résultats de peau du 21 novembre 2026",
      "photo du 21 novembre 2026, 14 h 05",
      "Établi le 23 novembre 2026",
    ]);
    expect(footer.map(plain)).toContain("21 novembre 2026");
    expect(consent).toContain(claire.email);
  });

  it("the report of a quick diagnosis and of a professional without an address names neither", () => {
    const { title, fileName, photoAlt, consent, footer } = of({
      customer: null,
      profile: { ...claire, email: "" },
    });
    expect([title, fileName]).toEqual(["Vos résultats de peau", "Résultats de peau - 2026-11-21.pdf"]);
    expect(plain(photoAlt)).toBe("visage photographié le 21 novembre 2026");
    expect(consent).not.toContain("@");
    expect(footer).not.toContain("");
  });

  it("the report of one photo has strengths and priorities of sure measures, and calls the others indicative", () => {
    const { highlights, rows } = of();
    expect(highlights.map(({ title, items }) => [title, items.map(plain)])).toEqual([
      ["Vos points forts", ["Uniformité : teint homogène"]],
      ["À améliorer ensemble", ["Contour de l’œil : signes marqués"]],
    ]);
    expect(
      rows.map(({ id, value, band, bandLabel, margin }) => [id, value, band, bandLabel, plain(margin)]),
    ).toEqual(
      expect.arrayContaining([
        [32, "88/100", "good", "Point fort", "± 7 points"],
        [33, "30/100", "poor", "Priorité", expect.stringMatching(/^± \d+ points$/u)],
        [50, "90/100", null, "Indicatif", expect.any(String)],
        [999, "3/4", "medium", "À entretenir", ""],
      ]),
    );
  });

  it("the report of one photo lays each value out on its scale; steps and a margin of nothing have no stretch", () => {
    const exact = criteria.map((criterion) =>
      criterion.id === 32 ? { ...criterion, stable: 0 } : criterion,
    );
    const { rows } = of({
      result: parseDiagnosisResult([entry(32, 88), entry(999, 3)], { criteria: exact }),
    });
    const [uniformity, jowls] = rows;
    expect(uniformity).toMatchObject({ margin: "", scale: { margin: null, mark: { at: 0.88 } } });
    expect(jowls).toMatchObject({ scale: { margin: null, segments: { length: 4 } } });
    expect(of().rows.find(({ id }) => id === 32)?.scale.margin).toEqual({
      start: expect.closeTo(0.81),
      end: expect.closeTo(0.95),
    });
  });

  it("the report of one photo says what was looked at and what was not measured, and tells no age and nothing hidden", () => {
    const looked = criteria.map((criterion) => ({ ...criterion, observed: criterion.id === 35 }));
    const seen = parseDiagnosisResult([entry(35, 40), entry(32, 88), notMeasured(30, "area-hidden")], {
      criteria: looked,
    });
    const { unscored, rows } = of({ result: seen, hidden: [32] });
    expect(plain(unscored)).toMatch(
      /^À observer, sans score : pores\. Non évalué sur cette photo : .*rougeurs/u,
    );
    expect(rows.map(({ id }) => id)).not.toContain(32);
    expect(of().rows.map(({ id }) => id)).not.toContain(31);
    const all = parseDiagnosisResult(criteria.map(({ id, max }) => entry(id, max)));
    expect(of({ result: all }).unscored).toBe("");
  });
});
