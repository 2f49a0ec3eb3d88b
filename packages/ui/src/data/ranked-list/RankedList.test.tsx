import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { RankedList } from "./RankedList.tsx";

const item = {
  id: "radiance",
  label: "Éclat",
  value: "41",
  share: 1.4,
  previousShare: 0.5,
  delta: "+3",
  summary: "3 de plus",
};

describeConformance(<RankedList items={[item]} />);

test("a line is read as its name, its number and the difference in words", () => {
  render(<RankedList items={[item]} />);
  expect(screen.getByText("+3").getAttribute("aria-hidden")).toBe("true");
  expect(screen.getByRole("listitem").textContent).toBe("Éclat41+3, 3 de plus");
});

test("a bar never leaves its track, and what is no share has none", () => {
  const { container, rerender } = render(<RankedList items={[item]} />);
  expect(container.querySelector(".cn-ranked__bar")?.getAttribute("width")).toBe("100%");
  expect(container.querySelector(".cn-ranked__tick")).not.toBeNull();
  rerender(<RankedList items={[{ id: "time", label: "Durée", value: "18 s" }]} />);
  expect(container.querySelector(".cn-ranked__track")).toBeNull();
});
