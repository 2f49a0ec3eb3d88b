import "../../styles/styles.css";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { TrendChart, type TrendChartProps, type TrendRange } from "./index.ts";

const day = 86_400_000;
const start = Date.UTC(2026, 0, 1, 12);
const points = Array.from({ length: 11 }, (_, index) => ({
  id: `${index}`,
  date: start + index * day,
  value: 40 + index,
}));

afterEach(cleanup);

async function draw(props: Partial<TrendChartProps> = {}): Promise<void> {
  await page.viewport(820, 800);
  render(<TrendChart label="Rougeurs" points={points} zoomable {...props} />);
  await screen.findByRole("slider", { name: "Début de la période" });
}
const handle = (end: "Début" | "Fin"): HTMLElement =>
  screen.getByRole("slider", { name: `${end} de la période` });
const rows = (): number => within(screen.getByRole("table")).getAllByRole("row").length - 1;
/** Without the spaces that keep a date on one line. */
const plain = (text: string | null | undefined): string => (text ?? "").replaceAll("\u00A0", " ");
const sentence = (): string => plain(document.querySelector("figcaption")?.textContent);

test("arrows, Home, End and pages move a handle; the words and the table are those of the part", async () => {
  const changed = vi.fn<(range: TrendRange | null) => void>();
  await draw({ onRangeChange: changed });
  handle("Début").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowUp}");
  await waitFor(() => expect(rows()).toBe(9));
  expect(sentence()).toContain("Du 3 janvier 2026 au 11 janvier 2026. Rougeurs");
  expect(plain(screen.getByRole("table").querySelector("caption")?.textContent)).toContain(
    "Du 3 janvier 2026",
  );
  expect(plain(handle("Début").getAttribute("aria-valuetext"))).toBe("3 janvier 2026");
  expect(changed.mock.lastCall?.[0]).toEqual({ from: start + 2 * day, to: start + 10 * day });
  handle("Fin").focus();
  await userEvent.keyboard("{Home}");
  await waitFor(() => expect(rows()).toBe(1));
  expect(handle("Fin").getAttribute("aria-valuenow")).toBe("3");
  await userEvent.keyboard("{End}");
  await waitFor(() => expect(rows()).toBe(9));
});

test("« Tout afficher » shows all again, and gives the focus to a handle", async () => {
  const changed = vi.fn<(range: TrendRange | null) => void>();
  await draw({ defaultRange: { from: start + day, to: start + 4 * day }, onRangeChange: changed });
  expect(rows()).toBe(4);
  await userEvent.click(screen.getByRole("button", { name: "Tout afficher" }));
  await waitFor(() => expect(rows()).toBe(11));
  expect(document.activeElement).toBe(handle("Début"));
  expect(changed.mock.calls).toEqual([[null]]);
  expect(sentence().startsWith("Rougeurs")).toBe(true);
});

test("a handle is dragged to the nearest point, and stops at the other one", async () => {
  await draw({ defaultRange: { from: start, to: start + 5 * day } });
  await userEvent.dragAndDrop(handle("Début"), handle("Fin"));
  await waitFor(() => expect(rows()).toBeLessThan(3));
  expect(Number(handle("Début").getAttribute("aria-valuenow"))).toBeLessThanOrEqual(
    Number(handle("Fin").getAttribute("aria-valuenow")),
  );
});

test("a host that decides keeps deciding", async () => {
  const changed = vi.fn<(range: TrendRange | null) => void>();
  await draw({ range: { from: start, to: start + 5 * day }, onRangeChange: changed });
  handle("Fin").focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(changed.mock.calls).toEqual([[{ from: start, to: start + 4 * day }]]);
  expect(rows()).toBe(6);
});

test("points of one instant are one step", async () => {
  await draw({ points: [...points.slice(0, 3), { id: "again", date: start + day, value: 1 }] });
  handle("Début").focus();
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(rows()).toBe(3));
  await userEvent.keyboard("{ArrowRight}");
  await waitFor(() => expect(rows()).toBe(1));
});

test.each([390, 820])("the strip of %i px keeps within its chart", async (width) => {
  await draw();
  await page.viewport(width, 800);
  const figure = screen.getByRole("figure").getBoundingClientRect();
  expect(handle("Fin").getBoundingClientRect().right).toBeLessThanOrEqual(figure.right + 1);
  expect(handle("Début").getBoundingClientRect().left).toBeGreaterThanOrEqual(figure.left);
});
