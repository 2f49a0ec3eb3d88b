import { CarnationError } from "@carnation/domain/error";
import { emptyRoutine, type Routine, type RoutineStep } from "@carnation/domain/routine";
import { describe, expect, it, test } from "vitest";
import { parseBusiness } from "../profile/business.ts";
import { previewDiagnosisDocumentRequest } from "../sending/diagnosisDocument.ts";
import { prescriptionDocument, type PrescriptionInput } from "./prescriptionDocument.ts";
import { emptyRoutineText, prescriptionObstacle, prescriptionRefusal } from "./prescriptionObstacle.ts";
import { parsePayload } from "../wire/payload.ts";
import { parseResponse } from "../callable/callable.ts";
import * as callables from "../callable/callables.ts";

const step = (id: string, label: string, changes: Partial<RoutineStep> = {}): RoutineStep => ({
  id,
  recommendation: id,
  label,
  place: 0,
  quantity: 1,
  frequency: "",
  note: "",
  override: null,
  ...changes,
});

const routine: Routine = {
  ...emptyRoutine,
  morning: [
    step("gel", "Gel nettoyant", { frequency: "tous les matins", note: "Une noisette.\n\nRincer !" }),
    step("spf", "SPF 50", { quantity: 2 }),
  ],
  evening: [
    step("retinol", "Rétinol", { frequency: "2 soirs par semaine", override: "Accord de\nsa sage-femme" }),
  ],
  cabin: [step("led", "LED", { frequency: "2 fois par semaine", quantity: 8 })],
  nextPhoto: "2026-12-01",
  note: "Un produit nouveau par semaine.\nÀ bientôt !",
};

const input: PrescriptionInput = {
  routine,
  recommendations: new Map([
    ["retinol", { note: "Pas de soleil sans protection.", contraindications: ["grossesse", "allaitement"] }],
  ]),
  customer: { firstname: "Anaïs", lastname: "Morel", contraindications: ["allaitement"] },
  contraindications: [
    { id: "grossesse", name: "Grossesse" },
    { id: "allaitement", name: "Allaitement" },
  ],
  profile: {
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    email: "claire@lumieredepeau.example",
    business: parseBusiness({}),
  },
  diagnosis: { created: new Date("2026-11-01T10:00:00Z") },
  now: new Date("2026-11-23T09:30:00Z"),
};
const of = (changes: Partial<PrescriptionInput> = {}) => prescriptionDocument({ ...input, ...changes });

