import { CarnationError } from "@carnation/domain/error";
import { parseDiagnosisMasks } from "@carnation/domain/mask";
import { parseDiagnosisResult } from "@carnation/domain/result";
import type { Diagnosis } from "@carnation/product/diagnosis";
import type { SaveMarksRequest } from "@carnation/product/mark";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { diagnosisOf, documentOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

// jsdom lays nothing out, and scrolls nowhere.
Element.prototype.scrollIntoView = vi.fn();

const result = parseDiagnosisResult(
  [30, 36, 39].map((id) => ({
    algorithm_version_id: id,
    engine_version: "engine-1",
    result: { area_results: [{ area_name: "face", main_metric: { value: 64 } }], margin: 6 },
  })),
);
const outline = [4000, 5000, 100, 0, 0, 100];
const mark = (area: string, y: number) => ({
  at: [5000, y],
  radius: 60,
  mm: 3,
  area,
  certainty: 0.32,
  load: 0.8,
});
const masks = parseDiagnosisMasks({
  version: 1,
  engine_version: "engine-1",
  masks: [
    {
      name: "pigmentation_spots",
      type: "polygon",
      places: [],
      shapes: [outline, outline, outline],
      marks: {
        aspect: 0.75,
        half: 12.5,
        power: 1.17,
        added: { radius: 50, mm: 3, load: 0.7 },
        each: [mark("chin_wide", 8000), mark("forehead", 3000), mark("left_cheek_wide", 6000)],
      },
    },
    { name: "acne_regions", type: "polygon", places: [], shapes: [outline] },
  ],
});

let saved: SaveMarksRequest[];
afterEach(() => {
  vi.unstubAllGlobals();
});

beforeEach(() => {
  sessionStorage.clear();
  saved = [];
});

/** Opens the marks of pigment spots. @param save what the server answers */
async function open({
  diagnosis = {},
  save = ({ version }: SaveMarksRequest) => Promise.resolve({ version: version + 1 }),
}: {
  readonly diagnosis?: Partial<Diagnosis>;
  readonly save?: (review: SaveMarksRequest) => Promise<{ readonly version: number }>;
} = {}): Promise<HTMLElement> {
  if (masks === null) throw new Error("These are no masks.");
  openApp(
    "/user/diagnosis/results/d1?onglet=criteres&critere=39",
    memoryWorkspace(
      { diagnosis: documentOf(diagnosisOf({ state: "done", ...diagnosis })) },
      {
        diagnoses: {
          masks: () => Promise.resolve(masks),
          result: () => Promise.resolve(result),
          photo: () => Promise.resolve(new Blob(["photo"], { type: "image/jpeg" })),
          saveMarks: (review) => {
            saved.push(review);
            return save(review);
          },
        },
      },
    ),
  );
  const viewer = await screen.findByRole("region", { name: "Photo" });
  fireEvent.load(await within(viewer).findByAltText("Photo du visage, de face"));
  return screen.findByRole("region", { name: /marques?/u });
}

const scored = (): HTMLElement | null =>
  screen.queryByText((_text, element) => /^\d+\/100$/u.test(element?.textContent ?? ""));

test("the marks of a criterion have no score until all of them are confirmed, and then their own", async () => {
  const panel = await open();
  expect(within(panel).getByRole("heading", { name: /^3.marques, à vérifier$/u })).toBeDefined();
  expect(
    within(panel)
      .getAllByRole("listitem")
      .map((row) => row.textContent)
      .join(),
  ).toMatch(/Front.*Joue gauche.*Menton/u);
  expect(scored()).toBeNull();
  await userEvent.click(await within(panel).findByRole("button", { name: /^Confirmer les 3.marques$/u }));
  expect(within(panel).getByRole("heading", { name: /^3.marques, vérifiées$/u })).toBeDefined();
  expect(within(panel).getByText(/^Score vérifié par vous le .* à une marque près\.$/u)).toBeDefined();
  expect(within(panel).getByText("87")).toBeDefined();
  expect(within(panel).getByRole("link", { name: "Construire la routine" })).toBeDefined();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    diagnosisId: "d1",
    criterion: 39,
    struck: [],
    kept: ["1", "2", "3"],
    added: [],
    confirmed: true,
    version: 0,
  });
});

test("decisions in quick succession are saved once, and a later one from the version that was answered", async () => {
  const panel = await open();
  const strike = async (name: RegExp) => userEvent.click(within(panel).getByRole("button", { name }));
  await strike(/^Écarter la marque 1$/u);
  await strike(/^Écarter la marque 2$/u);
  expect(within(panel).getByRole("heading", { name: /^1.marque, à vérifier$/u })).toBeDefined();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ struck: ["2", "3"], confirmed: false, version: 0 });
  await userEvent.click(within(panel).getAllByRole("button", { name: /^Rétablir/u })[0]!);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(saved[1]).toMatchObject({ struck: ["3"], version: 1 });
});

test("a decision that could not be saved stays, says so, and is saved by another try", async () => {
  let fails = true;
  const panel = await open({
    save: ({ version }) =>
      fails ? Promise.reject(new CarnationError("offline")) : Promise.resolve({ version: version + 1 }),
  });
  await userEvent.click(within(panel).getByRole("button", { name: /^Écarter la marque 1$/u }));
  const alert = await within(panel).findByRole("alert");
  expect(within(panel).getByRole("heading", { name: /^2.marques, à vérifier$/u })).toBeDefined();
  expect(sessionStorage.length + localStorage.length).toBeGreaterThan(0);
  fails = false;
  await userEvent.click(within(alert).getByRole("button", { name: "Réessayer" }));
  await waitFor(() => expect(within(panel).queryByRole("alert")).toBeNull());
  expect(saved.at(-1)).toMatchObject({ struck: ["2"], version: 0 });
});

