import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { FaceMap } from "./FaceMap.tsx";
import type { FaceZone } from "./faceZones.ts";
import { zones } from "./testing/zones.ts";

describe("FaceMap", () => {
  describeConformance(<FaceMap label="Rougeurs" zones={zones} />);
});

const sentence = (container: HTMLElement): string => container.querySelector("figcaption")?.textContent ?? "";
const activePart = (container: HTMLElement): string | undefined =>
  container.querySelector<SVGElement>(".cn-face-map__part[data-active]")?.dataset["part"];
const valued = (zone: FaceZone, value: number | null): FaceZone => ({
  ...zone,
  reading: { ...zone.reading, value },
});

test("the sentence goes from the worst zone to the best, and counts what was not measured", () => {
  const { container, rerender } = render(<FaceMap label="Rougeurs" zones={zones} />);
  expect(sentence(container)).toBe(
    "Rougeurs, 7\u00A0zones\u00A0: de 41/100 (Nez) à 74/100 (Front), 1\u00A0zone non mesurée.",
  );
  const lower = zones.map((zone) => ({ ...zone, reading: { ...zone.reading, direction: "lower" as const } }));
  rerender(<FaceMap label="Rougeurs" zones={lower} />);
  expect(sentence(container)).toContain("de 74/100 (Front) à 41/100 (Nez)");
  rerender(<FaceMap label="Rougeurs" zones={zones.slice(0, 2).map((zone) => valued(zone, 50))} />);
  expect(sentence(container)).toBe("Rougeurs, 2\u00A0zones\u00A0: 50/100 partout.");
  rerender(<FaceMap label="Rougeurs" zones={zones.map((zone) => valued(zone, null))} />);
  expect(sentence(container)).toBe("Rougeurs\u00A0: aucune zone mesurée.");
});

test("a measured zone has its number and its shape, another one is hatched and said", () => {
  const { container } = render(<FaceMap label="Rougeurs" zones={zones} />);
  const part = (name: string): Element => container.querySelector(`[data-part="${name}"]`)!;
  expect(part("nose").textContent).toBe("41");
  expect(part("nose").querySelector(".cn-band-shape")?.getAttribute("data-tone")).toBe("priority");
  expect(part("chin").textContent).toBe("");
  expect(part("chin").querySelector("path")?.getAttribute("fill")).toMatch(/^url\(#/u);
  expect(screen.getByRole("button", { name: /^Menton\s+Non mesuré$/u })).toBeDefined();
});

test("arrows go from zone to zone and show each on the face; Tab leaves the list", async () => {
  const { container } = render(<FaceMap label="Rougeurs" zones={zones} />);
  await userEvent.tab();
  expect(activePart(container)).toBe("forehead");
  await userEvent.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toContain("Nez");
  expect(activePart(container)).toBe("nose");
  await userEvent.keyboard("{End}{ArrowDown}");
  expect(activePart(container)).toBe("chin");
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Voir les valeurs en tableau");
  expect(activePart(container)).toBeUndefined();
});

test("Enter keeps a zone in sight and lets it go; a click on the face does the same", async () => {
  const { container } = render(<FaceMap label="Rougeurs" zones={zones} />);
  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Front");
  await userEvent.click(container.querySelector('[data-part="nose"]')!);
  expect(screen.getByRole("button", { pressed: true }).textContent).toContain("Nez");
  await userEvent.click(container.querySelector('[data-part="nose"]')!);
  expect(screen.queryByRole("button", { pressed: true })).toBeNull();
});

test("a pointer over a zone of the face shows it in the list", async () => {
  const { container } = render(<FaceMap label="Rougeurs" zones={zones} />);
  await userEvent.hover(container.querySelector('[data-part="leftCheek"]')!);
  expect(container.querySelector(".cn-face-map__zone[data-active]")?.textContent).toContain("Joue gauche");
});

test("a place that is taken or unknown leaves a zone in the list alone", () => {
  const twice = [
    zones[0]!,
    { ...zones[1]!, part: "forehead" as const },
    { ...zones[2]!, part: "ear" as never },
  ];
  const { container } = render(<FaceMap label="Rougeurs" zones={twice} />);
  expect(container.querySelectorAll(".cn-face-map__part")).toHaveLength(1);
  expect(container.querySelector(".cn-face-map__part")?.textContent).toBe("74");
  expect(within(screen.getByRole("list")).getAllByRole("button")).toHaveLength(3);
});

test("more zones than can be listed are said, and a map without one says so", () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ ...zones[index % 8]!, id: String(index) }));
  const { container, rerender } = render(<FaceMap label="Rougeurs" zones={many} />);
  expect(container.querySelectorAll(".cn-face-map__zone")).toHaveLength(40);
  expect(container.querySelector(".cn-chart__note")?.textContent).toMatch(/^40\slignes sur 1\s000$/u);
  rerender(<FaceMap label="Rougeurs" zones={[]} />);
  expect(screen.getByText("Aucune zone à montrer.")).toBeDefined();
  expect(screen.queryByRole("button")).toBeNull();
});
