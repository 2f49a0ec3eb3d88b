/** Linear light (0 to 1) of an 8-bit sRGB value. Source: IEC 61966-2-1. */
export function decodeSrgb(value: number): number {
  const v = value / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
}

/** 8-bit sRGB value (not rounded) of linear light between 0 and 1. Source: IEC 61966-2-1. */
export function encodeSrgb(light: number): number {
  const v = Math.min(1, Math.max(0, light));
  return 255 * (v <= 0.0031308 ? 12.92 * v : 1.055 * v ** (1 / 2.4) - 0.055);
}

const LINEAR = Float32Array.from({ length: 257 }, (_, value) => decodeSrgb(Math.min(value, 255)));

/** `decodeSrgb` from a table, interpolated between whole values: fast enough for every pixel. */
export function linearLight(value: number): number {
  const index = Math.trunc(value);
  const low = LINEAR[index] ?? 1;
  return low + ((LINEAR[index + 1] ?? 1) - low) * (value - index);
}

/** Luma, 0 to 255, of 8-bit sRGB. Source: ITU-R BT.709. */
export const lumaOf = (red: number, green: number, blue: number): number =>
  0.2126 * red + 0.7152 * green + 0.0722 * blue;
