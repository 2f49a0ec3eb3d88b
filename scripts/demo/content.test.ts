import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { careMoments } from "@carnation/domain/internal/recommendation";
import { activesOf } from "@carnation/domain/internal/routine";
import { emptyRoutine, routineWarnings } from "@carnation/domain/routine";
import { newsForm } from "@carnation/product/news";
import { businessForm, parseBusiness } from "@carnation/product/profile";
import { missingEmitterFields } from "@carnation/product/quote";
import * as v from "valibot";
import { expect, test } from "vitest";
import { demoAccounts } from "./accounts.ts";
import { DEMO_CLIENTS_OF, demoClients, otherDemoDiagnoses } from "./clients.ts";
import { drawPackshot } from "./packshots.ts";
import content from "./content.json" with { type: "json" };
import { cleanRichText } from "@carnation/ui/rich-text-field";
import articles from "./news.json" with { type: "json" };
import { drawNewsPicture } from "./newsPictures.ts";
import { demoRoutine } from "./routine.ts";

/** Every text below a value, but for the groups of contraindications, which are keys of the specification. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "group" ? [] : textsOf(item)));
}

test("the demo's texts never speak as a doctor does", () => {
  const texts = textsOf([content, articles]);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /patient|pathologi|traitement|ordonnance|guéri/iu.test(text))).toEqual([]);
});

test("content names what the catalogue holds, and photos that are there and light", () => {
  const named = (items: readonly { name: string }[]) => items.map(({ name }) => name);
  const practised = demoAccounts.flatMap(({ practises = [] }) => practises);
  expect(named(content.subcategories)).toEqual(expect.arrayContaining(practised));
  const met = demoClients.flatMap(({ contraindications = [] }) => contraindications);
  expect(named(content.contraindications)).toEqual(expect.arrayContaining(met));
  const diagnoses = [...demoClients.flatMap((client) => client.diagnoses ?? []), ...otherDemoDiagnoses];
  const folder = join(import.meta.dirname, "../../apps/web/public/demo");
  const missing = diagnoses.filter(({ photo }) => !existsSync(join(folder, photo)));
  expect(missing).toEqual([]);
  const heavy = diagnoses.filter(({ photo }) => statSync(join(folder, photo)).size > 120_000);
  // Drawn in full size for the stories, too.
  expect(heavy.map(({ photo }) => photo)).toEqual(["visage-fonce.jpg", "visage-lumineux.jpg"]);
});

test("the routine names what the catalogue holds and its professional practises, nothing that the client must avoid", () => {
  const { customer, diagnosis, steps } = demoRoutine;
  const client = demoClients.find(({ id }) => id === customer);
  expect(client?.diagnoses?.map(({ id }) => id)).toContain(diagnosis);
  const { practises = [] } = demoAccounts.find(({ uid }) => uid === DEMO_CLIENTS_OF) ?? {};
  const offered = content.recommendations.filter(
    ({ category, subcategory, contraindications }) =>
      (category === "cosmetics" || practises.includes(subcategory)) &&
      !contraindications.some((name) => client?.contraindications?.includes(name)),
  );
  const named = careMoments.flatMap((moment) => steps[moment]);
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining(named));
});

test("the demo professional’s business lacks nothing that a quote says", () => {
  const { company = "", email, business } = demoAccounts.find(({ uid }) => uid === DEMO_CLIENTS_OF) ?? {};
  const form = v.parse(businessForm, { company, business });
  expect(form.business).toEqual(business);
  expect(missingEmitterFields({ ...parseBusiness(business), company, email })).toEqual([]);
});

test("the actives of every item of the catalogue are known, and the routine is warned of nothing", () => {
  const items = content.recommendations.map((item) => ({ ...item, id: item.name, description: "" }));
  const found = items.flatMap((item) =>
    activesOf(item, item.subcategory).map((active) => `${active}: ${item.name}`),
  );
  expect(found).toEqual([
    "exfoliant: Lotion exfoliante douce PHA 5 %",
    "exfoliant: Lotion BHA 2 %",
    "exfoliant: Gommage enzymatique à la papaye",
    "vitamin-c: Sérum vitamine C 10 %",
    "retinoid: Sérum rétinol 0,2 %",
    "sun-protection: Protection solaire SPF 50 fluide",
    "exfoliant: Hydradermabrasion 45 min",
    "exfoliant: Peeling cosmétique AHA superficiel",
  ]);
  const steps = careMoments.flatMap((moment) =>
    demoRoutine.steps[moment].map((label, index) => ({
      moment,
      label,
      id: `${moment}-${index}`,
      recommendation: label,
      place: 0,
      quantity: 1,
      frequency: "",
      note: "",
      override: null,
    })),
  );
  const moments = Object.fromEntries(
    careMoments.map((moment) => [moment, steps.filter((step) => step.moment === moment)]),
  );
  expect(routineWarnings({ ...emptyRoutine, ...moments }, items)).toEqual([]);
});

test("each picture of the catalogue is a small WebP, the same whenever it is drawn", async () => {
  const names = ["gelee-nettoyant", "led-rouge", "pierre-gua-sha", "what-nothing-is-drawn-for"];
  const drawn = await Promise.all(names.map((name, place) => drawPackshot(name, place)));
  expect(drawn.map((picture) => picture.toString("latin1", 8, 12))).toEqual(names.map(() => "WEBP"));
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(10_000);
  expect(await drawPackshot("led-rouge", 1)).toEqual(drawn[1]);
});

test("every article could have been written in the back-office, and its text is drawn whole", () => {
  expect(articles.news.length).toBeGreaterThan(12);
  for (const { title, summary, tags, alt, body } of articles.news) {
    const html = body.join("");
    const texts = { title, summary, tags, body: html, picture_alt: alt };
    const form = { ...texts, picture: "kept" as const, published: true, notify: false };
    expect(v.parse(newsForm("p.webp"), form)).toEqual(form);
    expect(cleanRichText(html).replaceAll("&nbsp;", "\u00A0")).toBe(html);
    expect(content.tags).toEqual(expect.arrayContaining(tags));
  }
  expect(new Set(articles.news.map(({ days }) => days)).size).toBe(articles.news.length);
});

test("the picture of each article is a small WebP, the same whenever it is drawn", async () => {
  const drawn = await Promise.all(articles.news.map(({ drawing }, place) => drawNewsPicture(drawing, place)));
  expect(drawn.every((picture) => picture.toString("latin1", 8, 12) === "WEBP")).toBe(true);
  expect(Math.max(...drawn.map(({ length }) => length))).toBeLessThan(20_000);
  expect(await drawNewsPicture("photo", 0)).toEqual(drawn[0]);
  await expect(drawNewsPicture("toString", 0)).rejects.toThrow(RangeError);
});

/** Code that keeps each line of a plan, by the words of the line. */
const kept: readonly (readonly [RegExp, string])[] = [
  [/diagnostics? par mois/iu, "apps/functions/src/diagnosis/requireMonthlyDiagnoses.ts"],
  [/^Diagnostics illimités/u, "apps/functions/src/diagnosis/requireMonthlyDiagnoses.ts"],
  [/fiches clients/iu, "apps/functions/src/customers/customersApi.ts"],
  [/^Routine et devis/u, "apps/functions/src/quotes"],
  [/^Envoi par e-mail/u, "apps/functions/src/sendings"],
  [/^Comparaison de deux/u, "apps/functions/src/comparison"],
  [/^Recommandations personnelles/u, "packages/data/src/resources/ownCatalogue.ts"],
  [/^Rapport de comparaison/u, "apps/functions/src/documents/comparisonReport.ts"],
  [/^Logo et couleurs/u, "apps/functions/src/profile/readLogo.ts"],
  [/^Export des données/u, "packages/data/src/export"],
];
const waiting = /praticiennes|Statistiques d’équipe|Lien client|Support prioritaire|Composants intégrables/u;

test("each line of a plan is kept by code, or stands on the list of those that wait for their part", () => {
  const lines = content.plans.flatMap(({ features }) => features);
  const unkept = lines.filter((line) => !kept.some(([words]) => words.test(line)));
  expect(unkept.filter((line) => !waiting.test(line))).toEqual([]);
  expect(kept.filter(([, path]) => !existsSync(path))).toEqual([]);
});