test("a review that another tab has saved is not overwritten without asking", async () => {
  const panel = await open({
    save: ({ version }) =>
      version === 0
        ? Promise.reject(new CarnationError("aborted"))
        : Promise.resolve({ version: version + 1 }),
  });
  await userEvent.click(within(panel).getByRole("button", { name: /^Écarter la marque 1$/u }));
  expect((await within(panel).findByRole("alert")).textContent).toMatch(/dans un autre onglet/u);
  expect(saved).toHaveLength(1);
});

test("a verified review is shown as it was stored, and opened again", async () => {
  const verified = { date: new Date("2026-11-21T13:12:00Z"), count: 2, value: 92.1, margin: 4.2 };
  const review = {
    struck: ["1"],
    kept: ["2", "3"],
    added: [],
    version: 4,
    engineVersion: "engine-1",
    verified,
  };
  const panel = await open({ diagnosis: { markReviews: { 39: review } } });
  expect(within(panel).getByRole("heading", { name: /^2.marques, vérifiées$/u })).toBeDefined();
  expect(within(panel).getByText(/L’analyse en proposait 3\.$/u)).toBeDefined();
  expect(screen.getByRole("region", { name: "Teint" }).textContent).toMatch(/Taches pigmentaires/u);
  await userEvent.click(within(panel).getByRole("button", { name: "Rouvrir" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ struck: ["1"], confirmed: false, version: 4 });
  expect(scored()).toBeNull();
});

test("a review of the marks of another engine is not shown, and is replaced from its version", async () => {
  const other = { struck: ["2"], kept: [], added: [], version: 6, engineVersion: "engine-0", verified: null };
  const panel = await open({ diagnosis: { markReviews: { 39: other } } });
  expect(within(panel).getByRole("heading", { name: /^3.marques, à vérifier$/u })).toBeDefined();
  await userEvent.click(within(panel).getByRole("button", { name: /^Écarter la marque 1$/u }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ struck: ["2"], version: 6 });
});

/** One column, as on a tablet that is held upright. */
function narrowWindow(): void {
  const list = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("matchMedia", () => list);
}

test("the marks have the page to themselves on one column: no tabs, no crumbs, their buttons at the foot, and a way back", async () => {
  narrowWindow();
  const panel = await open();
  expect(screen.queryByRole("tab")).toBeNull();
  expect(screen.queryByRole("navigation", { name: "Fil d’Ariane" })).toBeNull();
  expect(within(panel).queryByRole("button", { name: /^Confirmer/u })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: /^Confirmer les 3.marques$/u }));
  const reopen = await screen.findByRole("button", { name: "Rouvrir" });
  expect(document.activeElement).toBe(reopen.parentElement);
  await userEvent.click(screen.getByRole("button", { name: "Revenir à la synthèse" }));
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
  expect(screen.getByRole("tab", { name: "Synthèse" })).toBeDefined();
  // The tab of the criteria leads back to the marks, which take the focus of the tab that leaves.
  await userEvent.click(screen.getByRole("tab", { name: /^Critères/u }));
  const back = await screen.findByRole("region", { name: /marques, vérifiées$/u });
  await waitFor(() => expect(document.activeElement).toBe(back));
});

test("« Vérifier » brings the photo into sight where it stands above the marks, and focuses the marks", async () => {
  narrowWindow();
  await open();
  const scrolled = vi.mocked(Element.prototype.scrollIntoView);
  await userEvent.click(screen.getByRole("button", { name: "Revenir à la synthèse" }));
  scrolled.mockClear();
  const detail = screen.getByRole("region", { name: "Critère affiché sur la photo" });
  await userEvent.click(within(detail).getByRole("button", { name: /^Vérifier les marques/u }));
  const panel = await screen.findByRole("region", { name: /marques, à vérifier$/u });
  await waitFor(() => expect(document.activeElement).toBe(panel));
  expect(scrolled).toHaveBeenCalledTimes(1);
  const frame = scrolled.mock.contexts[0] as unknown as HTMLElement;
  expect(within(frame).getByAltText("Photo du visage, de face")).toBeDefined();
});

test("marks that were not kept one by one are only drawn", async () => {
  await open();
  await userEvent.click(screen.getByRole("tab", { name: /^Synthèse/u }));
  const detail = screen.getByRole("region", { name: "Critère affiché sur la photo" });
  expect(within(detail).getByText(/^3.marques, à vérifier$/u)).toBeDefined();
  await userEvent.click(screen.getByRole("button", { name: /^Imperfections/u, pressed: false }));
  expect(screen.queryByRole("button", { name: /^Vérifier les marques/u })).toBeNull();
});

test("a decision is saved when the page is left before the pause is over", async () => {
  const panel = await open();
  await userEvent.click(within(panel).getByRole("button", { name: /^Écarter la marque 1$/u }));
  await userEvent.click(screen.getByRole("link", { name: "Mes clients" }));
  await waitFor(() => expect(saved).toHaveLength(1));
});
