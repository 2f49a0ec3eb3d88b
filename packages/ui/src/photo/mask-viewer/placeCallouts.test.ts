import { expect, test } from "vitest";
import type { MaskPoint, MaskZone } from "./PhotoMask.ts";
import { placeCallouts } from "./placeCallouts.ts";

const zone = (id: string, at: MaskPoint): MaskZone => ({ id, label: id, value: "50", tone: "maintain", at });
/** Tells where a chip stands on the sheet of 660 × 880 px. */
const chips = (...zones: readonly MaskZone[]) =>
  placeCallouts(zones).map(({ zone: { id, at }, offset }) => ({
    id,
    x: at[0] * 660 + offset.x,
    y: at[1] * 880 + offset.y,
  }));

test("a chip stands on the side of its zone, the forehead's above, a middle one to the right", () => {
  const [forehead, left, nose, right] = chips(
    zone("forehead", [0.5, 0.36]),
    zone("left", [0.34, 0.56]),
    zone("right", [0.66, 0.56]),
    zone("nose", [0.5, 0.55]),
  );
  expect(forehead).toMatchObject({ id: "forehead", x: 330 });
  expect(forehead?.y).toBeLessThan(0.36 * 880);
  expect(left).toMatchObject({ id: "left", x: expect.closeTo(105, 0) });
  expect(nose).toMatchObject({ id: "nose", x: 555 });
  expect(right).toMatchObject({ id: "right", x: expect.closeTo(555, 0) });
});

test("a zone of the middle that lies under those of the side keeps its leader clear of theirs", () => {
  const ids = chips(zone("chin", [0.5, 0.68]), zone("cheek", [0.62, 0.55]), zone("nose", [0.5, 0.5])).map(
    ({ id }) => id,
  );
  expect(ids).toEqual(["nose", "cheek", "chin"]);
});

test("the leader of the top of the nose runs under the eye, and over a cheek that lies near", () => {
  const drop = (cheek: number) => {
    const [nose] = chips(zone("nose", [0.5, 0.47]), zone("cheek", [0.66, cheek]));
    return Math.round((nose?.y ?? 0) - 0.47 * 880);
  };
  expect([drop(0.56), drop(0.49)]).toEqual([20, -80]);
});

test("chips of one side never cover one another, nor leave the photo", () => {
  const zones = Array.from({ length: 9 }, (_, index) => zone(`zone-${index}`, [0.7, 0.9 + index * 0.001]));
  const heights = chips(...zones).map(({ y }) => y);
  const gaps = heights.slice(1).map((y, index) => y - (heights[index] ?? y));
  expect(Math.min(...gaps)).toBeGreaterThan(42);
  expect(Math.min(...heights)).toBeGreaterThan(0);
  expect(Math.max(...heights)).toBeLessThan(880);
});

test("a chip stands a little under its zone, and gives way to the one above it", () => {
  expect(chips(zone("brow", [0.7, 0.2]), zone("cheek", [0.7, 0.6])).map(({ y }) => y)).toEqual([256, 608]);
  expect(
    chips(zone("cheek", [0.7, 0.5]), zone("jaw", [0.7, 0.51])).map(({ x, y }) => [x, Math.round(y)]),
  ).toEqual([
    [555, 520],
    [555, 564],
  ]);
  expect(chips(zone("hairline", [0.5, 0.05]))).toEqual([{ id: "hairline", x: 330, y: 70 }]);
});

test("a zone off the photo is not named on it", () => {
  expect(chips(zone("off", [1.2, 0.5]), zone("broken", [Number.NaN, 0.5]))).toEqual([]);
});
