import { expect, test } from "vitest";
import { demoAccounts } from "./accounts.ts";
import { demoClients, otherDemoDiagnoses } from "./clients.ts";
import content from "./content.json" with { type: "json" };
import { demoId } from "./demoId.ts";
import articles from "./news.json" with { type: "json" };

test("an id of the demo is the same at every start, has the form of Firestore's own, and differs by collection", () => {
  expect(demoId("customers", "anais-morel")).toBe(demoId("customers", "Anaïs Morel"));
  expect(demoId("customers", "anais-morel")).not.toBe(demoId("diagnosis", "anais-morel"));
  const ids = [
    ...demoAccounts.map(({ uid }) => uid),
    ...demoClients.flatMap(({ id, diagnoses = [] }) => [id, ...diagnoses.map((diagnosis) => diagnosis.id)]),
    ...otherDemoDiagnoses.map(({ id }) => id),
    ...content.recommendations.map(({ name }) => demoId("recommendations", name)),
    ...content.subcategories.map(({ name }) => demoId("subcategories", name)),
    ...content.contraindications.map(({ name }) => demoId("contraindications", name)),
    ...articles.news.map(({ title }) => demoId("news", title)),
  ];
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/u);
});
