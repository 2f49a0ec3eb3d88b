import { prescriptionDocument, type PrescriptionInput } from "@carnation/product/prescription";
import { parseBusiness } from "@carnation/product/profile";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { flatten, readPdf, type ReadPdf } from "../pdf/testing/readPdf.ts";
import { routine, step } from "../prescription/testing/routineExample.ts";
import { drawnLine } from "./testing/quoteExample.ts";
import { prescriptionPdf } from "./prescriptionPdf.ts";

const input: PrescriptionInput = {
  routine,
  recommendations: new Map([
    ["retinol", { note: "Pas de soleil sans protection.", contraindications: ["allaitement"] }],
  ]),
  customer: { firstname: "Anaïs", lastname: "Morel", contraindications: ["allaitement"] },
  contraindications: [{ id: "allaitement", name: "Allaitement" }],
  profile: {
    firstname: "Claire",
    lastname: "Martin",
    company: "Institut Lumière de Peau",
    email: "claire@lumieredepeau.example",
    business: parseBusiness({ city: "Lyon", website: "https://lumieredepeau.example" }),
  },
  diagnosis: { created: new Date("2026-11-21T09:00:00Z") },
  now: new Date("2026-11-23T09:00:00Z"),
};
const of = (changes: Partial<PrescriptionInput> = {}) => prescriptionDocument({ ...input, ...changes });
const plain = (text: string): string => text.replace(/\s+/gu, " ").trim();

describe("a prescription's PDF", () => {
  let bytes: Uint8Array;
  let read: ReadPdf;

  beforeAll(async () => {
    bytes = await prescriptionPdf(of());
    read = await readPdf(bytes);
  });

  it("a prescription's PDF says what it is and what it is not, in its title and at its head", () => {
    expect(read.title).toBe("Prescription de soins — conseils cosmétiques, Anaïs Morel");
    expect(read.lang).toBe("fr-FR");
    expect(read.source).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(plain(read.texts[0] ?? "")).toMatch(
      /Institut Lumière de Peau .*Établie le 23 novembre 2026 Prescription de soins — conseils cosmétiques Document non médical, ne remplace pas l’avis d’un médecin Pour Anaïs Morel, d’après l’observation du 21 novembre 2026/u,
    );
  });

  it("a prescription's PDF is read by its headings, its steps as numbered lists", () => {
    const all = flatten(read.elements);
    expect(all.filter(({ role }) => /^H\d$/u.test(role)).map(({ text }) => plain(text))).toEqual([
      "Prescription de soins — conseils cosmétiques",
      "Matin",
      "Soir",
      "Chaque semaine",
      "En cabine",
      "Le mot de Claire Martin",
      "Et ensuite",
      "Quand demander un avis médical",
    ]);
    const lists = all.filter(({ role }) => role === "L");
    const labels = lists.map((list) => flatten([list]).filter(({ role }) => role === "Lbl"));
    expect(labels.map((own) => own.map(({ text }) => plain(text)).join(""))).toEqual([
      "1234",
      "123",
      "1",
      "12",
      "–––––",
    ]);
  });

  it("a prescription's PDF prints how often, how, what to mind and why a step is kept", () => {
    const items = flatten(read.elements).filter(({ role }) => role === "LI");
    expect(items.map(({ text }) => plain(text))).toEqual(
      expect.arrayContaining([
        "2 Rétinol 0,3 % Tous les soirs Une noisette sur peau propre. À noter : Pas de soleil sans protection. Contre-indication signalée : Allaitement. Conservé par Claire Martin : Accord écrit de son médecin.",
        "2 LED rouge 20 min 2 fois par semaine pendant un mois · 8 séances",
      ]),
    );
    expect(plain(read.texts.join(" "))).toContain("Prochaine photo de suivi : le 21 décembre 2026.");
  });

  it("a prescription's PDF is the same file for the same contents, its pages numbered, its fonts embedded", async () => {
    expect(Buffer.compare(await prescriptionPdf(of()), bytes)).toBe(0);
    expect(read.pages).toBeLessThanOrEqual(2);
    for (const [index, text] of read.texts.entries()) {
      expect(text).toContain(`page ${index + 1} / ${read.pages}`);
    }
    const descriptors = read.source.match(/\/Type \/FontDescriptor/gu) ?? [];
    expect(read.source.match(/\/FontFile2/gu)).toHaveLength(descriptors.length);
    expect(read.source).not.toContain("Helvetica");
    expect(read.links.map(({ contents }) => contents)).toEqual([
      "Écrire à Claire Martin",
      "Ouvrir le site\u00A0: Institut Lumière de Peau",
    ]);
  });

  it("a prescription's PDF keeps to one page where closer steps save one", async () => {
    const short = (count: number) =>
      Array.from({ length: count }, (_, index) => step(`${index}`, "Crème", { note: "" }));
    const pagesOf = async (count: number) =>
      (
        await readPdf(
          await prescriptionPdf(of({ routine: { ...routine, morning: short(count), evening: [] } })),
        )
      ).pages;
    expect(await Promise.all([4, 9, 20].map(pagesOf))).toEqual([1, 1, 2]);
  });

  it("a prescription's PDF has the mark of the professional above their name", async () => {
    const { elements } = await readPdf(await prescriptionPdf(of(), await drawnLine()));
    const figures = flatten(elements).filter(({ role }) => role === "Figure");
    expect(figures.map(({ alt }) => alt)).toEqual(["Logo\u00A0: Institut Lumière de Peau"]);
    expect(read.source.match(/\/ListNumbering \/Decimal/gu)).toHaveLength(4);
  });

  it("a prescription's PDF names the moment again where its steps go on, without saying it twice", async () => {
    const morning = Array.from({ length: 20 }, (_, index) => step(`m${index}`, `Étape ${index}`));
    const { pages, texts, elements } = await readPdf(
      await prescriptionPdf(of({ routine: { ...routine, morning } })),
    );
    expect(pages).toBeGreaterThan(1);
    expect(plain(texts[1] ?? "")).toContain("Matin, suite");
    expect(
      plain(
        flatten(elements)
          .map(({ text }) => text)
          .join(" "),
      ),
    ).not.toContain("Matin, suite");
  });

  it("a prescription's PDF prints whatever people paste, to the last word", async () => {
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
      fc.asyncProperty(text(120), text(1000), text(2000), async (label, note, letter) => {
        const pasted = step("retinol", label, { note, frequency: label, override: note.slice(0, 500) });
        const saved = { ...routine, evening: [pasted, pasted, pasted], note: `${letter}\nDernier mot.` };
        const customer = { firstname: label, lastname: label, contraindications: ["allaitement"] };
        const { texts } = await readPdf(await prescriptionPdf(of({ routine: saved, customer })));
        expect(plain(texts.join(" "))).toContain("Dernier mot.");
      }),
      { numRuns: process.env["CARNATION_DEEP"] === "1" ? 40 : 3 },
    );
  });
});
