import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { ChartFrame } from "./ChartFrame.tsx";
import { ChartTable, type ChartTableData } from "./ChartTable.tsx";

const table: ChartTableData = {
  caption: "Diagnostics par mois",
  columns: ["Mois", "Diagnostics"],
  rows: [
    { id: "2026-09", cells: ["septembre", "31"] },
    { id: "2026-10", cells: ["octobre", "44"] },
  ],
};
const frame = (
  <ChartFrame summary="De 31 à 44 diagnostics par mois." table={table}>
    <svg aria-hidden="true" />
  </ChartFrame>
);

describe("ChartFrame", () => {
  describeConformance(frame);
});
describe("ChartTable", () => {
  describeConformance(<ChartTable table={table} />);
});

test("the figure is named by its title, or else by its sentence", () => {
  const { rerender } = render(frame);
  expect(screen.getByRole("figure", { name: "De 31 à 44 diagnostics par mois." })).toBeDefined();
  rerender(
    <ChartFrame title="Activité" headingLevel={2} summary="De 31 à 44." table={table}>
      <svg aria-hidden="true" />
    </ChartFrame>,
  );
  expect(screen.getByRole("figure", { name: "Activité" })).toBeDefined();
  expect(screen.getByRole("heading", { level: 2, name: "Activité" })).toBeDefined();
});

test("the table is always there, with a caption and headers both ways", () => {
  render(frame);
  const found = screen.getByRole("table", { name: "Diagnostics par mois" });
  expect(within(found).getAllByRole("columnheader")).toHaveLength(2);
  const row = within(found).getByRole("row", { name: "octobre 44" });
  expect(within(row).getByRole("rowheader", { name: "octobre" })).toBeDefined();
});

test("a keyboard shows and hides the table; the button says which", async () => {
  const onTableOpenChange = vi.fn<(open: boolean) => void>();
  render(
    <ChartFrame summary="De 31 à 44." table={table} onTableOpenChange={onTableOpenChange}>
      <svg aria-hidden="true" />
    </ChartFrame>,
  );
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  const button = screen.getByRole("button", { name: "Masquer le tableau", expanded: true });
  expect(document.activeElement).toBe(button);
  expect(document.getElementById(button.getAttribute("aria-controls") ?? "")?.dataset["state"]).toBe("open");
  await userEvent.keyboard(" ");
  expect(screen.getByRole("button", { name: "Voir les valeurs en tableau", expanded: false })).toBeDefined();
  expect(onTableOpenChange.mock.calls).toEqual([[true], [false]]);
});

test("a host that decides keeps deciding", async () => {
  render(
    <ChartFrame summary="De 31 à 44." table={table} tableOpen={false}>
      <svg aria-hidden="true" />
    </ChartFrame>,
  );
  await userEvent.click(screen.getByRole("button"));
  expect(screen.getByRole("button", { expanded: false })).toBeDefined();
});

describe("exportable", () => {
  const exported: ChartTableData = {
    caption: "Écarts 1/2",
    columns: ["Mois", "Écart"],
    rows: Array.from({ length: 150 }, (_, index) => ({
      id: `${index}`,
      cells: [`mois ${index}`, `\u2212${index},5`],
    })),
  };
  const draw = (): ReturnType<typeof render> =>
    render(
      <ChartFrame exportable summary="S." table={exported}>
        <svg aria-hidden="true" />
      </ChartFrame>,
    );

  test("the values are copied, all of them, and it is said", async () => {
    userEvent.setup();
    const written = vi.spyOn(navigator.clipboard, "writeText");
    draw();
    await userEvent.click(await screen.findByRole("button", { name: "Copier les valeurs" }));
    await screen.findByText("Valeurs copiées.");
    const lines = written.mock.lastCall?.[0].split("\r\n") ?? [];
    expect(lines).toHaveLength(152);
    expect(lines.slice(0, 2)).toEqual(["Mois\tÉcart", 'mois 0\t"-0,5"']);
  });

  test("a copy that the browser refuses is not said to be done", async () => {
    userEvent.setup();
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
    draw();
    await userEvent.click(await screen.findByRole("button", { name: "Copier les valeurs" }));
    expect((await screen.findByText(/n’a pas abouti/u)).tagName).toBe("OUTPUT");
  });
});
