import { recapText } from "@carnation/domain/comparison";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { describe, expect, it } from "vitest";
import { compared, diagnosis, laterDiagnosis, quality, scores } from "@carnation/domain/testing/diagnoses";
import { example, june, november } from "@carnation/domain/testing/exampleComparison";
import { comparisonReportSubject } from "../comparison/comparisonReportSubject.ts";
import { parseBusiness } from "../profile/business.ts";
import { area, entry, notMeasured } from "@carnation/domain/testing/resultEntries";
import { COMPARISON_RECAP_MAX } from "../comparison/comparisonRecap.ts";
import { reportHeadings } from "./reportHeadings.ts";
import { claire, reportOf } from "./testing/reports.ts";

describe("the head of a report", () => {
  it("the head of a report names the two dates, the client, the photos and who issues it", () => {
    expect(reportOf()).toMatchObject({
      title: comparisonReportSubject(example),
      heading: "Votre comparaison de peau",
      period: "du 12\u00A0juin au 21\u00A0novembre\u00A02026",
      client: "Anaïs Morel",
      photos: {
        before: {
          caption: "Avant, 12\u00A0juin\u00A02026",
          alt: "Anaïs Morel\u00A0: visage photographié le 12\u00A0juin\u00A02026",
        },
        after: { caption: "Après, 21\u00A0novembre\u00A02026" },
      },
      footer: [
        "Observation cosmétique",
        "Anaïs Morel",
        "du 12\u00A0juin au 21\u00A0novembre\u00A02026",
        "Institut Lumière de Peau",
      ],
      emitter: {
        name: "Institut Lumière de Peau",
        person: "Claire Martin",
        lines: [
          "Claire Martin",
          "Institut de beauté",
          "12, rue des Lilas",
          "69003\u00A0Lyon",
          "04\u00A078\u00A000\u00A000\u00A000",
        ],
        email: "claire@lumieredepeau.example",
        website: "https://lumieredepeau.example/",
        logo: null,
        accent: null,
      },
    });
  });

  it("the head of a report prints no address that names another site than it leads to", () => {
    const business = parseBusiness({ website: "https://bank.fr@evil.example" });
    const profile = { firstname: "Claire", lastname: "", company: "", email: "", business };
    expect(reportOf({ profile }).emitter.website).toBeNull();
  });

  it("the head of a report has a name whatever the profile says, and no address that opens something else", () => {
    const business = parseBusiness({ website: "javascript:alert(1)" });
    const nobody = { firstname: " ", lastname: "", company: "", email: "", business };
    expect(reportOf({ profile: { ...nobody, firstname: "Claire" } }).emitter).toMatchObject({
      name: "Claire",
      person: "Claire",
    });
    const { emitter, consent } = reportOf({ profile: nobody });
    expect(emitter).toEqual({
      name: "Votre praticien",
      person: "Votre praticien",
      lines: [],
      email: null,
      website: null,
      logo: null,
      accent: null,
    });
    expect(consent).toMatch(/en vous adressant à Votre praticien\.$/u);
    expect(reportOf().consent).toContain("à Institut Lumière de Peau (claire@lumieredepeau.example).");
  });

  it.each([
    [
      { logo: "l1.png", color: "#1A6B5A" },
      { logo: "l1.png", accent: "#1a6b5a" },
    ],
    // Pink on white cannot be read.
    [
      { logo: "l1.webp", color: "#f4b6c2" },
      { logo: "l1.webp", accent: null },
    ],
    [
      { logo: "../nadia/l1.png", color: "vert" },
      { logo: null, accent: null },
    ],
    [{ logo: "l1.svg" }, { logo: null, accent: null }],
  ])("the head of a report of the business %o takes %o", (business, emitter) => {
    const profile = { ...claire, business: parseBusiness(business) };
    expect(reportOf({ profile }).emitter).toMatchObject(emitter);
  });

  it("the head of a report gives up the end of a line that is longer than any real one", () => {
    const business = parseBusiness({
      activity: "a".repeat(999),
      website: `https://${"a".repeat(200)}.example`,
    });
    const { emitter, client } = reportOf({
      profile: { ...claire, company: "b".repeat(999), email: `${"d".repeat(300)}@e.fr`, business },
      customer: { firstname: "c".repeat(999), lastname: "" },
    });
    expect([emitter.name, ...emitter.lines, client].map(({ length }) => length)).toEqual([121, 13, 121, 131]);
    expect([emitter.website, emitter.email]).toEqual([null, null]);
  });

  it("the head of a report says that there are numbers only when a photo was erased", () => {
    expect(reportOf().withoutPhotos).toBeNull();
    expect(reportOf({ missingPhotos: ["before"] }).withoutPhotos).toBe(
      "La photo du 12\u00A0juin\u00A02026 a été effacée\u00A0: ce rapport présente les mesures seules.",
    );
    expect(reportOf({ missingPhotos: ["after"] }).withoutPhotos).toContain("21\u00A0novembre\u00A02026");
    expect(reportOf({ missingPhotos: ["after", "before"] }).withoutPhotos).toContain("Les deux photos");
  });

  it("the head of a report counts what there is", () => {
    expect(reportOf().counts).toEqual([
      { verdict: "improvement", count: 6, label: "améliorations" },
      { verdict: "watch", count: 1, label: "à surveiller" },
      { verdict: "stable", count: 5, label: "stables" },
      { verdict: "incomparable", count: 1, label: "non comparable" },
    ]);
    const one = compared(diagnosis(scores({ 30: 40 })), laterDiagnosis(scores({ 30: 60 })), {
      hidden: example.criteria.map(({ criterion }) => criterion.id).filter((id) => id !== 30),
    });
    expect(reportOf({ comparison: one }).counts).toEqual([
      { verdict: "improvement", count: 1, label: "amélioration" },
    ]);
  });
});

