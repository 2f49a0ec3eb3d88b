import { parseContraindication } from "@carnation/domain/internal/contraindication";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { parseDiagnosisResult } from "@carnation/domain/result";
import { type Customer, parseCustomer } from "@carnation/product/customer";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parseRecommendation } from "@carnation/product/recommendation";
import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { diagnosisOf, documentOf, everyScore, listOf, missing } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  result: { area_results: [{ area_name: "face", main_metric: { value } }] },
});
const care = (id: string, name: string, contraindications: readonly string[] = []) =>
  parseRecommendation(id, {
    name,
    owner: "world",
    active: true,
    category: "cosmetics",
    subcategory: "subcategories/serum",
    weights: { 30: 5 },
    price: 3900,
    contraindications: contraindications.map((met) => `contraindications/${met}`),
  });
const anais = parseCustomer("anais", {
  firstname: "Anaïs",
  email: "anais@exemple.fr",
  consent: true,
  contraindications: ["users/u1/contraindications/grossesse"],
});

function open(
  customers: readonly Customer[],
  value = 30,
  customer: string | null = "anais",
  looked: { readonly observations: Diagnosis["observations"] } | null = null,
): void {
  const workspace = memoryWorkspace(
    {
      customers: listOf(...customers),
      // Without a validity card that allows a score, redness is looked at.
      displaySettings: looked === null ? everyScore : missing,
      diagnosis: documentOf(diagnosisOf({ id: "d1", customer, ...looked })),
      contraindications: listOf(parseContraindication("grossesse", { name: "Grossesse" })),
      recommendations: listOf(care("calm", "Sérum calme"), care("acid", "Lotion aux acides", ["grossesse"])),
      activeSubcategories: listOf(
        parseSubcategory("serum", { name: "Sérum", category: "cosmetics", active: true }),
      ),
    },
    { diagnoses: { result: () => Promise.resolve(parseDiagnosisResult([entry(30, value)])) } },
  );
  openApp("/user/diagnosis/results/d1?onglet=recommandations", workspace);
}

test("recommendations are told with their reasons, those set aside with their own, and the routine is next", async () => {
  open([anais]);
  const proposed = await screen.findByRole("region", { name: "Cosmétiques" });
  expect(within(proposed).getAllByRole("article")).toHaveLength(1);
  expect(within(proposed).getByText("Rougeurs, priorité : rougeurs marquées")).toBeDefined();
  const aside = screen.getByRole("region", { name: "Écarté pour cette personne" });
  expect(within(aside).getByText("Lotion aux acides")).toBeDefined();
  expect(aside.textContent).toContain("Grossesse");
  expect(screen.getByRole("link", { name: "Construire la routine" }).getAttribute("href")).toBe(
    "/user/diagnosis/routine/d1",
  );
});

test("a criterion that is only looked at answers nothing until the professional has noted an observation", async () => {
  open([anais], 30, "anais", { observations: {} });
  expect(await screen.findByText("Rien à proposer d’après les critères notés")).toBeDefined();
  expect(screen.queryByText("Sérum calme")).toBeNull();
});

test("an observation of the professional is answered with its word", async () => {
  const seen = { choice: "poor", date: new Date("2026-11-21T14:00:00Z") } as const;
  open([anais], 98, "anais", { observations: { 30: seen } });
  const proposed = await screen.findByRole("region", { name: "Cosmétiques" });
  expect(within(proposed).getByText("Rougeurs, priorité selon vous : rougeurs marquées")).toBeDefined();
});

test("a client whose file is not known is advised nothing", async () => {
  open([]);
  await screen.findByRole("tab", { name: "Recommandations", selected: true });
  expect(screen.queryByText("Sérum calme")).toBeNull();
});

test("a skin without a need is told so", async () => {
  open([], 98, null);
  expect(await screen.findByText("Aucun besoin prioritaire identifié")).toBeDefined();
});
