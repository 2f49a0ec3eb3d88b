import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { WeightField } from "./WeightField.tsx";

describeConformance(<WeightField label="Rides et ridules" defaultValue={4} />, { restTo: "control" });

const slider = (): HTMLInputElement => screen.getByRole("slider", { name: "Rides et ridules" });
const filled = (): number => document.querySelectorAll("[data-filled]").length;
// jsdom has no keyboard for sliders: the browser test presses keys and strokes.
const slide = (value: number): boolean => fireEvent.change(slider(), { target: { value } });

test("strokes, number and slider say the same", () => {
  const { container } = render(<WeightField label="Rides et ridules" defaultValue={4} />);
  expect(slider().value).toBe("4");
  expect([slider().min, slider().max]).toEqual(["1", "5"]);
  expect(filled()).toBe(4);
  expect(container.querySelector(".cn-weight-field__number")?.textContent).toBe("4");
});

test("WeightField hands over the weight", () => {
  const onValueChange = vi.fn<(value: number) => void>();
  render(<WeightField label="Rides et ridules" onValueChange={onValueChange} />);
  slide(3);
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith(3);
  expect(filled()).toBe(3);
});

test("read only: it keeps its weight", () => {
  render(<WeightField label="Rides et ridules" defaultValue={2} readOnly />);
  slide(5);
  expect(filled()).toBe(2);
  expect(slider().getAttribute("aria-readonly")).toBe("true");
});

test("a form receives it; a reset goes back to the first weight", () => {
  const { container } = render(
    <form>
      <WeightField
        label="Rides et ridules"
        name="weight"
        defaultValue={2}
        action={<button type="reset">Annuler</button>}
      />
    </form>,
  );
  slide(5);
  expect(new FormData(container.querySelector("form")!).get("weight")).toBe("5");
  fireEvent.click(screen.getByRole("button"));
  expect(new FormData(container.querySelector("form")!).get("weight")).toBe("2");
  expect(filled()).toBe(2);
});

test.each([
  [Number.NaN, "1"],
  [0, "1"],
  [2.6, "3"],
  [9, "5"],
])("a weight of %f is shown as %s", (value, shown) => {
  render(<WeightField label="Rides et ridules" value={value} />);
  expect(slider().value).toBe(shown);
  expect(filled()).toBe(Number(shown));
});
