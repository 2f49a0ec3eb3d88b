import { fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { describeConformance } from "../../testing/describeConformance.tsx";
import { wholePhoto } from "./cropMath.ts";
import { PhotoCropper } from "./PhotoCropper.tsx";

const photo = new Blob(["jpeg"], { type: "image/jpeg" });

// jsdom has no addresses for blobs, captures no pointer and lays nothing out.
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: vi.fn() });
  Object.assign(Element.prototype, { setPointerCapture: vi.fn() });
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 300, 400));
});

describeConformance(<PhotoCropper photo={photo} />);

const edge = (name: string) => screen.getByRole<HTMLInputElement>("slider", { name });
/** Gives what a pointer pulls: the bar around it. */
const bar = (name: string) => edge(name).parentElement!;

/** Says how large the photo is, as the browser does once it has read it. */
function load(width: number, height: number): void {
  const image = screen.getByRole("img");
  Object.defineProperties(image, { naturalWidth: { value: width }, naturalHeight: { value: height } });
  fireEvent.load(image);
}

test("an edge is moved by keys, in small and in large steps, and no other key does anything", async () => {
  const change = vi.fn();
  render(<PhotoCropper photo={photo} onValueChange={change} />);
  edge("Bord gauche").focus();
  await userEvent.keyboard("{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}a");
  expect(change).toHaveBeenCalledTimes(3);
  expect(edge("Bord gauche").getAttribute("aria-valuetext")).toMatch(/^10\s%$/u);
  fireEvent.change(edge("Bord droit"), { target: { value: "95" } });
  expect(edge("Bord droit").value).toBe("95");
  edge("Bord bas").focus();
  await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
  expect(edge("Bord bas").value).toBe("90");
});

test("the crop is never smaller than may be sent", async () => {
  render(<PhotoCropper photo={photo} minSide={480} />);
  load(600, 960);
  edge("Bord droit").focus();
  for (let press = 0; press < 10; press++) await userEvent.keyboard("{Shift>}{ArrowLeft}{/Shift}");
  expect(edge("Bord droit").value).toBe("80");
});

test("a key that is pressed before the photo has its size moves the edge by one step", async () => {
  const box = { x: 0.12, y: 0.06, width: 0.76, height: 0.74 };
  render(<PhotoCropper photo={photo} minSide={480} defaultValue={{ turns: 0, box }} />);
  edge("Bord droit").focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(edge("Bord droit").value).toBe("87");
  load(1200, 1600);
  expect(edge("Bord droit").value).toBe("87");
  fireEvent.change(edge("Bord droit"), { target: { value: "20" } });
  expect(edge("Bord droit").value).toBe("52");
});

test("a crop made too small before the photo has its size grows to the smallest that may be sent", () => {
  render(<PhotoCropper photo={photo} minSide={480} />);
  fireEvent.change(edge("Bord droit"), { target: { value: "20" } });
  expect(edge("Bord droit").value).toBe("20");
  load(1200, 1600);
  expect(edge("Bord droit").value).toBe("40");
});

test("edges are pulled and the frame is pushed; another button and a pointer that was let go do nothing", () => {
  const change = vi.fn();
  render(<PhotoCropper photo={photo} onValueChange={change} />);
  const left = bar("Bord gauche");
  fireEvent.pointerDown(left, { button: 2, clientX: 0 });
  fireEvent.pointerMove(left, { clientX: 30 });
  expect(change).not.toHaveBeenCalled();
  fireEvent.pointerDown(left, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(left, { clientX: 30, clientY: 9 });
  fireEvent.pointerUp(left);
  fireEvent.pointerMove(left, { clientX: 90 });
  expect(change).toHaveBeenCalledExactlyOnceWith({ turns: 0, box: { x: 0.1, y: 0, width: 0.9, height: 1 } });
  const top = bar("Bord haut");
  fireEvent.pointerDown(top, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(top, { clientX: 0, clientY: 40 });
  fireEvent.pointerCancel(top);
  expect(edge("Bord haut").value).toBe("10");
  const frame = left.parentElement!;
  fireEvent.pointerDown(frame, { button: 0, clientX: 0, clientY: 0 });
  fireEvent.pointerMove(frame, { clientX: -30, clientY: -40 });
  expect(change).toHaveBeenLastCalledWith({ turns: 0, box: { x: 0, y: 0, width: 0.9, height: 0.9 } });
});

test("the photo is turned both ways, its face framed as it then stands, and all of it given back", async () => {
  const change = vi.fn();
  const face = { x: 0.2, y: 0.1, width: 0.5, height: 0.6 };
  render(
    <PhotoCropper
      photo={photo}
      face={face}
      onValueChange={change}
      actions={<button type="button">Fini</button>}
    />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Tourner à droite" }));
  expect(change).toHaveBeenLastCalledWith({ ...wholePhoto, turns: 1 });
  await userEvent.click(screen.getByRole("button", { name: "Cadrer le visage" }));
  expect(change.mock.lastCall?.[0]).toMatchObject({ turns: 1, box: { width: 0.6, height: 0.5 } });
  await userEvent.click(screen.getByRole("button", { name: "Tourner à gauche" }));
  expect(change.mock.lastCall?.[0]).toMatchObject({ turns: 0 });
  await userEvent.click(screen.getByRole("button", { name: "Photo entière" }));
  expect(change).toHaveBeenLastCalledWith(wholePhoto);
  expect(screen.getByRole("button", { name: "Fini" })).toBeDefined();
});

test("a photo without a face offers none to frame", () => {
  render(<PhotoCropper photo={photo} />);
  expect(screen.queryByRole("button", { name: "Cadrer le visage" })).toBeNull();
});
