import { render, screen } from "@testing-library/react";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { CriterionGauge } from "./CriterionGauge.tsx";
import { RadialGauge } from "./RadialGauge.tsx";
import { gaugeVariants } from "./criterionGauge.variants.ts";
import {
  ageWithoutReference,
  evenness,
  faceAge,
  faceOval,
  firmness,
  hydration,
  observedPores,
  redness,
} from "./testing/readings.ts";

describeConformance(<CriterionGauge {...redness} />);
describeConformance(<RadialGauge {...redness} />);

const spoken = (): string => screen.getByRole("meter").getAttribute("aria-valuetext") ?? "";

/** The attributes that place the drawing, left 0 to right 1. */
const placed = (selector: string, name: string): number[] =>
  [...document.querySelectorAll(selector)].map(
    (mark) => Number.parseFloat(mark.getAttribute(name) ?? "") / 100,
  );

test.each([
  [redness, "46/100", "Priorité · Rougeurs marquées"],
  [evenness, "63/100", "À entretenir · Légères irrégularités"],
  [hydration, "81/100", "Point fort · Peau confortable"],
  [faceOval, "3/4", "À entretenir · Ovale légèrement adouci"],
  [faceAge, "39\u00A0ans", "Proche de l’âge réel"],
])("$label: what is spoken is what is seen", (reading, value, verdict) => {
  const { container } = render(<CriterionGauge {...reading} />);
  expect(screen.getByRole("meter", { name: reading.label })).toBeDefined();
  expect(spoken()).toBe(`${value}, ${verdict}`);
  expect(container.querySelector(".cn-gauge__value")?.textContent).toBe(value);
  expect(container.querySelector(".cn-gauge__verdict")?.textContent).toBe(verdict);
});

test.each([...gaugeVariants, "radial"] as const)(
  "a criterion that is looked at has no meter and no drawing, and says what is seen: %s",
  (variant) => {
    const { container } = render(
      variant === "radial" ? (
        <RadialGauge {...observedPores} />
      ) : (
        <CriterionGauge {...observedPores} variant={variant} />
      ),
    );
    expect(screen.queryByRole("meter")).toBeNull();
    expect(container.querySelector(".cn-gauge__drawing")).toBeNull();
    expect(container.textContent).toContain("À observer");
    expect(container.textContent).toContain("38 pores repérés, surtout sur le nez. À vérifier sur la peau.");
    expect(container.textContent).not.toContain("Non mesuré");
  },
);

test("a value is never hidden by what is looked at", () => {
  render(<CriterionGauge {...redness} observed />);
  expect(spoken()).toBe("46/100, Priorité · Rougeurs marquées");
});

test.each([
  [1, "1\u00A0point"],
  [0, "0\u00A0point"],
  [2, "2\u00A0points"],
])("a unit in words agrees with its amount: %s", (value, text) => {
  const unit = { one: "point", other: "points" };
  const { container } = render(
    <CriterionGauge label="Éclat" value={value} min={0} max={5} unit={unit} stableThreshold={1} />,
  );
  expect(container.querySelector(".cn-gauge__value")?.textContent).toBe(text);
  expect(spoken()).toContain(`${text},`);
});

test("the printed value is the judged value", () => {
  render(<CriterionGauge {...redness} value={69.6} phrase="" />);
  expect(spoken()).toBe("70/100, Point fort");
});

test("confidence is said when it is not high, and always in the detail", () => {
  const { container, rerender } = render(<CriterionGauge {...redness} />);
  expect(container.textContent).not.toContain("confiance");
  expect(container.querySelector(".cn-gauge__ticks")).toBeNull();
  rerender(<CriterionGauge {...hydration} />);
  expect(container.textContent).toContain("confiance moyenne");
  rerender(<CriterionGauge {...redness} variant="detail" />);
  expect(container.textContent).toContain("±\u00A05\u00A0points · confiance élevée");
});

test("a measure of low confidence is indicative: neither a strength nor a priority, with its words and its value", () => {
  const { container, rerender } = render(<CriterionGauge {...redness} value={90} confidence="low" />);
  expect(spoken()).toMatch(/^90\/100, Indicatif/u);
  expect(container.textContent).toContain("confiance faible");
  rerender(<CriterionGauge {...redness} value={90} confidence="medium" />);
  expect(spoken()).toMatch(/^90\/100, Point fort/u);
});

describe("not measured", () => {
  test.each([null, Number.NaN])("%s is never zero: words, a reason, a remedy, no meter", (value) => {
    const { container } = render(<CriterionGauge {...firmness} value={value} />);
    expect(screen.queryByRole("meter")).toBeNull();
    expect(container.textContent).toContain("Non mesuré");
    expect(container.textContent).toContain("Le visage sourit sur la photo. Reprenez-la, traits détendus.");
    expect(container.textContent).not.toMatch(/\d/u);
    expect(container.querySelector(".cn-gauge__marker")).toBeNull();
  });
});

