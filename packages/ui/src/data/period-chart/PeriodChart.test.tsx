import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { PeriodChart } from "./PeriodChart.tsx";
import { SmallMultiple } from "./SmallMultiple.tsx";
import { cancellations, diagnoses, quotes } from "./testing/november.ts";

describe("PeriodChart", () => {
  describeConformance(<PeriodChart {...diagnoses} />);
});
describe("SmallMultiple", () => {
  describeConformance(<SmallMultiple {...quotes} />);
});

const valueText = (): string | null => screen.getByRole("slider").getAttribute("aria-valuetext");

test("the figure is named by what it counts, and says its sentence", () => {
  render(<PeriodChart {...diagnoses} headingLevel={2} />);
  expect(screen.getByRole("figure", { name: "Diagnostics" }).textContent).toContain("12\u00A0% de plus");
  expect(screen.getByRole("heading", { level: 2, name: "Diagnostics" })).toBeDefined();
});

test("keys move the day shown, within the period; the slider says both values", async () => {
  const onShownIdChange = vi.fn<(id: string) => void>();
  render(<PeriodChart {...diagnoses} onShownIdChange={onShownIdChange} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole("slider", { name: "Diagnostics\u00A0: jour montré" }));
  // The last day that has passed, not the last of the month.
  expect(valueText()).toMatch(/^samedi 21 novembre\u00A0: \d+, contre \d+$/u);
  await userEvent.keyboard("{ArrowLeft}{PageDown}{Home}{ArrowLeft}{End}");
  expect(onShownIdChange.mock.calls.flat()).toEqual(["day-20", "day-13", "day-1", "day-30"]);
  expect(valueText()).toMatch(/^lundi 30 novembre\u00A0: —, contre \d+$/u);
});

test("a key with a modifier is left to the browser", async () => {
  const onShownIdChange = vi.fn<(id: string) => void>();
  render(<PeriodChart {...diagnoses} onShownIdChange={onShownIdChange} />);
  await userEvent.tab();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(onShownIdChange).not.toHaveBeenCalled();
});

test("the period before is left out without its name", () => {
  const { container } = render(<PeriodChart {...diagnoses} comparisonLabel={undefined} />);
  expect(valueText()).not.toContain("contre");
  expect(container.querySelector(".cn-period__plot .cn-period__before > path")?.getAttribute("d")).toBe("");
});

test("the words follow the language", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <PeriodChart {...diagnoses} shownId="day-18" />
    </UiProvider>,
  );
  expect(valueText()).toMatch(/, against \d+$/u);
  expect(screen.getByText(/^Day shown: /u)).toBeDefined();
});

test("a chart without a point shows its sentence alone", () => {
  render(<PeriodChart {...diagnoses} points={[]} />);
  expect(screen.queryByRole("slider")).toBeNull();
});

test("a small multiple is a figure with its number; its difference is said in words", () => {
  render(<SmallMultiple {...quotes} />);
  const figure = screen.getByRole("figure", { name: "Devis émis" });
  expect(figure.textContent).toBe("Devis émis96+2222 de plus qu’en octobre");
  expect(screen.getByText("+22").getAttribute("aria-hidden")).toBe("true");
});

test("a series at zero is not drawn, and an unknown number is said", () => {
  const { container, rerender } = render(<SmallMultiple {...cancellations} />);
  expect(container.querySelector("svg")).toBeNull();
  rerender(<SmallMultiple {...cancellations} value={null} />);
  expect(screen.getByText("Pas encore de valeur")).toBeDefined();
});

test("pointing at a small multiple moves the day of all", () => {
  const onShownIdChange = vi.fn<(id: string) => void>();
  const { container } = render(<SmallMultiple {...quotes} onShownIdChange={onShownIdChange} />);
  const plot = container.querySelector<HTMLElement>(".cn-period__plot")!;
  plot.getBoundingClientRect = () => new DOMRect(0, 0, 290, 46);
  fireEvent.pointerMove(plot, { clientX: 170 });
  expect(onShownIdChange).toHaveBeenLastCalledWith("day-18");
});
