import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { SortableList } from "./SortableList.tsx";
import { KeptOrder } from "./testing/KeptOrder.tsx";
import { plans } from "./testing/plans.tsx";

describeConformance(<SortableList items={plans} onMove={() => undefined} />);

const names = (): (string | null | undefined)[] =>
  screen.getAllByRole("listitem").map((row) => row.querySelector("strong")?.textContent);
const button = (name: string): HTMLElement => screen.getByRole("button", { name });

test("an arrow moves a line by one, keeps the focus, and says the new place", async () => {
  const onMove = vi.fn();
  render(<KeptOrder items={plans} onMove={onMove} />);
  expect(button("Monter «\u00A0Essentiel\u00A0»")).toHaveProperty("disabled", true);
  expect(button("Descendre «\u00A0Institut +\u00A0»")).toHaveProperty("disabled", true);
  await userEvent.click(button("Descendre «\u00A0Essentiel\u00A0»"));
  expect(names()).toEqual(["Pro", "Essentiel", "Institut +"]);
  expect(document.activeElement).toBe(button("Descendre «\u00A0Essentiel\u00A0»"));
  expect(screen.getByText(/Essentiel.*est à la place 2 sur 3\.$/u)).toBeDefined();
  // At the end its arrow is off: the handle has the focus then.
  await userEvent.click(button("Descendre «\u00A0Essentiel\u00A0»"));
  expect(document.activeElement).toBe(button("Déplacer «\u00A0Essentiel\u00A0»"));
  await userEvent.click(button("Monter «\u00A0Institut +\u00A0»"));
  expect(document.activeElement).toBe(button("Déplacer «\u00A0Institut +\u00A0»"));
  expect(onMove.mock.calls).toEqual([
    ["essentiel", 1],
    ["essentiel", 2],
    ["institut", 0],
  ]);
});

test("the arrow keys move by the handle, not beyond the ends; other keys do nothing", async () => {
  const onMove = vi.fn();
  render(<KeptOrder items={plans} onMove={onMove} />);
  button("Déplacer «\u00A0Pro\u00A0»").focus();
  await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowLeft}");
  expect(names()).toEqual(["Pro", "Essentiel", "Institut +"]);
  expect(document.activeElement).toBe(button("Déplacer «\u00A0Pro\u00A0»"));
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(names()).toEqual(["Essentiel", "Institut +", "Pro"]);
  expect(onMove).toHaveBeenCalledTimes(3);
});

test("a list that is busy moves nothing, and the focus stays", async () => {
  const onMove = vi.fn();
  render(<KeptOrder items={plans} onMove={onMove} busy />);
  const down = button("Descendre «\u00A0Pro\u00A0»");
  await userEvent.click(down);
  expect(document.activeElement).toBe(down);
  expect(down.getAttribute("aria-disabled")).toBe("true");
  expect(onMove).not.toHaveBeenCalled();
});

test("each line holds what the host gives it, in an ordered list with its name", () => {
  render(<KeptOrder items={plans} />);
  const list = screen.getByRole("list", { name: "Formules" });
  expect(within(list).getAllByRole("listitem")[1]?.textContent).toBe("Pro79\u00A0€ HT par mois");
});

test("a list that changes once more after a move leaves the focus where it is by then", async () => {
  const list = (items: typeof plans) => <SortableList items={items} onMove={() => undefined} />;
  const { rerender } = render(list(plans));
  await userEvent.click(button("Descendre «\u00A0Essentiel\u00A0»"));
  const moved = [plans[1]!, plans[0]!, plans[2]!];
  rerender(list(moved));
  expect(document.activeElement).toBe(button("Descendre «\u00A0Essentiel\u00A0»"));
  const other = button("Déplacer «\u00A0Pro\u00A0»");
  other.focus();
  rerender(list([...moved]));
  expect(document.activeElement).toBe(other);
});
