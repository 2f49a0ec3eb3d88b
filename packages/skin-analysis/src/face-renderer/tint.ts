import { decodeSrgb, encodeSrgb } from "../core/colour/srgb.ts";
import type { Point } from "../core/geometry/point.ts";
import type { Size } from "../core/image/rgbImage.ts";
import { clamp } from "../core/curve/scoreCurve.ts";
import type { Placement } from "./svg/portrait.ts";

/** A picture under construction. */
export interface Canvas extends Size {
  readonly data: Uint8ClampedArray;
}

/** A stain on the skin, in face units. */
export interface Stain {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** Share of each channel's linear light that the stain lets through where it is full. */
  readonly transmission: readonly [number, number, number];
  /** Linear light, 0 to 1, that the stain sends back itself where it is full, whatever the skin below: 0 for a pigment. */
  readonly scattered?: number;
  /** Tells how full the stain is at a place, 0 to 1. */
  readonly cover: (x: number, y: number) => number;
}

/** A round stain with a soft edge, in the unit of its place and radius. */
export function roundStain({ x, y }: Point, radius: number, transmission: Stain["transmission"]): Stain {
  const reach = 1.3 * radius;
  return {
    left: x - reach,
    right: x + reach,
    top: y - reach,
    bottom: y + reach,
    transmission,
    cover: (u, v) => clamp((1.3 - Math.hypot(u - x, v - y) / radius) / 0.6, 0, 1),
  };
}

/** Lays a stain over the picture: light is multiplied, as by a pigment, and what it scatters is added. */
export function applyStain(canvas: Canvas, placement: Placement, stain: Stain): void {
  const { x: originX, y: originY, unit } = placement;
  const { scattered = 0 } = stain;
  const fromX = Math.max(0, Math.floor(originX + stain.left * unit));
  const toX = Math.min(canvas.width - 1, Math.ceil(originX + stain.right * unit));
  const fromY = Math.max(0, Math.floor(originY + stain.top * unit));
  const toY = Math.min(canvas.height - 1, Math.ceil(originY + stain.bottom * unit));
  for (let py = fromY; py <= toY; py++) {
    for (let px = fromX; px <= toX; px++) {
      const cover = stain.cover((px + 0.5 - originX) / unit, (py + 0.5 - originY) / unit);
      if (cover <= 0) continue;
      for (const [c, transmission] of stain.transmission.entries()) {
        const i = (py * canvas.width + px) * 3 + c;
        const light = decodeSrgb(canvas.data[i] ?? 0) * (1 - cover + cover * transmission);
        canvas.data[i] = encodeSrgb(light + cover * scattered);
      }
    }
  }
}
