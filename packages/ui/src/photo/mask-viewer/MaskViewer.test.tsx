import { maskColours } from "@carnation/tokens";
import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { MaskDrawing } from "./MaskDrawing.tsx";
import { MaskThumbnail } from "./MaskThumbnail.tsx";
import { MaskViewer } from "./MaskViewer.tsx";
import {
  drawnFace,
  faceMasks,
  firmness,
  fringe,
  lines,
  perceivedAge,
  pigmentation,
  redness,
} from "./testing/faceMasks.ts";

const photo = { src: "/visage.jpg", alt: "Anaïs Morel, de face" };
const original = { src: "/origine.jpg", alt: "Anaïs Morel, photo d’origine" };

// React preloads a picture with an address of the network, outside the component.
describeConformance(<MaskViewer photo={{ ...photo, src: "data:," }} original={original} masks={faceMasks} />);
describeConformance(<MaskDrawing shapes={redness.shapes ?? []} />);
describeConformance(<MaskThumbnail face={drawnFace} shapes={redness.shapes ?? []} />);

const load = (alt = photo.alt): void => {
  fireEvent.load(screen.getByAltText(alt));
};
const mask = (label: string): HTMLElement | null => screen.queryByRole("img", { name: `Masque ${label}` });

test("a mask is drawn once its photo is there, with where it is in words", () => {
  render(<MaskViewer photo={photo} masks={faceMasks} />);
  expect(mask("Rougeurs")).toBeNull();
  load();
  expect(mask("Rougeurs")).not.toBeNull();
  expect(screen.getByText("Surtout les deux joues et le nez.")).toBeDefined();
  expect(screen.getByRole("list", { name: "Légende" }).textContent).toBe("légèremodéréemarquée");
});

test("masks on their way have their bar's room, which says nothing; without masks there is no bar", () => {
  const { container, rerender } = render(<MaskViewer photo={photo} masks={null} />);
  const bar = () => container.querySelector(".cn-mask-viewer__bar");
  expect(bar()?.getAttribute("aria-hidden")).toBe("true");
  expect(screen.queryByRole("combobox")).toBeNull();
  rerender(<MaskViewer photo={photo} masks={faceMasks} />);
  expect(bar()?.hasAttribute("aria-hidden")).toBe(false);
  expect(screen.getByRole("combobox", { name: "Masque" })).toBeDefined();
  rerender(<MaskViewer photo={photo} masks={[]} />);
  expect(bar()).toBeNull();
});

test("previous, next and the list choose the criterion", async () => {
  const change = vi.fn();
  render(<MaskViewer photo={photo} masks={faceMasks} onValueChange={change} />);
  load();
  await userEvent.click(screen.getByRole("button", { name: "Critère suivant" }));
  expect(change).toHaveBeenLastCalledWith("pigmentation");
  expect(mask("Taches pigmentaires")).not.toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Critère précédent" }));
  expect(mask("Rougeurs")).not.toBeNull();
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Masque" }), "Pores");
  expect(change).toHaveBeenLastCalledWith("pores");
});

test("arrows on the focused photo change the criterion and space hides the mask", async () => {
  render(<MaskViewer photo={photo} masks={faceMasks} />);
  load();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Photo affichée" }));
  await userEvent.keyboard("{ArrowRight}");
  expect(mask("Taches pigmentaires")).not.toBeNull();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(screen.getByText("Non mesuré. Le visage sourit sur la photo.")).toBeDefined();
  await userEvent.keyboard("{ArrowRight} ");
  expect(mask("Rougeurs")).toBeNull();
  await userEvent.keyboard(" ");
  expect(mask("Rougeurs")).not.toBeNull();
});

test("masks that arrive after the photo: the arrows leave from the one that is shown", async () => {
  const { rerender } = render(<MaskViewer photo={photo} masks={[]} />);
  load();
  rerender(<MaskViewer photo={photo} masks={faceMasks} />);
  expect(mask("Rougeurs")).not.toBeNull();
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}");
  expect(mask("Taches pigmentaires")).not.toBeNull();
});

test("elsewhere the same keys keep their own meaning", async () => {
  const change = vi.fn();
  render(<MaskViewer photo={photo} masks={faceMasks} onValueChange={change} />);
  load();
  screen.getByRole("slider", { name: "Opacité" }).focus();
  await userEvent.keyboard("{ArrowRight} ");
  expect(change).not.toHaveBeenCalled();
  expect(mask("Rougeurs")).not.toBeNull();
});

