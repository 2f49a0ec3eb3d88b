import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { Slider } from "./Slider.tsx";

describeConformance(<Slider label="Durée du soin" defaultValue={45} />, { restTo: "control" });

const slider = (): HTMLInputElement => screen.getByRole("slider", { name: "Durée du soin" });
// jsdom has no keyboard for sliders: the story presses keys.
const slide = (value: number): boolean => fireEvent.change(slider(), { target: { value } });

test("the written value is what is read out, with the unit in its number", () => {
  const { container } = render(
    <Slider
      label="Durée du soin"
      min={0.5}
      max={4}
      step={0.5}
      unit={{ one: "heure", other: "heures" }}
      defaultValue={1.5}
    />,
  );
  expect(slider().getAttribute("aria-valuetext")).toBe("1,5\u00A0heure");
  expect(container.querySelector("output")?.textContent).toBe("1,5\u00A0heure");
  slide(2);
  expect(slider().getAttribute("aria-valuetext")).toBe("2,0\u00A0heures");
});

test("a value may be a word", () => {
  render(
    <Slider label="Durée du soin" max={2} formatValue={(value) => ["Court", "Moyen", "Long"][value] ?? ""} />,
  );
  slide(2);
  expect(slider().getAttribute("aria-valuetext")).toBe("Long");
});

test("a slider hands over numbers; read only, it keeps its own", () => {
  const change = vi.fn<(value: number) => void>();
  const { rerender } = render(<Slider label="Durée du soin" step={5} onValueChange={change} />);
  slide(45);
  expect(change).toHaveBeenCalledExactlyOnceWith(45);
  rerender(<Slider label="Durée du soin" step={5} readOnly onValueChange={change} />);
  slide(60);
  expect(change).toHaveBeenCalledOnce();
  expect(slider().value).toBe("45");
  expect(slider().getAttribute("aria-readonly")).toBe("true");
});

test("a form receives it; a reset goes back to the first value", async () => {
  const { container } = render(
    <form>
      <Slider label="Durée du soin" name="minutes" defaultValue={30} />
      <button type="reset">Annuler</button>
    </form>,
  );
  const sent = () => new FormData(container.querySelector("form")!).get("minutes");
  slide(75);
  expect(sent()).toBe("75");
  await userEvent.click(screen.getByRole("button"));
  expect(sent()).toBe("30");
});

test("a host's value out of bounds stands at the nearest end, and none at the lowest", () => {
  const { rerender } = render(<Slider label="Durée du soin" value={140} />);
  expect(slider().value).toBe("100");
  rerender(<Slider label="Durée du soin" value={Number.NaN} min={10} />);
  expect(slider().value).toBe("10");
});
