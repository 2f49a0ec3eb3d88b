import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseSubcategory } from "@carnation/domain/internal/subcategory";
import { parseProfile } from "@carnation/product/profile";
import { parseSubscription } from "@carnation/product/subscription";
import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { documentOf, type Known, listOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";

const accepted = { version: "2026-11-01", date: new Date("2026-11-23T12:00:00Z") };
const joined = parseProfile("u1", {
  email: "ines@exemple.fr",
  firstname: "Inès",
  active: true,
  terms: accepted,
  privacy: accepted,
});
const led = parseSubcategory("led", { name: "LED", category: "other", active: true });
const peeling = parseSubcategory("peeling", {
  name: "Peeling",
  category: "other",
  active: true,
  warning: "Réservé aux médecins",
});
const serum = parseSubcategory("serum", { name: "Sérum", category: "cosmetics", active: true });

function open(path: string, own: Partial<Workspace["profile"]> = {}, known: Partial<Known> = {}) {
  const workspace = memoryWorkspace(
    { profile: documentOf(joined), activeSubcategories: listOf(led, peeling, serum), ...known },
    { profile: own },
  );
  return openApp(`/user/dashboard${path}`, workspace);
}

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const heading = (name: RegExp) => screen.findByRole("heading", { level: 2, name });

test("somebody who has just joined is welcomed, says what they hide and practise, and starts to try", async () => {
  const hideCriterion = vi.fn<Workspace["profile"]["hideCriterion"]>(() => Promise.resolve());
  const saveSubcategories = vi.fn<Workspace["profile"]["saveSubcategories"]>(() => Promise.resolve());
  const welcome = vi.fn<Workspace["profile"]["welcome"]>(() => Promise.resolve());
  const subscription = documentOf(parseSubscription("s1", { status: "trialing" }));
  const { router } = open("", { hideCriterion, saveSubcategories, welcome }, { subscription });
  expect(await screen.findByRole("heading", { level: 1, name: "Bienvenue Inès" })).toBeDefined();
  await userEvent.click(screen.getByRole("checkbox", { name: "Rougeurs" }));
  await press("Continuer");
  await heading(/Quels soins/u);
  expect(hideCriterion.mock.calls).toEqual([[30, true]]);
  expect(await screen.findByRole("checkbox", { name: "LED" })).toHaveProperty("checked", true);
  expect(screen.getByRole("checkbox", { name: "Peeling" })).toHaveProperty("checked", false);
  expect(screen.queryByRole("checkbox", { name: "Sérum" })).toBeNull();
  await press("Continuer");
  await heading(/Essayer/u);
  expect(saveSubcategories.mock.calls).toEqual([[["led"]]]);
  expect(welcome).not.toHaveBeenCalled();
  await press("Essayer maintenant");
  await screen.findByRole("checkbox", { name: /^La personne accepte l’analyse/u });
  expect(welcome).toHaveBeenCalledOnce();
  expect(router.state.location.pathname + router.state.location.search).toBe(
    "/user/diagnosis/method?source=demo",
  );
});

test("each step can be left out, nothing is written for it, and the dashboard comes after the last", async () => {
  const hideCriterion = vi.fn<Workspace["profile"]["hideCriterion"]>();
  const saveSubcategories = vi.fn<Workspace["profile"]["saveSubcategories"]>();
  const { router } = open("", { hideCriterion, saveSubcategories });
  await heading(/Quels critères/u);
  await press("Passer cette étape");
  await heading(/Quels soins/u);
  await press("Passer cette étape");
  await heading(/Essayer/u);
  expect(screen.getByRole("button", { name: "Choisir une formule" })).toBeDefined();
  await press("Plus tard");
  expect(await screen.findByRole("heading", { level: 1, name: "Bonjour Inès" })).toBeDefined();
  expect(router.state.location.search).toBe("");
  expect(hideCriterion).not.toHaveBeenCalled();
  expect(saveSubcategories).not.toHaveBeenCalled();
});

test("the address keeps the place, and a step that fails keeps what was ticked", async () => {
  const saveSubcategories = vi.fn<Workspace["profile"]["saveSubcategories"]>();
  saveSubcategories.mockRejectedValueOnce(new CarnationError("offline")).mockResolvedValue();
  open("?bienvenue=soins", { saveSubcategories });
  await heading(/Quels soins/u);
  await userEvent.click(await screen.findByRole("checkbox", { name: "Peeling" }));
  await press("Continuer");
  await screen.findByText("Vous êtes hors connexion.");
  expect(screen.getByRole("checkbox", { name: "Peeling" })).toHaveProperty("checked", true);
  await press("Continuer");
  await heading(/Essayer/u);
  expect(saveSubcategories).toHaveBeenLastCalledWith(["led", "peeling"]);
});

test("a welcome that cannot be noted as over stays, and says why", async () => {
  open("", { welcome: () => Promise.reject(new CarnationError("unavailable")) });
  await heading(/Quels critères/u);
  await press("Aller au tableau de bord");
  await screen.findByText("Le service est momentanément indisponible.");
  expect(screen.queryByText("Bonjour Inès")).toBeNull();
});

test.each([
  ["was welcomed", documentOf({ ...joined, welcomed: new Date() })],
  ["is from before the welcome", documentOf({ ...joined, terms: null })],
  ["may have been welcomed since it was kept", { ...documentOf(joined), fromCache: true }],
] as const)("an account that %s sees its dashboard", async (_which, profile) => {
  open("", {}, { profile });
  expect(await screen.findByRole("heading", { level: 1, name: "Bonjour Inès" })).toBeDefined();
  expect(screen.queryByText("Bienvenue Inès")).toBeNull();
});