test("the keys are written down for whoever has the focus", () => {
  render(<MaskViewer photo={photo} masks={faceMasks} />);
  const id = screen.getByRole("group", { name: "Photo affichée" }).getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toContain("espace cacher le masque");
});

test("the eye hides the mask and shows it again", async () => {
  render(<MaskViewer photo={photo} masks={faceMasks} />);
  load();
  await userEvent.click(screen.getByRole("button", { name: "Cacher le masque" }));
  expect(mask("Rougeurs")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Montrer le masque" }));
  expect(mask("Rougeurs")).not.toBeNull();
});

test("opacity 0 draws nothing to be seen", () => {
  render(<MaskViewer photo={photo} masks={[redness]} />);
  load();
  fireEvent.change(screen.getByRole("slider", { name: "Opacité" }), { target: { value: "0" } });
  const strokes = [...(mask("Rougeurs")?.querySelectorAll("[stroke-opacity]") ?? [])];
  expect(strokes.length).toBeGreaterThan(0);
  expect(strokes.every((path) => path.getAttribute("stroke-opacity") === "0")).toBe(true);
});

test("words say that there is no mask, or no measure, and nothing is drawn", () => {
  const { rerender } = render(<MaskViewer photo={photo} masks={[perceivedAge]} />);
  load();
  expect(screen.getByText("Aucun masque pour ce critère.")).toBeDefined();
  expect(mask("Âge perçu du visage")).toBeNull();
  expect(screen.queryByRole("list", { name: "Légende" })).toBeNull();
  rerender(<MaskViewer photo={photo} masks={[firmness]} />);
  expect(screen.getByText("Non mesuré. Le visage sourit sur la photo.")).toBeDefined();
});

test("the original is shown without masks, and says where they are", async () => {
  render(<MaskViewer photo={photo} original={original} masks={faceMasks} />);
  load();
  await userEvent.click(screen.getByRole("radio", { name: "Originale" }));
  load(original.alt);
  expect(mask("Rougeurs")).toBeNull();
  expect(screen.getByText("Les masques se lisent sur la photo alignée.")).toBeDefined();
  await userEvent.click(screen.getByRole("radio", { name: "Alignée" }));
  load();
  expect(mask("Rougeurs")).not.toBeNull();
});

test("zones are named with their value and the word of their band", () => {
  render(<MaskViewer photo={photo} masks={[redness]} />);
  load();
  const zones = screen.getByRole("list", { name: "Rougeurs par zone" });
  expect(zones.textContent).toContain("Joue gauche 38, Priorité");
  expect(zones.textContent).toContain("Front 71, Point fort");
});

test("a host that holds the criterion is asked first", async () => {
  const change = vi.fn();
  render(<MaskViewer photo={photo} masks={[redness, lines]} value="lines" onValueChange={change} />);
  load();
  await userEvent.click(screen.getByRole("button", { name: "Critère suivant" }));
  expect(change).toHaveBeenCalledWith("redness");
  expect(mask("Rides et ridules")).not.toBeNull();
});

test("an unknown criterion falls back to the first; no mask at all leaves the photo", () => {
  const { rerender } = render(<MaskViewer photo={photo} masks={[redness]} value="gone" />);
  load();
  expect(mask("Rougeurs")).not.toBeNull();
  rerender(<MaskViewer photo={photo} masks={[]} />);
  expect(screen.getByAltText(photo.alt)).toBeDefined();
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the viewer without masks is the photo alone: nothing of masks is offered or written", async () => {
  render(<MaskViewer photo={photo} aria-label="Photo" />);
  load();
  expect(screen.getByRole("region", { name: "Photo" })).toBeDefined();
  expect(screen.queryByRole("button", { name: "Cacher le masque" })).toBeNull();
  await userEvent.tab();
  const id = document.activeElement?.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(id)?.textContent).toContain("flèches pour se déplacer");
});

test("a photo takes its own shape, unless the host says it", () => {
  const { container, rerender } = render(<MaskViewer photo={photo} />);
  const shape = (): string | undefined =>
    container.querySelector<HTMLElement>(".cn-mask-viewer")?.style.getPropertyValue("--cn-photo-shape");
  expect(shape()).toBe("0.75");
  const image = screen.getByAltText(photo.alt);
  Object.defineProperties(image, { naturalWidth: { value: 3000 }, naturalHeight: { value: 1000 } });
  load();
  expect(shape()).toBe("3");
  rerender(<MaskViewer photo={photo} aspectRatio={1} />);
  expect(shape()).toBe("1");
});