describe("the rows of a report", () => {
  it("stand by unit, the better news and the larger moves first", () => {
    const { groups } = reportOf();
    expect(groups.map(({ label }) => label)).toEqual([
      "Scores, sur 100",
      "Âges perçus, en années",
      "Ovale, sur 4 niveaux",
    ]);
    expect(groups[0]?.rows.map(({ label, change, verdict }) => `${label} ${change} ${verdict}`)).toEqual([
      "Hydratation apparente +15\u00A0points improvement",
      "Contour de l’œil +13\u00A0points improvement",
      "Rougeurs +8\u00A0points improvement",
      "Imperfections +6\u00A0points improvement",
      "Éclat +6\u00A0points improvement",
      "Taches pigmentaires −7\u00A0points watch",
      "Uniformité +2\u00A0points stable",
      "Rides et ridules +2\u00A0points stable",
      "Pores +2\u00A0points stable",
      "Fermeté  incomparable",
    ]);
  });

  it("the rows of a report say what is seen, what changed and why nothing can be said", () => {
    const rows = reportOf().groups.flatMap((group) => group.rows);
    const row = (id: number) => rows.find((one) => one.id === id);
    expect(row(30)).toMatchObject({
      phrase: "Rougeurs marquées",
      band: "poor",
      before: "38",
      after: "46",
      verdictLabel: "Amélioration",
      condition: "",
      obstacle: "",
    });
    expect([row(32), row(999)].map((one) => [one?.change, one?.condition])).toEqual([
      ["+2\u00A0points", "écart non significatif"],
      ["0\u00A0niveau", "inchangé"],
    ]);
    expect(row(41)).toMatchObject({
      phrase: "Estimation indicative",
      band: null,
      change: "−4\u00A0ans",
      before: "41",
    });
    expect(row(37)).toMatchObject({
      phrase: "",
      before: "68",
      after: "—",
      change: "",
      verdictLabel: "Non comparable",
      obstacle: "Critère non évalué sur la seconde photo.",
      scale: null,
    });
  });

  it("the rows of a report leaves out what neither photo measures, and says so in one sentence", () => {
    const before = diagnosis([
      ...scores({ 30: 40 }),
      notMeasured(37, "expression"),
      notMeasured(36, "expression"),
    ]);
    const after = laterDiagnosis([
      ...scores({ 30: 60 }),
      notMeasured(37, "expression"),
      notMeasured(36, "expression"),
    ]);
    const hidden = example.criteria
      .map(({ criterion }) => criterion.id)
      .filter((id) => ![30, 36, 37].includes(id));
    const report = reportOf({ comparison: compared(before, after, { hidden }) });
    expect(report.groups.map(({ rows }) => rows.map(({ id }) => id))).toEqual([[30]]);
    expect(report.unmeasured).toBe("Non évalués sur ces photos\u00A0: imperfections et fermeté.");
    const single = compared(before, after, { hidden: [...hidden, 36] });
    expect(reportOf({ comparison: single }).unmeasured).toMatch(/^Non évalué sur/u);
    expect(reportOf().unmeasured).toBe("");
  });

  it("marks what has to be confirmed, and says why", () => {
    const dim = quality(40, { exposure_score: 30, lighting_score: 30 });
    const steps = compared(
      diagnosis([dim, entry(999, 2), entry(30, 40, { confidence: "low" })], {
        result: parseDiagnosisResult([dim, entry(999, 2), entry(30, 40, { confidence: "low" })]),
      }),
      laterDiagnosis([entry(999, 3), entry(30, 60)]),
    );
    const rows = reportOf({ comparison: steps }).groups.flatMap((group) => group.rows);
    expect(rows.map(({ id, condition }) => [id, condition])).toEqual([
      [30, "confiance faible"],
      [999, "photos différentes"],
    ]);
  });

  it("the rows of a report cannot compare two engines: both values stay, no scale is drawn", () => {
    const other = compared(diagnosis(june), laterDiagnosis(november, { engineVersion: "2.0.0" }));
    const { groups, masks, details } = reportOf({ comparison: other });
    expect(groups[0]?.ticks).toEqual([]);
    expect(groups[1]?.rows[0]).toMatchObject({ phrase: "Estimation indicative", scale: null });
    expect([masks, details]).toEqual([[], []]);
  });

  it("the rows of a report names the masks of what changed, ages have none", () => {
    const { masks } = reportOf();
    expect(masks.map(({ label }) => label)).toEqual([
      "Hydratation apparente",
      "Contour de l’œil",
      "Rougeurs",
      "Imperfections",
      "Éclat",
      "Taches pigmentaires",
    ]);
    expect(masks[2]).toEqual({
      label: "Rougeurs",
      masks: ["redness_heatmap"],
      verdict: "improvement",
      change: "+8\u00A0points",
      alt: "Rougeurs, +8\u00A0points\u00A0: zones relevées sur les photos du 12\u00A0juin\u00A02026 et du 21\u00A0novembre\u00A02026",
    });
  });

  it("the rows of a report tells where and by what each changed criterion moved", () => {
    const areas = (nose: number, cheek: number, local: number) => [
      entry(30, cheek, {
        area_results: [
          area("face", cheek, { redness_local_score: local }),
          area("nose", nose),
          area("right_cheek", cheek),
          area("forehead", 50),
        ],
      }),
    ];
    const comparison = compared(diagnosis(areas(40, 40, 45)), laterDiagnosis(areas(49, 52, 60)));
    expect(reportOf({ comparison }).details).toEqual([
      "Rougeurs\u00A0: joue droite (+12\u00A0points) et nez (+9\u00A0points)\u202F; rougeurs localisées (+15\u00A0points).",
    ]);
    expect(reportOf().details).toEqual([]);
  });
});