describe("a prescription", () => {
  it("a prescription says what it is, what it is not, for whom and when", () => {
    expect(of()).toMatchObject({
      title: "Prescription de soins — conseils cosmétiques, Anaïs Morel",
      fileName: "Prescription de soins - Anaïs Morel - 2026-11-23.pdf",
      subject: "Vos conseils de soin — Institut Lumière de Peau",
      heading: "Prescription de soins — conseils cosmétiques",
      subtitle: "Document non médical, ne remplace pas l’avis d’un médecin",
      dated: "Établie le 23\u00A0novembre\u00A02026",
      about: "Pour Anaïs Morel, d’après l’observation du 1er\u00A0novembre\u00A02026",
      footer: ["Prescription de soins", "Anaïs Morel", "Institut Lumière de Peau"],
    });
    expect(of({ now: new Date("2026-11-23T20:00:00Z") }).issued).toEqual(of().issued);
  });

  it("a prescription is for nobody in particular where the diagnosis has no client", () => {
    const { title, fileName, about, footer, moments } = of({ customer: null });
    expect([title, about]).toEqual([
      "Prescription de soins — conseils cosmétiques",
      "D’après l’observation du 1er\u00A0novembre\u00A02026",
    ]);
    expect(fileName).toBe("Prescription de soins - 2026-11-23.pdf");
    expect(footer).toEqual(["Prescription de soins", "Institut Lumière de Peau"]);
    expect(moments[1]?.steps[0]?.override).toBe("Conservé par Claire Martin\u00A0: Accord de sa sage-femme");
  });

  it("a prescription says of what is at home already that nothing is bought, whatever its number", () => {
    const spf = step("spf", "SPF 50", { quantity: 2, frequency: "chaque matin", owned: true });
    const { moments } = of({ routine: { ...input.routine, morning: [spf] } });
    expect(moments[0]?.steps[0]?.rhythm).toBe("Chaque matin · déjà chez vous");
  });

  it("numbers the steps of each moment that has any", () => {
    const { moments } = of();
    expect(
      moments.map(({ label, steps }) => [label, ...steps.map(({ number, name }) => `${number} ${name}`)]),
    ).toEqual([
      ["Matin", "1 Gel nettoyant", "2 SPF 50"],
      ["Soir", "1 Rétinol"],
      ["En cabine", "1 LED"],
    ]);
  });

  it("a prescription says how often, how many, how, and what to mind", () => {
    const [gel, spf, retinol, led] = of().moments.flatMap(({ steps }) => steps);
    expect(gel).toMatchObject({
      rhythm: "Tous les matins",
      use: "Une noisette.\nRincer\u202F!",
      precaution: "",
    });
    expect(spf).toMatchObject({ rhythm: "2\u00A0unités", use: "", override: "" });
    expect(retinol).toMatchObject({
      rhythm: "2 soirs par semaine",
      precaution: "Pas de soleil sans protection.",
      override:
        "Contre-indication signalée\u00A0: Allaitement. Conservé par Claire Martin\u00A0: Accord de sa sage-femme",
    });
    expect(led).toMatchObject({ rhythm: "2 fois par semaine · 8\u00A0séances" });
  });

  it("a prescription ends with the note, the next photo, and when to ask a doctor, who is named for no disease", () => {
    const { note, nextPhoto, referrals } = of();
    expect(note).toEqual({
      title: "Le mot de Claire Martin",
      paragraphs: ["Un produit nouveau par semaine.", "À bientôt\u202F!"],
    });
    expect(nextPhoto).toBe("Prochaine photo de suivi\u00A0: le 1er\u00A0décembre\u00A02026.");
    expect(referrals).toHaveLength(5);
    expect(referrals.every((text) => /consultez un médecin/u.test(text))).toBe(true);
    const without = of({ routine: { ...routine, note: " ", nextPhoto: null } });
    expect([without.note.paragraphs, without.nextPhoto]).toEqual([[], ""]);
    expect(of({ routine: { ...routine, nextPhoto: "bientôt" } }).nextPhoto).toBe("");
  });

  it("a prescription says nothing that only a doctor may say", () => {
    const words = JSON.stringify(of());
    expect(words).not.toMatch(/patient|patholog|traitement|ordonnance|guéri/iu);
  });
});

describe("the obstacle of a prescription", () => {
  const reasons = new Map([["retinol", ["Grossesse", "Allaitement"]]]);

  it.each([
    ["no step", emptyRoutine, emptyRoutineText.message],
    [
      "a contraindicated step without a reason",
      { ...routine, evening: [step("retinol", "Rétinol")] },
      "À éviter pour cette personne\u00A0: «\u00A0Rétinol\u00A0» (Grossesse\u202F; Allaitement). Écrivez pourquoi vous le gardez, ou retirez-le de la routine.",
    ],
  ])("the obstacle of a prescription is %s", (_what, refused, message) => {
    const obstacle = prescriptionObstacle(refused, reasons);
    expect(obstacle?.message).toBe(message);
    expect(prescriptionRefusal(obstacle ?? emptyRoutineText)).toMatchObject({ code: "refused", message });
  });

  it("the obstacle of a prescription is none where each such step has its reason, or nothing is excluded", () => {
    expect(prescriptionObstacle(routine, reasons)).toBeNull();
    expect(prescriptionObstacle({ ...routine, evening: [step("retinol", "Rétinol")] }, new Map())).toBeNull();
  });
});

test("the calls name a diagnosis, and answer a file or a sending", () => {
  expect(parsePayload(previewDiagnosisDocumentRequest, { id: "d1" })).toEqual({ id: "d1" });
  expect(() => parsePayload(previewDiagnosisDocumentRequest, null)).toThrow("Choisissez un diagnostic.");
  const preview = { name: "a.pdf", pdf: "JVBERg==", subject: "Vos conseils", message: "Bonjour" };
  expect(parseResponse(callables.previewprescription, preview)).toEqual(preview);
  expect(() => parseResponse(callables.previewprescription, { ...preview, pdf: "%PDF" })).toThrow(
    /previewprescription/u,
  );
  expect(parseResponse(callables.sendprescription, { id: "s1" })).toEqual({ id: "s1" });
  expect(() => parseResponse(callables.sendprescription, {})).toThrow(CarnationError);
});
