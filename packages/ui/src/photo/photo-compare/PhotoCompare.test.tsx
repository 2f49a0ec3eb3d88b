import { fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { PhotoCompare } from "./PhotoCompare.tsx";

const before = { src: "/juin.jpg", alt: "Anaïs Morel en juin", date: "12 juin 2026" };
const after = { src: "/novembre.jpg", alt: "Anaïs Morel en novembre", date: "21 novembre 2026" };
const masks = <svg role="img" aria-label="Masque Rougeurs" />;

// React preloads a picture with an address of the network, outside the component.
const inline = { ...before, src: "data:," };
describeConformance(<PhotoCompare before={inline} after={inline} />);

const boundary = (): HTMLElement => screen.getByRole("slider", { name: "Limite entre les deux photos" });
const choose = (name: string): Promise<void> => userEvent.click(screen.getByRole("radio", { name }));

test("the older photo is on the left, and both are described and dated", () => {
  render(<PhotoCompare before={before} after={after} />);
  expect(screen.getByAltText(before.alt)).toBeDefined();
  expect(screen.getByText("Avant, 12 juin 2026").dataset["side"]).toBe("before");
  expect(screen.getByText("Après, 21 novembre 2026").dataset["side"]).toBe("after");
  expect(screen.getByRole("figure").textContent).toContain(
    "À gauche, la photo du 12 juin 2026\u202F; à droite, celle du 21 novembre 2026.",
  );
});

test("the line is a slider with words, moved by keys", async () => {
  const change = vi.fn();
  render(<PhotoCompare before={before} after={after} onPositionChange={change} />);
  expect(boundary().getAttribute("aria-valuetext")).toBe("50\u00A0% de la photo du 12 juin 2026");
  await userEvent.tab();
  expect(boundary()).toBe(document.activeElement);
  await userEvent.keyboard("{ArrowRight}");
  expect(change).toHaveBeenLastCalledWith(0.52);
  await userEvent.keyboard("{PageDown}");
  expect(change).toHaveBeenLastCalledWith(0.42);
  await userEvent.keyboard("{End}");
  expect(boundary().getAttribute("aria-valuetext")).toBe("100\u00A0% de la photo du 12 juin 2026");
  await userEvent.keyboard("{Home}");
  expect(change).toHaveBeenLastCalledWith(0);
});

test("an assistive technology that sets the value moves the line", () => {
  render(<PhotoCompare before={before} after={after} />);
  fireEvent.change(boundary(), { target: { value: "30" } });
  expect(boundary().getAttribute("aria-valuetext")).toContain("30\u00A0%");
});

test("the host may hold view and position", async () => {
  const view = vi.fn();
  const position = vi.fn();
  render(
    <PhotoCompare
      before={before}
      after={after}
      view="slider"
      onViewChange={view}
      position={0.2}
      onPositionChange={position}
    />,
  );
  await choose("Superposition");
  expect(view).toHaveBeenCalledWith("overlay");
  expect(boundary().getAttribute("aria-valuetext")).toContain("20\u00A0%");
});

test("a zoom holds for both photos, and when the view changes", async () => {
  render(<PhotoCompare before={before} after={after} defaultView="side-by-side" />);
  await userEvent.click(screen.getByRole("button", { name: "Agrandir" }));
  const scales = ["Avant, 12 juin 2026", "Après, 21 novembre 2026"].map((name) =>
    screen.getByRole("group", { name }).style.getPropertyValue("--cn-zoom"),
  );
  expect(scales).toEqual(["1.5", "1.5"]);
  await choose("Superposition");
  expect(screen.getByText("Agrandissement : 150 %")).toBeDefined();
});

test("the overlay lays one photo over the other: an opacity, and the other photo only when asked for", async () => {
  render(<PhotoCompare before={before} after={after} defaultView="overlay" />);
  const opacity = screen.getByRole("slider", { name: "Opacité de l’après" });
  expect(opacity.getAttribute("aria-valuetext")).toBe("50\u00A0%");
  const alternate = screen.getByRole("button", { name: "Alterner" });
  await userEvent.click(alternate);
  expect(opacity.getAttribute("aria-valuetext")).toBe("0\u00A0%");
  await userEvent.click(alternate);
  expect(opacity.getAttribute("aria-valuetext")).toBe("100\u00A0%");
});

test("masks are a view of their own, on loaded photos", async () => {
  render(<PhotoCompare before={before} after={{ ...after, masks }} masksCaption="Masque : Rougeurs" />);
  expect(screen.queryByRole("img", { name: "Masque Rougeurs" })).toBeNull();
  expect(screen.queryByText("Masque : Rougeurs")).toBeNull();
  await choose("Masques");
  expect(screen.getByText("Masque : Rougeurs")).toBeDefined();
  for (const { alt } of [before, after]) fireEvent.load(screen.getByAltText(alt));
  const right = screen.getByRole("group", { name: "Après, 21 novembre 2026" });
  expect(within(right).getByRole("img", { name: "Masque Rougeurs" })).toBeDefined();
});

test("an erased photo keeps its place, and says what is no longer possible", () => {
  render(<PhotoCompare before={{ ...before, src: null }} after={after} />);
  expect(screen.getByText("Photo effacée")).toBeDefined();
  expect(screen.getByAltText(after.alt)).toBeDefined();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Côte à côte" }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>("radio", { name: "Curseur" }).disabled).toBe(true);
  expect(screen.getByText("Le curseur et la superposition demandent les deux photos.")).toBeDefined();
});

test("a photo that cannot be decoded is asked for again", async () => {
  render(<PhotoCompare before={before} after={after} />);
  fireEvent.error(screen.getByAltText(before.alt));
  await userEvent.click(screen.getByRole("button", { name: "Réessayer" }));
  expect(screen.queryByText("La photo n’a pas pu être affichée.")).toBeNull();
});

test("a comparison of photos speaks the language of the page", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <PhotoCompare before={before} after={after} />
    </UiProvider>,
  );
  expect(screen.getByRole("slider").getAttribute("aria-valuetext")).toBe("50% of the photo of 12 juin 2026");
});