describe("drawing", () => {
  test("right is better, also when lower is better", () => {
    const { unmount } = render(<CriterionGauge {...redness} />);
    expect(placed(".cn-gauge__marker", "x")).toEqual([0.46]);
    unmount();
    render(<CriterionGauge {...faceAge} />);
    expect(placed(".cn-gauge__marker", "x")).toEqual([0.6]);
    expect(placed(".cn-gauge__reference", "x1")).toEqual([0.5]);
    expect(document.querySelector(".cn-gauge__aside")?.textContent).toContain("âge réel\u00A0: 41\u00A0ans");
  });

  test("the caliper spans the margin", () => {
    render(<CriterionGauge {...redness} />);
    expect(placed(".cn-gauge__caliper", "x1")).toEqual([0.41, 0.51]);
  });

  test("only the piece that holds the value is coloured; steps fill up to it", () => {
    const active = (): number => document.querySelectorAll(".cn-gauge__segment[data-active]").length;
    const { rerender } = render(<CriterionGauge {...redness} />);
    expect(active()).toBe(1);
    rerender(<CriterionGauge {...faceOval} />);
    expect(active()).toBe(3);
    expect(document.querySelector(".cn-gauge__caliper")).toBeNull();
  });

  test("an age without a real age is a ring, and nothing is judged", () => {
    const { container } = render(<CriterionGauge {...ageWithoutReference} />);
    expect(container.firstElementChild?.getAttribute("data-tone")).toBe("reference");
    expect(document.querySelectorAll("[data-active]")).toHaveLength(0);
  });

  test.each(gaugeVariants)("%s hides its drawing from screen readers", (variant) => {
    const { container } = render(<CriterionGauge {...redness} variant={variant} />);
    expect(container.querySelector(".cn-gauge__drawing > [aria-hidden='true']")).not.toBeNull();
    expect(container.textContent).toContain("Priorité");
  });
});

describe("round", () => {
  test("the round gauge says what the straight one says", () => {
    const { container } = render(<RadialGauge {...hydration} />);
    expect(spoken()).toBe("81/100, Point fort · Peau confortable");
    expect(container.textContent).toContain("confiance moyenne");
    expect(container.querySelectorAll(".cn-gauge__arc-segment[data-active]")).toHaveLength(1);
    expect(container.querySelector("svg.cn-gauge__arc")?.getAttribute("aria-hidden")).toBe("true");
  });

  test("a round gauge that is not measured is a dotted arc without a marker", () => {
    const { container } = render(<RadialGauge {...firmness} />);
    expect(screen.queryByRole("meter")).toBeNull();
    expect(container.querySelector(".cn-gauge__arc-marker")).toBeNull();
    expect(container.textContent).toContain("Non mesuré");
  });
});

test("a value beyond the scale keeps its number, stands outside of the drawing and says so", () => {
  const { unmount } = render(<CriterionGauge {...faceAge} value={25} />);
  expect(spoken()).toContain("25\u00A0ans");
  expect(screen.getByRole("meter").getAttribute("aria-valuenow")).toBe("31");
  unmount();
  render(<CriterionGauge {...faceAge} value={60} />);
  expect(spoken()).toContain("60\u00A0ans");
  expect(screen.getByRole("meter").getAttribute("aria-valuenow")).toBe("51");
  expect(placed(".cn-gauge__marker", "x")[0]).toBeLessThan(0);
  expect(spoken()).toContain("hors de l’échelle");
  expect(document.querySelector(".cn-gauge__aside")?.textContent).toContain("hors de l’échelle");
});

test("another language changes words and numbers together", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <CriterionGauge {...redness} phrase="Marked redness" value={46.25} fractionDigits={1} />
    </UiProvider>,
  );
  expect(spoken()).toBe("46.3/100, Priority · Marked redness");
});

test.each([CriterionGauge, RadialGauge])(
  "a gauge of impossible bounds keeps its value and its words, draws no place and says why",
  (Gauge) => {
    const { container } = render(<Gauge {...redness} min={100} max={0} />);
    expect(container.textContent).toContain("46/100");
    expect(container.textContent).toContain("échelle illisible");
    expect(screen.queryByRole("meter")).toBeNull();
    expect(container.querySelector(".cn-gauge__marker, .cn-gauge__arc-marker")).toBeNull();
  },
);

test("a gauge of a million steps draws a continuous track", () => {
  const { container } = render(<CriterionGauge label="Pas" value={40} min={0} max={1e6} scale="steps" />);
  expect(container.querySelectorAll(".cn-gauge__segment")).toHaveLength(1);
});

test("a value under a half keeps its digits, unless the host says how many", () => {
  const { rerender } = render(<CriterionGauge label="Indice" value={0.001} min={0} max={1} />);
  expect(spoken()).toMatch(/^0,001,/u);
  rerender(<CriterionGauge label="Indice" value={0.001} min={0} max={1} fractionDigits={0} />);
  expect(spoken()).toMatch(/^0,/u);
});

test("graduations are written in the language, a reference that is no number is not drawn", () => {
  const { container } = render(
    <CriterionGauge
      label="Indice"
      variant="detail"
      value={1.8}
      min={0}
      max={4}
      fractionDigits={1}
      bands={[{ tone: "priority" }, { tone: "strength", from: 2.5 }]}
      reference={{ value: Number.NaN, text: "référence inconnue" }}
    />,
  );
  expect(container.querySelector(".cn-gauge__ticks")?.textContent).toBe("02,54");
  expect(container.querySelector(".cn-gauge__reference")).toBeNull();
});

test("a difference that rounds to zero has no sign, a negative value has U+2212", () => {
  const { rerender } = render(
    <CriterionGauge label="Indice" value={-0.4} min={-10} max={10} fractionDigits={0} />,
  );
  expect(spoken()).toMatch(/^0,/u);
  rerender(<CriterionGauge label="Indice" value={-4} min={-10} max={10} />);
  expect(spoken()).toMatch(/^−4,/u);
});

test.each([CriterionGauge, RadialGauge])(
  "limits at an end, or one on another, make no empty piece",
  (Gauge) => {
    const warned = vi.spyOn(console, "error").mockImplementation(() => undefined);
    const better = [0, 0, 20, 30].map((from) => ({ tone: "strength", from }) as const);
    render(<Gauge label="Indice" value={4} min={0} max={10} bands={[{ tone: "priority" }, ...better]} />);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
);