describe("the recap of a report", () => {
  it("the recap of a report is the rules' own without a stored one, marked as generated, without what is printed elsewhere", () => {
    const { recap, limits, nextSteps, comparability } = reportOf();
    const text = recap.paragraphs.join("\n");
    expect(recap.note).toBe("Texte généré automatiquement à partir des mesures.");
    expect(recap.paragraphs[0]).toMatch(/^Entre le 12\u00A0juin\u00A02026 et le 21\u00A0novembre\u00A02026/u);
    for (const said of [limits, nextSteps[0] ?? "", comparability.sentence]) {
      expect(recapText(example)).toContain(said);
      expect(text).not.toContain(said);
    }
    expect(limits).toContain("ne remplacent pas l’avis d’un médecin");
  });

  it.each([
    ["model", /^Texte généré automatiquement à partir des mesures\.$/u],
    ["professional", /^Texte écrit par Claire Martin\.$/u],
  ] as const)("the recap of a report by %s says so", (source, note) => {
    const { recap } = reportOf({ recap: { text: "Un.\n\n\n\nDeux ; trois.", source } });
    expect(recap.paragraphs).toEqual(["Un.", "Deux\u202F; trois."]);
    expect(recap.note).toMatch(note);
  });

  it.each([
    // As it was generated, then as it is now.
    ["Généré, à titre cosmétique.", "Plus tard.", "Généré, à titre cosmétique."],
    ["À titre cosmétique.", "", "Texte généré automatiquement à partir des mesures. À titre cosmétique."],
    [null, "Plus tard.", "Texte généré automatiquement à partir des mesures. Plus tard."],
  ])("the note of a recap with %o under it, or else %o, reads %o", (stored, disclaimer, note) => {
    const recap = { text: "Un.", source: "model", disclaimer: stored } as const;
    expect(reportOf({ recap, disclaimer }).recap.note).toBe(note);
    expect(reportOf({ recap: { ...recap, source: "professional" }, disclaimer }).recap.note).toMatch(
      /^Texte écrit/u,
    );
  });

  it("the recap of a report is the rules' where the stored one is blank, and ends with an ellipsis where it is too long", () => {
    expect(reportOf({ recap: { text: " \n", source: "model" } })).toEqual(reportOf());
    const [text = ""] = reportOf({ recap: { text: "a".repeat(9000), source: "model" } }).recap.paragraphs;
    expect(text).toHaveLength(COMPARISON_RECAP_MAX + 1);
    expect(text.endsWith("…")).toBe(true);
  });

  it("the recap of a report keeps the lines of a short text, and is set without them where they are all there is", () => {
    const paragraphsOf = (text: string) => reportOf({ recap: { text, source: "model" } }).recap.paragraphs;
    expect(paragraphsOf("Un\n- deux\n- trois")).toEqual(["Un\n- deux\n- trois"]);
    expect(paragraphsOf("un\n".repeat(20))).toEqual([Array(20).fill("un").join(" ")]);
    expect(paragraphsOf("un\n\n".repeat(20))).toEqual([
      ...Array(7).fill("un"),
      Array(13).fill("un").join(" "),
    ]);
  });

  it("the recap of a report is followed by the professional's proposal and the advice for the next photo", () => {
    const { nextSteps } = reportOf({ nextStep: "Rendez-vous dans six semaines !" });
    expect(nextSteps).toHaveLength(2);
    expect(nextSteps[0]).toBe("Rendez-vous dans six semaines\u202F!");
    expect(nextSteps[1]).toContain("Pour la prochaine photo");
  });

  it("the recap of a report never speaks like a doctor", () => {
    const words = JSON.stringify([reportOf({ profile: claire }), reportHeadings]);
    expect(words).not.toMatch(/patient|patholog|traitement|ordonnance|guéri/iu);
  });

  it("the recap of a report has words that agree with their number", () => {
    expect(reportHeadings.moreDetails(1)).toBe("Et 1\u00A0autre précision dans votre dossier.");
    expect(reportHeadings.issued("21\u00A0novembre\u00A02026")).toBe("Établi le 21\u00A0novembre\u00A02026");
    expect([reportHeadings.writeTo("Claire"), reportHeadings.visit("Claire")]).toEqual([
      "Écrire à Claire",
      "Ouvrir le site\u00A0: Claire",
    ]);
  });
});
