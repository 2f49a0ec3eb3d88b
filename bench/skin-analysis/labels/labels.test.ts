import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { paintedKinds } from "../photos/painted.ts";
import { readLabels } from "./labels.ts";
import { isHeldOut } from "./trainingPhotos.ts";

const MARKS = fileURLToPath(new URL("marks.csv", import.meta.url));
const CELLS = fileURLToPath(new URL("cells.csv", import.meta.url));

test("the labels name numbered photos, lie on the face, and are 5,000 of 150 people, a tenth of them read twice", async () => {
  const labels = await readLabels(MARKS);
  expect([...labels.keys()].filter((photo) => !/^(?:portraits|official)\/\d+$/u.test(photo))).toEqual([]);
  const all = [...labels.values()].flat();
  expect(labels.size).toBeGreaterThanOrEqual(150);
  expect(all.length).toBeGreaterThanOrEqual(5000);
  expect(all.filter(({ again }) => again !== undefined).length).toBeGreaterThanOrEqual(all.length / 10);
  const beside = all.filter(({ x, y, radiusMm }) => Math.hypot(x, y) > 120 || radiusMm <= 0 || radiusMm > 15);
  expect(beside).toEqual([]);
});

test("the cells that chance chose are 20 on each of 60 faces, and a tenth of them are read twice", async () => {
  const labels = await readLabels(CELLS);
  expect(labels.size).toBeGreaterThanOrEqual(60);
  expect(new Set([...labels.values()].map((own) => own.length))).toEqual(new Set([20]));
  const all = [...labels.values()].flat();
  expect(all.filter(({ again }) => again !== undefined).length).toBeGreaterThanOrEqual(all.length / 10);
});

test("no place of a photo is labelled twice as if it were two", async () => {
  const labels = await readLabels(MARKS);
  const close = [...labels].flatMap(([photo, own]) =>
    own
      .filter((one, index) =>
        own.slice(0, index).some((other) => Math.hypot(other.x - one.x, other.y - one.y) < 0.9),
      )
      .map(({ x, y }) => [photo, x, y]),
  );
  expect(close).toEqual([]);
});

test.each([
  ["a letter that is no label", "official/001,1,2,1,Z,"],
  ["a position that is no number", "official/001,left,2,1,N,"],
  ["a missing column", "official/001,1,2,1,N"],
])("%s is refused", async (_what, line) => {
  const folder = await mkdtemp(join(tmpdir(), "carnation-labels-"));
  const file = join(folder, "marks.csv");
  await writeFile(file, `photo,x,y,radius,label,again\n${line}\n`);
  await expect(readLabels(file)).rejects.toThrow("Invalid");
  await rm(folder, { recursive: true });
});

test("marks are painted for training in no colour that the bench judges by", () => {
  const ratios = paintedKinds.flatMap(({ transmissions }) =>
    transmissions.map(([red, green, blue]) =>
      [Math.log(red), Math.log(blue)].map((x) => x / Math.log(green)),
    ),
  );
  expect(ratios.length).toBeGreaterThan(3);
  for (const [red = 0, blue = 0] of ratios) {
    expect(isHeldOut(red, blue)).toBe(true);
    expect(isHeldOut(red + 0.04, blue - 0.04)).toBe(true);
  }
  expect(isHeldOut(0.25, 0.8)).toBe(false);
});
