import { maskColours } from "@carnation/tokens";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeAll, expect, test, vi } from "vitest";
import { MaskViewer, type MaskViewerProps } from "./MaskViewer.tsx";
import { MarkSwatch } from "./MarkSwatch.tsx";
import { markStates, type ViewerMarks } from "./PhotoMask.ts";
import { fringe, pigmentation } from "./testing/faceMasks.ts";
import { spotMarks } from "./testing/spotMarks.ts";

const photo = { src: "/visage.jpg", alt: "Anaïs Morel, de face" };
const original = { src: "/origine.jpg", alt: "Anaïs Morel, photo d’origine" };

// jsdom has no layout: nothing is observed.
beforeAll(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      unobserve(): void {}
      disconnect(): void {}
    },
  );
});

function show(marks: Partial<ViewerMarks> = {}, props: Partial<MaskViewerProps> = {}) {
  const viewer = (
    <MaskViewer
      photo={photo}
      masks={[pigmentation]}
      marks={{ items: spotMarks, current: null, ...marks }}
      {...props}
    />
  );
  const result = render(viewer);
  fireEvent.load(screen.getByAltText(photo.alt));
  return result;
}
const drawing = (): HTMLElement | null => screen.queryByRole("img", { name: "Marques Taches pigmentaires" });
const frame = (): HTMLElement => screen.getByRole("group", { name: "Photo affichée" });

test("marks stand in the place of the areas, each drawn by its state", () => {
  show();
  expect(screen.queryByRole("img", { name: "Masque Taches pigmentaires" })).toBeNull();
  const states = [...(drawing()?.querySelectorAll("[data-state]") ?? [])].map((mark) =>
    mark.getAttribute("data-state"),
  );
  expect(states).toEqual(spotMarks.map(({ state }) => state));
});

test("the legend shows the states that occur", () => {
  show({ items: spotMarks.filter(({ state }) => state !== "added") });
  expect(screen.getByRole("list", { name: "Légende" }).textContent).toBe("sûreincertaineécartée");
});

test("outlines of unmeasured skin stay drawn beside the marks", () => {
  show({}, { masks: [fringe] });
  expect(document.querySelector('.cn-mask [data-kind="unmeasured"]')).not.toBeNull();
  expect(screen.getByRole("list", { name: "Légende" }).textContent).toContain("zone non mesurée");
});

test("an empty list of marks draws nothing and claims no mask is missing", () => {
  show({ items: [] }, { masks: [{ id: "spots", label: "Taches pigmentaires", shapes: [] }] });
  expect(drawing()).toBeNull();
  expect(screen.queryByText("Aucun masque pour ce critère.")).toBeNull();
});

test("a mark without a place is left out", () => {
  show({ items: [{ ...spotMarks[0]!, at: [Number.NaN, 0.5] }] });
  expect(drawing()).toBeNull();
});

test("the current mark has its name in a chip, and is said while the photo has the focus", async () => {
  show({ current: "cheek" });
  expect(document.querySelector(".cn-mask-viewer__chip")?.textContent).toBe("Joue gauche, incertaine");
  expect(document.querySelectorAll(".cn-mask-viewer__halo")).toHaveLength(1);
  const said = (): (string | null)[] => screen.getAllByRole("status").map(({ textContent }) => textContent);
  expect(said()).not.toContain("Joue gauche, incertaine");
  await userEvent.tab();
  expect(said()).toContain("Joue gauche, incertaine");
});

test("the host is asked about a key of the photo before the viewer", async () => {
  const change = vi.fn();
  const keys = vi.fn<NonNullable<ViewerMarks["onKeyDown"]>>((event) => {
    if (event.key === "ArrowRight") event.preventDefault();
  });
  show({ onKeyDown: keys }, { masks: [pigmentation, fringe], onValueChange: change });
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(keys).toHaveBeenCalledOnce();
  expect(change).not.toHaveBeenCalled();
  await userEvent.keyboard("{ArrowLeft}");
  expect(change).toHaveBeenCalledOnce();
});

test("the space key hides the marks, whose keys then do nothing", async () => {
  const keys = vi.fn();
  show({ onKeyDown: keys });
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(drawing()).toBeNull();
  keys.mockClear();
  await userEvent.keyboard("x");
  expect(keys).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("button", { name: "Montrer les marques" }));
  expect(drawing()).not.toBeNull();
});

test("adding takes the focus to the photo, says what to do, and keeps its keys from the criterion", async () => {
  const change = vi.fn();
  const cancel = vi.fn();
  show(
    { adding: true, onCancelAdd: cancel },
    { original, masks: [pigmentation, fringe], onValueChange: change },
  );
  expect(document.activeElement).toBe(frame());
  expect(screen.getByText("Touchez l’endroit de la marque à ajouter. La loupe suit le doigt.")).toBeDefined();
  expect(screen.queryByRole("radio", { name: "Originale" })).toBeNull();
  const keysId = frame().getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(keysId)?.textContent).toContain("Entrée ajouter");
  await userEvent.keyboard("{ArrowRight} ");
  expect(change).not.toHaveBeenCalled();
  expect(drawing()).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await userEvent.click(screen.getByRole("button", { name: "Annuler" }));
  expect(cancel).toHaveBeenCalledTimes(2);
});

test("a swatch of each state keeps its colours out of the page", () => {
  const { container } = render(markStates.map((state) => <MarkSwatch key={state} state={state} />));
  expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(4);
  expect(container.innerHTML).toContain(`stroke="${maskColours.line}"`);
});