test("a photo that does not come says why in the host's words, without buttons for what is not there", () => {
  const missing = { ...photo, src: undefined, notice: "Photo pas encore lue" };
  const { rerender } = render(<MaskViewer photo={missing} />);
  expect(screen.getByText("Photo pas encore lue")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Agrandir" })).toBeNull();
  rerender(<MaskViewer photo={{ ...photo, unreadable: "Contactez le support." }} />);
  fireEvent.error(screen.getByAltText(photo.alt));
  expect(screen.getByText("Contactez le support.")).toBeDefined();
});

test("the viewer takes the whole screen, and gives it back", async () => {
  let element: Element | null = null;
  const enter = vi.fn(() => {
    element = screen.getByRole("region");
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  });
  const leave = vi.fn(() => {
    element = null;
    document.dispatchEvent(new Event("fullscreenchange"));
    return Promise.resolve();
  });
  Object.assign(Element.prototype, { requestFullscreen: enter });
  Object.assign(document, { exitFullscreen: leave, fullscreenEnabled: true });
  Object.defineProperty(document, "fullscreenElement", { configurable: true, get: () => element });
  try {
    render(<MaskViewer photo={photo} />);
    load();
    await userEvent.click(screen.getByRole("button", { name: "Plein écran" }));
    expect(element).toBe(screen.getByRole("region"));
    await userEvent.click(screen.getByRole("button", { name: "Quitter le plein écran" }));
    expect(screen.getByRole("button", { name: "Plein écran" })).toBeDefined();
  } finally {
    for (const name of ["exitFullscreen", "fullscreenEnabled", "fullscreenElement"])
      Reflect.deleteProperty(document, name);
    Reflect.deleteProperty(Element.prototype, "requestFullscreen");
  }
});

test("an erased photo keeps the criteria", () => {
  render(<MaskViewer photo={{ ...photo, src: null }} masks={[pigmentation]} />);
  expect(screen.getByText("Photo effacée")).toBeDefined();
  expect(screen.getByText("3 taches repérées : deux sur le front, une sur le menton.")).toBeDefined();
});

test("a drawing taken out of the page keeps its colours", () => {
  const { container } = render(<MaskDrawing shapes={redness.shapes ?? []} />);
  const markup = container.innerHTML;
  expect(markup).toContain(`fill="${maskColours.fill}"`);
  expect(markup).toContain(`stroke="${maskColours.line}"`);
  expect(markup).toContain('aria-hidden="true"');
});

test("a thumbnail frames the face, with its features and what was measured on it", () => {
  const [, ...features] = drawnFace.outlines;
  const oval = [
    [0.2, 0.1],
    [0.8, 0.1],
    [0.8, 0.9],
    [0.2, 0.9],
  ] as const;
  const { container } = render(
    <MaskThumbnail
      face={{ aspectRatio: 0.75, outlines: [oval, ...features] }}
      shapes={fringe.shapes ?? []}
    />,
  );
  expect(container.querySelector("svg")!.getAttribute("viewBox")).toBe("137 76 477 848");
  expect(container.querySelectorAll(".cn-mask-thumbnail__skin")).toHaveLength(1);
  expect(container.querySelectorAll(".cn-mask-thumbnail__feature")).toHaveLength(3);
  expect(container.querySelector("[data-kind='unmeasured']")).toBeNull();
  expect(container.querySelectorAll("[data-kind]").length).toBeGreaterThan(0);
});

test.each([
  ["no outline", []],
  ["an outline of places that are no numbers", [[[Number.NaN, 0.5] as const, [0.2, Number.NaN] as const]]],
])("a thumbnail of a face with %s draws its shapes on the whole photo", (_, outlines) => {
  const { container } = render(
    <MaskThumbnail face={{ aspectRatio: 0.75, outlines }} shapes={redness.shapes ?? []} />,
  );
  expect(container.querySelector("svg")!.getAttribute("viewBox")).toBe("0 0 750 1000");
  expect(container.querySelectorAll("[data-kind='isolines']").length).toBeGreaterThan(0);
});
