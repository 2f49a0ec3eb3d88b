import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ageTrend, rednessTrend, sameDayTrend } from "./testing/trends.ts";
import { TrendChart } from "./TrendChart.tsx";

describeConformance(<TrendChart {...rednessTrend} />);

const readout = (): string => document.querySelector(".cn-chart__readout")?.textContent ?? "";
const points = (): HTMLElement[] =>
  within(screen.getByRole("list", { name: "Mesures\u00A0: Rougeurs" })).getAllByRole("button");

describe("sentence", () => {
  const sentence = (): string => document.querySelector("figcaption")?.textContent ?? "";

  test("first, last, and how many", () => {
    render(<TrendChart {...rednessTrend} />);
    expect(sentence()).toBe(
      "Rougeurs\u00A0: 38/100 le 12\u00A0juin\u00A02026, 63/100 le 21\u00A0novembre\u00A02026, 5\u00A0mesures et 1\u00A0date sans mesure.",
    );
  });

  test("a single measure, and none", () => {
    const { rerender } = render(<TrendChart {...rednessTrend} points={rednessTrend.points.slice(0, 1)} />);
    expect(sentence()).toBe("Rougeurs\u00A0: 38/100 le 12\u00A0juin\u00A02026, une seule mesure.");
    rerender(<TrendChart {...rednessTrend} points={[]} />);
    expect(sentence()).toBe("Rougeurs\u00A0: aucune mesure sur la période.");
    expect(screen.queryByRole("button", { name: /Mesures/u })).toBeNull();
  });

  test("the first of a month is an ordinal, and two of one day have their hour", () => {
    const { rerender } = render(
      <TrendChart {...rednessTrend} points={[{ id: "a", date: "2026-11-01T09:00:00Z", value: 46 }]} />,
    );
    expect(sentence()).toContain("le 1er\u00A0novembre\u00A02026");
    rerender(<TrendChart {...sameDayTrend} />);
    expect(sentence()).toContain("21\u00A0novembre\u00A02026, 14\u00A0h\u00A005");
  });
});

describe("keyboard", () => {
  test("the points are one stop of Tab, at the last one; arrows, Home and End go round and read out", async () => {
    render(<TrendChart {...rednessTrend} />);
    const all = points();
    await userEvent.tab();
    expect(document.activeElement).toBe(all.at(-1));
    expect(readout()).toBe(
      "21\u00A0novembre\u00A02026 63/100 · À entretenir · +25\u00A0pts depuis le 12\u00A0juin\u00A02026",
    );
    await userEvent.keyboard("{ArrowLeft}");
    expect(readout()).toContain("24\u00A0octobre\u00A02026 58/100");
    await userEvent.keyboard("{Home}");
    expect(document.activeElement).toBe(all[0]);
    expect(readout()).toBe("12\u00A0juin\u00A02026 38/100 · Priorité");
    await userEvent.keyboard("{ArrowLeft}");
    expect(document.activeElement).toBe(all[0]);
    await userEvent.keyboard("{End}{ArrowRight}");
    expect(document.activeElement).toBe(all.at(-1));
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Voir les valeurs en tableau" }));
  });

  test("Enter chooses a point", async () => {
    const onPointSelect = vi.fn<(point: { readonly id: string }) => void>();
    render(<TrendChart {...rednessTrend} onPointSelect={onPointSelect} />);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}{Enter}");
    expect(onPointSelect).toHaveBeenCalledExactlyOnceWith({ id: "d5" });
  });

  test("a point's spoken text is what is read out", async () => {
    render(<TrendChart {...rednessTrend} />);
    const third = points()[2]!;
    await userEvent.hover(third);
    expect(readout()).toBe("22\u00A0août\u00A02026 Non mesuré");
    expect(third.textContent).toBe("22\u00A0août\u00A02026, Non mesuré");
    await userEvent.unhover(third);
    expect(readout()).toContain("21\u00A0novembre\u00A02026");
  });
});

describe("drawing", () => {
  test("the line breaks where nothing was measured, and the point leaves the plot", () => {
    const { container } = render(<TrendChart {...rednessTrend} />);
    expect(container.querySelector(".cn-trend__line")?.getAttribute("d")?.match(/M/gu)).toHaveLength(2);
    expect(points()[2]?.dataset["measured"]).toBe("false");
    expect(container.querySelector("[data-lane]")).not.toBeNull();
  });

  test("a point has the shape of its band, or of its verdict", () => {
    const { container, rerender } = render(<TrendChart {...rednessTrend} />);
    expect(
      [...container.querySelectorAll(".cn-band-shape")].map((shape) => shape.getAttribute("data-tone")),
    ).toEqual(["priority", "priority", "unmeasured", "maintain", "maintain", "maintain"]);
    rerender(<TrendChart {...ageTrend} />);
    expect(container.querySelectorAll(".cn-verdict-shape[data-verdict='improvement']")).toHaveLength(2);
    expect(container.querySelectorAll(".cn-band-shape[data-tone='reference']")).toHaveLength(2);
  });

  test("the band stands around the chosen reference, and the note says so", () => {
    const { container } = render(<TrendChart {...rednessTrend} referenceId="d4" />);
    const [y, height] = ["y", "height"].map((name) =>
      Number.parseFloat(container.querySelector(".cn-trend__band")!.getAttribute(name)!),
    );
    expect(y! + height!).toBeCloseTo(53);
    expect(container.textContent).toContain(
      "Bande grise\u00A0: ±\u00A05\u00A0pts autour de la valeur du 26\u00A0septembre\u00A02026",
    );
  });
});

test("a point of low confidence has no band: it is indicative", () => {
  const [first] = rednessTrend.points;
  if (first === undefined) throw new Error("no point");
  render(<TrendChart {...rednessTrend} points={[{ ...first, value: 95, indicative: true }]} />);
  expect(points()[0]?.textContent).toMatch(/95.*Indicatif/u);
});

test("the table has every date, the events among them", () => {
  render(<TrendChart {...rednessTrend} />);
  const rows = within(screen.getByRole("table", { name: "Rougeurs" })).getAllByRole("row");
  expect(rows).toHaveLength(8);
  expect(rows[4]?.textContent).toBe("29\u00A0août\u00A02026Routine commencée");
  expect(rows[3]?.textContent).toBe("22\u00A0août\u00A02026Non mesuré——");
});

test("days are counted in the zone of the host", () => {
  const late = [{ id: "late", date: "2026-11-20T23:30:00Z", value: 46 }];
  const { container, rerender } = render(<TrendChart {...rednessTrend} points={late} notes={[]} />);
  expect(container.textContent).toContain("21\u00A0novembre\u00A02026");
  rerender(<TrendChart {...rednessTrend} points={late} notes={[]} timeZone="America/Martinique" />);
  expect(container.textContent).toContain("20\u00A0novembre\u00A02026");
});

test("the chart speaks another language", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <TrendChart {...ageTrend} label="Perceived age" unit={{ one: "year", other: "years" }} />
    </UiProvider>,
  );
  expect(document.querySelector("figcaption")?.textContent).toBe(
    "Perceived age: 43\u00A0years on 3 February 2024, 39\u00A0years on 21 November 2026, 4 measures.",
  );
});

test("a date that cannot be read leaves its point and its note out, not the page", () => {
  const point = { id: "unreadable", date: "hier", value: 50 };
  const note = { id: "note", date: Number.NaN, label: "Reprise" };
  render(<TrendChart {...rednessTrend} points={[...rednessTrend.points, point]} notes={[note]} />);
  expect(points()).toHaveLength(rednessTrend.points.length);
  expect(screen.queryByText("Reprise")).toBeNull();
});
