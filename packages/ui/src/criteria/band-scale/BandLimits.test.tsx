import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { BandLimits, type BandLimitsProps } from "./BandLimits.tsx";
import { gapLimits, rednessLimits } from "./testing/scales.ts";

type Move = BandLimitsProps["onLimitChange"];

describeConformance(<BandLimits {...rednessLimits} onLimitChange={() => undefined} />);

const handle = (name: string): HTMLElement => screen.getByRole("slider", { name });

test("each limit is a slider with its range, and says the one before it", () => {
  render(<BandLimits {...rednessLimits} onLimitChange={() => undefined} />);
  const low = handle("Seuil À entretenir");
  expect(low.getAttribute("aria-valuenow")).toBe("52");
  expect(low.getAttribute("aria-valuemin")).toBe("5");
  expect(low.getAttribute("aria-valuemax")).toBe("68");
  expect(low.getAttribute("aria-valuetext")).toBe("52, avant 50");
  expect(handle("Seuil Point fort").getAttribute("aria-valuetext")).toBe("70");
});

test.each([
  ["{ArrowRight}", 53],
  ["{ArrowLeft}", 51],
  ["{Shift>}{ArrowRight}{/Shift}", 57],
  ["{PageDown}", 47],
  ["{Home}", 5],
  ["{End}", 68],
])("%s moves the lower limit to %i", async (keys, limit) => {
  const move = vi.fn<Move>();
  render(<BandLimits {...rednessLimits} onLimitChange={move} />);
  handle("Seuil À entretenir").focus();
  await userEvent.keyboard(keys);
  expect(move).toHaveBeenCalledExactlyOnceWith(1, limit);
});

test("the right arrow lowers and the up arrow raises a limit of a scale that improves downwards", async () => {
  const move = vi.fn<Move>();
  render(<BandLimits {...gapLimits} onLimitChange={move} />);
  handle("Seuil Point fort").focus();
  await userEvent.keyboard("{ArrowRight}{ArrowUp}");
  expect(move.mock.calls).toEqual([
    [2, -4],
    [2, -2],
  ]);
});

test("a drag hands over the number under the pointer, stopped by the other handle", () => {
  const move = vi.fn<Move>();
  const { container } = render(<BandLimits {...rednessLimits} onLimitChange={move} />);
  const track = container.querySelector(".cn-band-limits__track")!;
  vi.spyOn(track, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 500, 60));
  const low = handle("Seuil À entretenir");
  const held = { setPointerCapture: vi.fn(), hasPointerCapture: () => true };
  Object.assign(low, held);
  fireEvent.pointerDown(low, { button: 0, clientX: 260 });
  fireEvent.pointerMove(low, { clientX: 300 });
  fireEvent.pointerMove(low, { clientX: 480 });
  expect(held.setPointerCapture).toHaveBeenCalledOnce();
  expect(move.mock.calls).toEqual([
    [1, 60],
    [1, 68],
  ]);
});

test("a key of the browser stays the browser's", async () => {
  const move = vi.fn<Move>();
  render(<BandLimits {...rednessLimits} onLimitChange={move} />);
  handle("Seuil À entretenir").focus();
  await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}");
  expect(move).not.toHaveBeenCalled();
});
