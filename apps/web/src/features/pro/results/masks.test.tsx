import type { DocumentState } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type DiagnosisMasks, parseDiagnosisMasks } from "@carnation/domain/mask";
import { parseDiagnosisResult } from "@carnation/domain/result";
import type { DisplaySettings } from "@carnation/product/ai-settings";
import { fireEvent, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { diagnosisOf, documentOf, everyScore, missing } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

// jsdom lays nothing out, and scrolls nowhere.
Element.prototype.scrollIntoView = vi.fn();

const entry = (id: number, value: number) => ({
  algorithm_version_id: id,
  engine_version: "engine-1",
  result: {
    area_results: [
      { area_name: "face", main_metric: { value } },
      { area_name: "left_cheek", main_metric: { value: value - 8 } },
    ],
  },
});
const result = parseDiagnosisResult([entry(30, 46), entry(36, 94), entry(69, 82)]);

const triangle = [4000, 5000, 100, 0, 0, 100];
function masksOf(engine: string): DiagnosisMasks {
  const masks = parseDiagnosisMasks({
    version: 1,
    engine_version: engine,
    masks: [
      {
        name: "redness_heatmap",
        type: "heatmap",
        levels: [[triangle], [], []],
        places: [{ area: "left_cheek", amount: 9 }],
      },
      { name: "acne_regions", type: "polygon", shapes: [triangle, triangle], places: [] },
    ],
    anchors: [{ area: "left_cheek", at: [6000, 5500] }],
    face: { aspect: 0.75, outlines: [[3000, 2000, 4000, 0, -2000, 6000]] },
  });
  if (!masks) throw new Error("These are no masks.");
  return masks;
}

/** Opens a finished diagnosis with its photo, and what is stored of its masks. */
async function open(
  masks: () => Promise<DiagnosisMasks>,
  displaySettings: DocumentState<DisplaySettings> = everyScore,
): Promise<HTMLElement> {
  const diagnosis = documentOf(diagnosisOf({ state: "done" }));
  const photo = new Blob(["photo"], { type: "image/jpeg" });
  openApp(
    "/user/diagnosis/results/d1",
    memoryWorkspace(
      { diagnosis, displaySettings },
      { diagnoses: { masks, result: () => Promise.resolve(result), photo: () => Promise.resolve(photo) } },
    ),
  );
  const viewer = await screen.findByRole("region", { name: "Photo" });
  fireEvent.load(await within(viewer).findByAltText("Photo du visage, de face"));
  return viewer;
}

const alone = /la photo est montrée seule/u;

test("the chosen criterion is drawn on the photo, and told in words", async () => {
  const viewer = await open(() => Promise.resolve(masksOf("engine-1")));
  expect(await within(viewer).findByRole("img", { name: "Masque Rougeurs" })).toBeDefined();
  expect(within(viewer).getByText("Surtout la joue gauche.")).toBeDefined();
  expect(within(viewer).getByText("Joue gauche")).toBeDefined();
  expect(screen.getByRole("region", { name: "Critère affiché sur la photo" })).toBeDefined();
  expect(screen.queryByText(alone)).toBeNull();
});

test("a criterion without a score is listed apart with what is seen, and drawn without the numbers of its zones", async () => {
  const viewer = await open(() => Promise.resolve(masksOf("engine-1")), missing);
  const group = await screen.findByRole("region", { name: "À observer, sans score" });
  const redness = await within(group).findByRole("button", { name: /^Rougeurs.*Surtout la joue gauche\.$/u });
  expect(redness.textContent).toContain("À observer");
  expect(within(group).getByText(/se regardent et ne se notent pas/u)).toBeDefined();
  await userEvent.click(redness);
  expect(within(viewer).getByRole("img", { name: "Masque Rougeurs" })).toBeDefined();
  expect(within(viewer).queryByText("Joue gauche")).toBeNull();
  const detail = screen.getByRole("region", { name: "Critère affiché sur la photo" });
  expect(within(detail).queryByRole("button", { name: "Voir l’évolution" })).toBeNull();
  expect(within(detail).getByRole("button", { name: "Noter mon observation" })).toBeDefined();
  expect(screen.queryByText("46")).toBeNull();
});

test("a criterion without a score shows a small face with its mask in the list of criteria, and none with one", async () => {
  await open(() => Promise.resolve(masksOf("engine-1")), missing);
  await userEvent.click(await screen.findByRole("tab", { name: /^Critères/u }));
  const group = await screen.findByRole("region", { name: "À observer, sans score" });
  const row = within(group).getByText("Rougeurs").closest("li")!;
  expect(row.querySelectorAll(".cn-mask-thumbnail [data-kind='isolines']")).toHaveLength(1);
  const all = [...document.querySelectorAll(".cn-mask-thumbnail")];
  expect(all.every((thumbnail) => group.contains(thumbnail))).toBe(true);
});

test("a row of the list shows its mask, the arrows of the photo change the detail", async () => {
  const viewer = await open(() => Promise.resolve(masksOf("engine-1")));
  const row = (name: RegExp) => screen.getByRole("button", { name, pressed: false });
  await within(viewer).findByRole("img", { name: "Masque Rougeurs" });
  await userEvent.click(row(/^Imperfections/u));
  expect(within(viewer).getByRole("img", { name: "Masque Imperfections" })).toBeDefined();
  expect(within(viewer).getByText(/^2.imperfections repérées\.$/u)).toBeDefined();
  expect(screen.getByRole("button", { name: /^Imperfections/u, pressed: true })).toBeDefined();
  const detail = screen.getByRole("region", { name: "Critère affiché sur la photo" });
  expect(within(detail).getByText("Imperfections")).toBeDefined();
  await userEvent.click(within(viewer).getByRole("button", { name: "Critère précédent" }));
  expect(within(detail).queryByText("Imperfections")).toBeNull();
});

test("the list of the criteria shows a mask too, and brings the photo back into sight", async () => {
  const viewer = await open(() => Promise.resolve(masksOf("engine-1")));
  await within(viewer).findByRole("img", { name: "Masque Rougeurs" });
  await userEvent.click(screen.getByRole("tab", { name: /^Critères/u }));
  const scrolled = vi.mocked(Element.prototype.scrollIntoView);
  scrolled.mockClear();
  await userEvent.click(screen.getByRole("button", { name: /^Voir sur la photo.*Imperfections$/u }));
  expect(within(viewer).getByRole("img", { name: "Masque Imperfections" })).toBeDefined();
  expect(scrolled.mock.contexts[0]).toBe(viewer.parentElement);
});

test("a criterion without a mask, and one that was not measured, say so", async () => {
  const viewer = await open(() => Promise.resolve(masksOf("engine-1")));
  const choice = await within(viewer).findByRole("combobox", { name: "Masque" });
  await userEvent.selectOptions(choice, "Rides et ridules");
  expect(within(viewer).getByText("Aucun masque pour ce critère.")).toBeDefined();
  expect(screen.getByRole("region", { name: "Critère choisi" })).toBeDefined();
  await userEvent.selectOptions(choice, "Pores");
  expect(within(viewer).getByText("Non mesuré.")).toBeDefined();
  await userEvent.click(screen.getByRole("tab", { name: /^Critères/u }));
  const ways = screen.getAllByRole("button", { name: /^Voir sur la photo/u });
  expect(ways.map((way) => way.textContent)).toEqual([
    expect.stringContaining("Rougeurs"),
    expect.stringContaining("Imperfections"),
  ]);
});

test.each([
  ["older than masks", () => Promise.reject(new CarnationError("not-found")), /n’ont pas été conservées/u],
  [
    "whose masks are damaged",
    () => Promise.reject(new CarnationError("damaged")),
    /n’ont pas été conservées/u,
  ],
  [
    "whose masks are another engine's",
    () => Promise.resolve(masksOf("engine-2")),
    /n’ont pas été conservées/u,
  ],
  [
    "whose masks do not come",
    () => Promise.reject(new CarnationError("unavailable")),
    /n’ont pas encore pu/u,
  ],
])("a result %s keeps its photo, with a quiet word", async (_what, masks, words) => {
  const viewer = await open(masks);
  expect((await screen.findByText(alone)).textContent).toMatch(words);
  expect(within(viewer).queryByRole("combobox")).toBeNull();
  expect(screen.getByRole("region", { name: "Critère choisi" })).toBeDefined();
});

test("the method of a criterion is told from its detail", async () => {
  await open(() => Promise.reject(new CarnationError("not-found")));
  await userEvent.click(await screen.findByRole("button", { name: "Comment c’est mesuré" }));
  const dialog = await screen.findByRole("dialog", { name: /^Comment c’est mesuré.: Rougeurs$/u });
  expect(within(dialog).getByRole("region", { name: "La mesure" }).textContent).toMatch(
    /Rougeurs localisées/u,
  );
  expect(within(dialog).getByRole("region", { name: "Limites" })).toBeDefined();
  await userEvent.click(within(dialog).getByRole("button", { name: "Fermer" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
