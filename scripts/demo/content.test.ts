import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { demoAccounts } from "./accounts.ts";
import { demoClients, otherDemoDiagnoses } from "./clients.ts";
import content from "./content.json" with { type: "json" };

/** Every text below a value, but for the groups of contraindications, which are keys of the specification. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => (key === "group" ? [] : textsOf(item)));
}

test("what the demo shows never speaks as a doctor does", () => {
  const texts = textsOf(content);
  expect(texts.length).toBeGreaterThan(100);
  expect(texts.filter((text) => /patient|pathologi|traitement|ordonnance|guéri/iu.test(text))).toEqual([]);
});

test("names what the catalogue holds, and photos that are there and light", () => {
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
