import { cleanup, render, screen } from "@testing-library/react";
import { page } from "vitest/browser";
import { afterEach, expect, test, vi } from "vitest";
import "../../styles/styles.css";
import "../../styles/page.css";
import { isSigned, type Signature } from "./signature.ts";
import { SignaturePad } from "./SignaturePad.tsx";
import { signaturePng } from "./signaturePng.ts";
import { drawnSignature } from "./testing/drawnSignature.ts";

afterEach(cleanup);

/** Draws one stroke from the left to the right, `y` pixels below the top of the paper. */
function draw(canvas: HTMLCanvasElement, y: number): void {
  const box = canvas.getBoundingClientRect();
  const pen = (type: string, x: number): PointerEvent =>
    new PointerEvent(type, {
      bubbles: true,
      cancelable: true,
      pointerId: 7,
      isPrimary: true,
      pointerType: "pen",
      pressure: 0.5,
      button: 0,
      buttons: type === "pointerup" ? 0 : 1,
      clientX: box.left + x,
      clientY: box.top + y,
    });
  canvas.dispatchEvent(pen("pointerdown", 40));
  for (let x = 60; x <= 240; x += 20) window.dispatchEvent(pen("pointermove", x));
  window.dispatchEvent(pen("pointerup", 240));
}

const surface = (): HTMLCanvasElement => document.querySelector("canvas")!;

function inkedPixels(canvas: HTMLCanvasElement): number {
  const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
  return data.filter((value, index) => index % 4 === 3 && value > 0).length;
}

test("a pen signs; strokes are undone one by one, and cleared", async () => {
  const change = vi.fn<(value: Signature | null) => void>();
  render(<SignaturePad label="Signature" onValueChange={change} />);
  await vi.waitFor(() => expect(surface().width).toBeGreaterThan(0));
  draw(surface(), 40);
  draw(surface(), 90);
  await vi.waitFor(() => expect(change).toHaveBeenCalledTimes(2));
  const signed = change.mock.lastCall![0]!;
  expect(isSigned(signed)).toBe(true);
  expect(signed).toMatchObject({ kind: "drawn", strokes: { length: 2 } });
  expect(signed.kind === "drawn" && signed.svg).toMatch(/^<svg[^>]*viewBox[\s\S]*<path/u);
  expect(await screen.findByRole("img", { name: "Zone de signature, 2 traits" })).toBeDefined();

  await page.getByRole("button", { name: "Annuler le dernier trait" }).click();
  expect(change.mock.lastCall![0]).toMatchObject({ strokes: { length: 1 } });
  expect(inkedPixels(surface())).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Effacer" }).click();
  expect(change.mock.lastCall![0]).toBeNull();
  expect(inkedPixels(surface())).toBe(0);
});

test("the paper keeps its strokes when its width changes, as fine as the screen", async () => {
  const { container } = render(<SignaturePad label="Signature" defaultValue={drawnSignature} />);
  container.style.width = "500px";
  await vi.waitFor(() => expect(surface().width).toBe(Math.round(surface().clientWidth * devicePixelRatio)));
  const wide = surface().width;
  container.style.width = "250px";
  await vi.waitFor(() => expect(surface().width).toBeLessThan(wide * 0.6));
  await vi.waitFor(() => expect(inkedPixels(surface())).toBeGreaterThan(100));
  const { data } = surface()
    .getContext("2d")!
    .getImageData(0, 0, Math.round(surface().width * 0.1), surface().height);
  expect(
    data.some((value) => value > 0),
    "nothing is left of the first point",
  ).toBe(false);
});

test("a disabled paper takes no stroke", async () => {
  const change = vi.fn();
  render(<SignaturePad label="Signature" disabled onValueChange={change} />);
  await vi.waitFor(() => expect(surface().width).toBeGreaterThan(0));
  draw(surface(), 40);
  expect(change).not.toHaveBeenCalled();
});

test("a signature becomes a PNG of the asked width", async () => {
  const url = await signaturePng(drawnSignature, 300);
  const image = new Image();
  image.src = url;
  await image.decode();
  expect([image.naturalWidth, image.naturalHeight]).toEqual([300, 120]);
});

test("a typed name becomes a PNG too, all of it however long", async () => {
  const inked = async (name: string): Promise<{ readonly left: number; readonly right: number }> => {
    const url = await signaturePng({ kind: "typed", name, confirmed: true }, 300);
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = 300;
    canvas.height = 120;
    const pen = canvas.getContext("2d")!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, 300, 120);
    const columns = Array.from({ length: 300 }, (_, x) => x).filter((x) =>
      Array.from({ length: 120 }, (_, y) => data[(y * 300 + x) * 4 + 3]).some((alpha) => alpha !== 0),
    );
    return { left: columns[0] ?? Number.NaN, right: columns.at(-1) ?? Number.NaN };
  };
  const short = await inked("Léa");
  expect(short.left).toBeGreaterThan(50);
  expect(Math.abs(short.left + short.right - 300)).toBeLessThan(12);
  const long = await inked("Marie-Antoinette de La Rochefoucauld-Montmorency");
  expect(long.left).toBeGreaterThan(0);
  expect(long.right).toBeLessThan(299);
});
