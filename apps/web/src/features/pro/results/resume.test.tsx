import { documentOf, diagnosisOf, listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";
import type { Diagnoses } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { parseSubscription } from "@carnation/product/subscription";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { captureDraftAtom, emptyDraft } from "../capture/draft/captureDraft.ts";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const subscription = documentOf(parseSubscription("s1", { status: "active" }));
const started = diagnosisOf({ state: "started", created: new Date("2026-03-01T08:07:00Z") });

function open(path: string, diagnosis: Diagnosis, diagnoses: Partial<Diagnoses> = {}) {
  const known = { subscription, diagnosis: documentOf(diagnosis), diagnoses: listOf(diagnosis) };
  return openApp(path, memoryWorkspace(known, { diagnoses }));
}

beforeEach(() => sessionStorage.clear());

test("a diagnosis without its photo is taken up again: same diagnosis, same consent", async () => {
  const { router, store } = open("/user/diagnosis/results/d1", started);
  await screen.findByRole("heading", { level: 1, name: "Photo non envoyée" });
  await userEvent.click(screen.getByRole("link", { name: "Reprendre la photo" }));
  expect(await screen.findByText(/Accord de la personne enregistré le 1er mars 2026, 9.h.07/u)).toBeDefined();
  expect(screen.queryByRole("checkbox")).toBeNull();
  await userEvent.click(screen.getByRole("radio", { name: /Importer une photo/u }));
  await userEvent.click(screen.getByRole("button", { name: "Continuer" }));
  await screen.findByRole("heading", { level: 1, name: "Importer une photo" });
  expect(router.state.location.pathname).toBe("/user/diagnosis/input/file");
  expect(store.get(captureDraftAtom)).toEqual({
    ...emptyDraft,
    consentedAt: "2026-03-01T08:07:00.000Z",
    openedDiagnosis: "d1",
  });
});

test("a waiting diagnosis is ended, once that was confirmed; a failure is told and changes nothing", async () => {
  const abandon = vi.fn<Diagnoses["abandon"]>(() => Promise.reject(new CarnationError("offline")));
  open("/user/diagnosis/results/d1", started, { abandon });
  await userEvent.click(await screen.findByRole("button", { name: "Abandonner ce diagnostic" }));
  expect(abandon).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole("button", { name: "Abandonner le diagnostic" }));
  expect(await screen.findByText("Vous êtes hors connexion.")).toBeDefined();
  abandon.mockResolvedValue();
  await userEvent.click(screen.getByRole("button", { name: "Abandonner le diagnostic" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
  expect(abandon.mock.calls).toEqual([["d1"], ["d1"]]);
});

test("a diagnosis that was ended says so, and leads to another", async () => {
  open("/user/diagnosis/results/d1", diagnosisOf({ state: "error", error: "abandoned" }));
  await screen.findByRole("heading", { level: 1, name: "Diagnostic abandonné" });
  expect(screen.getByRole("link", { name: "Nouveau diagnostic" }).getAttribute("href")).toBe(
    "/user/diagnosis/method",
  );
});

test("a diagnosis that is not there is said not to be, on the way to take it up too", async () => {
  openApp("/user/diagnosis/method?diagnostic=d9", memoryWorkspace({ subscription }));
  await screen.findByRole("heading", { level: 1, name: "Diagnostic introuvable" });
  expect(screen.getByRole("link", { name: "Voir les diagnostics récents" })).toBeDefined();
});

test.each<[string, Partial<Diagnosis>]>([
  ["is done", {}],
  ["failed", { state: "error", error: "no-face" }],
  ["has no consent", { state: "started", consent: false }],
])("a diagnosis that %s is not taken up again", async (_why, fields) => {
  const { router } = open("/user/diagnosis/method?diagnostic=d1", diagnosisOf(fields));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/results/d1"));
});

test.each([
  [false, "Photo non envoyée"],
  [true, "En cours"],
])(
  "a diagnosis in the list that was started long ago and whose photo has arrived: %s, is « %s »",
  async (arrived, label) => {
    const hasPhoto = vi.fn<Diagnoses["hasPhoto"]>(() => Promise.resolve(arrived));
    open("/user/diagnosis", started, { hasPhoto });
    await waitFor(() => expect(hasPhoto).toHaveBeenCalledWith("d1"));
    await act(() => Promise.resolve());
    expect(screen.getByText(label)).toBeDefined();
  },
);
