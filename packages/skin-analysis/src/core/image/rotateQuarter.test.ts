import { expect, it } from "vitest";
import { rotateQuarter } from "./rotateQuarter.ts";

it("a quarter turn moves the lower left corner to the upper left, and four of them change nothing", () => {
  // 2 x 3 pixels, each named by its red.
  const picture = {
    width: 2,
    height: 3,
    data: Uint8Array.from([1, 2, 3, 4, 5, 6].flatMap((red) => [red, 0, 9])),
  };
  const turned = rotateQuarter(picture);
  expect([turned.width, turned.height]).toEqual([3, 2]);
  expect(Array.from(turned.data).filter((_, i) => i % 3 === 0)).toEqual([5, 3, 1, 6, 4, 2]);
  expect(rotateQuarter(rotateQuarter(rotateQuarter(turned)))).toEqual(picture);
});
