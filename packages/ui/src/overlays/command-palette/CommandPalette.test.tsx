import { act, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { en } from "../../foundations/messages/en.ts";
import type { CommandGroup } from "./CommandGroup.ts";
import { CommandPalette } from "./CommandPalette.tsx";
import { foundForAna, PaletteDemo } from "./testing/PaletteDemo.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const nothing = (): void => undefined;

describeConformance(
  <CommandPalette open onOpenChange={nothing} query="ana" onQueryChange={nothing} groups={foundForAna} />,
);

/** A palette whose rows the test changes while it is open. */
function show(groups: readonly CommandGroup[], query = "ana") {
  const onOpenChange = vi.fn();
  const palette = (now: readonly CommandGroup[], typed: string) => (
    <CommandPalette open onOpenChange={onOpenChange} query={typed} onQueryChange={nothing} groups={now} />
  );
  const { rerender } = render(palette(groups, query));
  return {
    onOpenChange,
    change: (now: readonly CommandGroup[], typed = query) => rerender(palette(now, typed)),
  };
}

const selected = (): string | undefined =>
  screen.getAllByRole("option", { selected: true }).map((row) => row.textContent)[0];
const field = (): HTMLElement => screen.getByRole("combobox");

test("the first row is chosen, and the field points at it", () => {
  show(foundForAna);
  expect(selected()).toContain("Anaïs Morel");
  const row = screen.getByRole("option", { selected: true });
  expect(field().getAttribute("aria-activedescendant")).toBe(row.id);
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole("group", { name: "Clients" })).toBeDefined();
});

test("arrows choose across groups, and the ends meet", async () => {
  show(foundForAna);
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(selected()).toContain("Nouveau diagnostic pour Anaïs Morel");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}");
  expect(selected()).toContain("Anaïs Morel");
  await userEvent.keyboard("{ArrowUp}");
  expect(selected()).toContain("ananas");
});

test("rows that arrive above the chosen one leave it chosen, another text chooses the first", async () => {
  const [clients, actions] = foundForAna as [CommandGroup, CommandGroup];
  const { change } = show([{ ...clients, items: [], pending: 2 }, actions]);
  expect(selected()).toContain("Nouveau diagnostic");
  await userEvent.keyboard("{ArrowDown}");
  change([clients, actions]);
  expect(selected()).toContain("Nouveau diagnostic");
  change([clients, actions], "anai");
  expect(selected()).toContain("Anaïs Morel");
});

test("another opening chooses the first row again", async () => {
  const palette = (open: boolean) => (
    <CommandPalette
      open={open}
      onOpenChange={nothing}
      query=""
      onQueryChange={nothing}
      groups={foundForAna}
    />
  );
  const { rerender } = render(palette(true));
  await userEvent.keyboard("{ArrowDown}");
  expect(selected()).not.toContain("Anaïs Morel");
  rerender(palette(false));
  rerender(palette(true));
  expect(selected()).toContain("Anaïs Morel");
});

test("Enter follows the chosen link and closes, an action runs once", async () => {
  const onChoose = vi.fn();
  const { onOpenChange } = show([
    { id: "actions", label: "Actions", items: [{ id: "map", label: "Raccourcis", onChoose }] },
  ]);
  await userEvent.keyboard("{Enter}");
  expect(onChoose).toHaveBeenCalledOnce();
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
});

test("Ctrl Enter opens the chosen link in another tab, and the palette stays", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  const { onOpenChange } = show(foundForAna);
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(open).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/#anais$/u), "_blank", "noopener");
  expect(onOpenChange).not.toHaveBeenCalled();
});

test("the letters that match are marked", () => {
  show(foundForAna);
  const marks = screen
    .getAllByRole("option")
    .map((row) => [...row.querySelectorAll("b")].map(({ textContent }) => textContent).join());
  expect(marks).toEqual(["Ana", "Ana", "ana", "Ana", "ana"]);
});

test("the number of results is said 400 ms after the last letter, and not while some are searched", () => {
  vi.useFakeTimers();
  const said = (text: string): boolean => screen.queryByText(text, { selector: "output" }) !== null;
  const { change } = show(foundForAna, "an");
  act(() => vi.advanceTimersByTime(399));
  change(foundForAna, "ana");
  expect(said("5 résultats")).toBe(false);
  act(() => vi.advanceTimersByTime(400));
  expect(said("5 résultats")).toBe(true);
  change([{ id: "clients", label: "Clients", items: [], pending: 2 }], "anas");
  act(() => vi.advanceTimersByTime(1000));
  expect(said("Aucun résultat")).toBe(false);
});

test("Escape gives the focus back, the cross clears the text first", async () => {
  render(<PaletteDemo />);
  const button = screen.getByRole("button", { name: "Rechercher" });
  await userEvent.click(button);
  expect(screen.getByRole("dialog", { name: "Aller à" })).toBeDefined();
  await userEvent.keyboard("ana");
  await userEvent.click(screen.getByRole("button", { name: "Effacer la recherche" }));
  expect(field()).toHaveProperty("value", "");
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole("button", { name: "Fermer" })).toBeDefined();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(document.activeElement).toBe(button);
});

test("Tab stays inside the palette", async () => {
  render(<PaletteDemo />);
  await userEvent.click(screen.getByRole("button", { name: "Rechercher" }));
  const palette = screen.getByRole("dialog");
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await userEvent.tab();
    expect(palette.contains(document.activeElement)).toBe(true);
  }
});

test("the palette speaks the language of the provider", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <CommandPalette open onOpenChange={nothing} query="" onQueryChange={nothing} groups={foundForAna} />
    </UiProvider>,
  );
  expect(screen.getByRole("dialog", { name: "Go to" }).textContent).toContain("browse");
  expect(screen.getByRole("combobox", { name: "Search" })).toBeDefined();
});
