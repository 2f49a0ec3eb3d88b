import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { en } from "../../foundations/messages/en.ts";
import { UiProvider } from "../../foundations/provider/UiProvider.tsx";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { BandScale } from "./BandScale.tsx";
import { ageScale, ovalScale, rednessScale } from "./testing/scales.ts";

describeConformance(<BandScale {...rednessScale} markers={[{ id: "now", value: 46 }]} />);

const said = (): string[] =>
  within(screen.getByRole("list", { name: /Échelle|Scale/u }))
    .getAllByRole("listitem")
    .map((item) => item.textContent ?? "");

test("each band says its word, its range and what is seen", () => {
  render(<BandScale {...rednessScale} />);
  expect(said()).toEqual([
    "Priorité moins de 50Rougeurs marquées",
    "À entretenir 50 à 69Rougeurs modérées",
    "Point fort 70 et plusTeint apaisé",
  ]);
});

test("ages run to the right as they fall, steps are named one by one", () => {
  const { rerender } = render(<BandScale {...ageScale} />);
  expect(said()[2]).toBe("Sous l’âge réel 38\u00A0ans et moins");
  rerender(<BandScale {...ovalScale} />);
  expect(said()[0]).toBe("Priorité 1 à 2Ovale adouci");
  expect(document.querySelectorAll(".cn-band-scale__segment")).toHaveLength(4);
});

test("a marker is said as it is seen, and what was not measured is not zero", () => {
  const markers = [
    { id: "june", value: 38, label: "en juin" },
    { id: "gone", value: null, label: "en août" },
    { id: "now", value: 46, label: "aujourd’hui" },
  ];
  const { container } = render(<BandScale {...rednessScale} markers={markers} />);
  const values = container.querySelectorAll(".cn-band-scale__values > li");
  expect([...values].map((item) => item.textContent)).toEqual(["38 en juin", "46 aujourd’hui"]);
  expect(container.querySelectorAll(".cn-band-scale__marker")).toHaveLength(2);
});

test("the compact scale says as much as the full one", () => {
  render(<BandScale {...rednessScale} variant="compact" />);
  expect(said()[1]).toBe("À entretenir 50 à 69Rougeurs modérées");
});

test("the scale speaks another language", () => {
  render(
    <UiProvider locale="en-GB" messages={en}>
      <BandScale {...rednessScale} />
    </UiProvider>,
  );
  expect(said()[0]).toBe("Priority under 50Rougeurs marquées");
});

test("a scale of impossible bounds keeps its bands and says that it cannot be read", () => {
  const { container } = render(<BandScale {...rednessScale} min={100} max={0} />);
  expect(container.textContent).toContain("Échelle illisible");
  expect(screen.getByRole("list", { name: "Échelle" })).toBeDefined();
  expect(container.querySelector(".cn-band-scale__segment")).toBeNull();
});
