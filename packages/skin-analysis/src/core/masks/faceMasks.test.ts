import { criteria } from "@carnation/domain/criterion";
import {
  type DiagnosisMask,
  type DiagnosisMasks,
  type MaskPosition,
  parseDiagnosisMasks,
  type ShapeMask,
} from "@carnation/domain/mask";
import { gzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import type { FaceOptions } from "../../face-renderer/index.ts";
import { at, cover } from "../../testing/covers.ts";
import { readScores, sitterOf, testFinder, TEST_SIZE, type Scores } from "../../testing/drawnFaces.ts";
import { analyseFace } from "../analyseFace.ts";
import { buildPyramid } from "../image/pyramid.ts";
import { ENGINE_VERSION } from "../constants/engine.ts";

/** As much as can be painted on one face. */
const WORST: FaceOptions = {
  redSpots: 10,
  darkSpots: 6,
  foreheadLines: 8,
  pores: 240,
  darkCircles: 0.4,
  flush: 1,
};

interface Seen {
  readonly scores: Scores;
  readonly masks: DiagnosisMasks;
  readonly bytes: number;
  readonly mask: (name: string) => DiagnosisMask;
}

async function look(marks?: FaceOptions): Promise<Seen> {
  const { entries, masks } = await (await sitterOf("light")).analysis(marks);
  const json = JSON.stringify(masks);
  const read = parsed(JSON.parse(json));
  return {
    scores: readScores(entries),
    masks: read,
    bytes: gzipSync(json).length,
    mask: (name) => {
      const found = read.masks.find((mask) => mask.name === name);
      if (!found) throw new Error(`There is no ${name}.`);
      return found;
    },
  };
}

function parsed(json: unknown): DiagnosisMasks {
  const masks = parseDiagnosisMasks(json);
  if (!masks) throw new Error("The domain does not understand the masks.");
  return masks;
}

function shapesOf(mask: DiagnosisMask): ShapeMask["shapes"] {
  if (mask.type === "polygon" || mask.type === "polyline") return mask.shapes;
  throw new Error(`${mask.name} has no shapes.`);
}

/** Every position of a mask. */
function positionsOf(mask: DiagnosisMask): readonly MaskPosition[] {
  if (mask.type === "heatmap") return mask.levels.flat(2);
  return mask.type === "point" ? mask.points : mask.shapes.flat();
}

const middleOf = (points: readonly (readonly [number, number])[]) => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

let plain: Seen;
let worst: Seen;

beforeAll(async () => {
  plain = await look();
  worst = await look(WORST);
});

describe("the masks of a face", () => {
  it("the masks of a face are those that the domain's criteria name, each of its type, in their order", async () => {
    const named = criteria.flatMap(({ masks }) => masks);
    const types = new Map(named.map(({ name, type }) => [name, type]));
    for (const { name, type } of worst.masks.masks) expect([name, type]).toEqual([name, types.get(name)]);
    const drawn = worst.masks.masks.map(({ name }) => name);
    expect(drawn).toEqual(
      named.map(({ name }) => name).filter((name) => name !== "jowls_contour" && drawn.includes(name)),
    );
    expect(drawn).toHaveLength(13);
    const { masks } = await (await sitterOf("light")).analysis();
    expect(masks.engine_version).toBe(ENGINE_VERSION);
  });

  it.each([
    ["acne", "acne_regions"],
    ["pigmentation", "pigmentation_spots"],
  ])("outline every counted spot of %s once", (criterion, name) => {
    for (const { scores, mask } of [plain, worst]) {
      expect(shapesOf(mask(name))).toHaveLength(scores.sub(criterion, "number_of_regions"));
    }
    expect(worst.scores.sub(criterion, "number_of_regions")).toBeGreaterThanOrEqual(4);
  });

  it.each([
    ["acne", "acne_regions"],
    ["pigmentation", "pigmentation_spots"],
  ])("propose each counted spot of %s, and weigh them as the score does", (criterion, name) => {
    const { marks, shapes } = worst.mask(name) as ShapeMask;
    expect(marks?.each).toHaveLength(shapes.length);
    let load = 0;
    for (const [index, { at, radius, mm, load: weight }] of marks!.each.entries()) {
      const [x, y] = middleOf(shapes[index]!);
      expect(Math.hypot(at[0] - x!, at[1] - y!)).toBeLessThan(0.005);
      expect(radius).toBeGreaterThan(0.001);
      expect(mm).toBeGreaterThan(0.6);
      expect(mm).toBeLessThan(11);
      load += weight;
    }
    // Painted marks are sure: the score weighs them nearly in full.
    const score = 100 / (1 + (load / marks!.half) ** marks!.power);
    expect(Math.abs(score - worst.scores.of(criterion))).toBeLessThan(6);
  });

  it("a pigment spot has its own probability as its certainty, a blemish the share that is real", () => {
    const certainties = (name: string) =>
      (worst.mask(name) as ShapeMask).marks!.each.map(({ certainty }) => certainty);
    const brown = certainties("pigmentation_spots");
    expect(Math.min(...brown)).toBeGreaterThanOrEqual(0.3);
    expect(new Set(brown).size).toBeGreaterThan(1);
    expect(new Set(certainties("acne_regions"))).toEqual(new Set([0.19]));
  });

  it("the masks of a face tell as many spots of each part as its count says, apart from those on its border", async () => {
    const { scores, mask } = await look({ redSpots: 20 });
    const { places } = mask("acne_regions");
    for (const area of ["right_cheek_large", "left_cheek_large", "chin_wide"]) {
      const told = places.find((place) => place.area === area)?.amount ?? 0;
      expect(Math.abs(told - scores.sub("acne", "number_of_regions", area))).toBeLessThanOrEqual(1);
    }
  });

  it("weigh less than 60 kB together on the worst face", () => {
    expect(worst.bytes).toBeLessThan(60_000);
    expect(worst.bytes).toBeGreaterThan(plain.bytes);
  });

  it("lie on the face, and the parts of the face where they belong", () => {
    const { anchors } = plain.masks;
    const [forehead, chin] = [anchors.get("forehead")!, anchors.get("chin_wide")!];
    const [right, left] = [anchors.get("right_cheek")!, anchors.get("left_cheek")!];
    expect(forehead[1]).toBeLessThan(right[1]);
    expect(right[1]).toBeLessThan(chin[1]);
    // The person's own right is on the left of the photo.
    expect(right[0]).toBeLessThan(left[0]);
    for (const mask of worst.masks.masks) {
      for (const [x, y] of positionsOf(mask)) {
        expect(Math.abs(x - 0.5)).toBeLessThan(0.3);
        expect(Math.abs(y - 0.54)).toBeLessThan(0.26);
      }
    }
  });
});

describe("painted marks and zones", () => {
  it("lines on the forehead, and none on a smooth one", () => {
    const linesOf = ({ mask }: Seen) => [...shapesOf(mask("lines_fine")), ...shapesOf(mask("lines_deep"))];
    expect(linesOf(plain)).toEqual([]);
    const lines = linesOf(worst);
    expect(lines.length).toBeGreaterThanOrEqual(4);
    const cheek = worst.masks.anchors.get("right_cheek")![1];
    expect(lines.filter((line) => middleOf(line)[1]! < cheek).length).toBeGreaterThan(lines.length / 2);
  });

  it("pores on the nose and the cheeks", () => {
    const poresOf = ({ mask }: Seen) => {
      const pores = mask("pores_points");
      if (pores.type === "point") return pores;
      throw new Error("Pores are no points.");
    };
    expect(poresOf(worst).points.length).toBeGreaterThan(poresOf(plain).points.length + 300);
    expect(poresOf(worst).radius * TEST_SIZE.width).toBeGreaterThan(0.3);
  });

  it("a flush on both cheeks, in levels that lie within each other", async () => {
    const { mask } = await look({ flush: 1 });
    const heat = mask("redness_heatmap");
    const levels = heat.type === "heatmap" ? heat.levels : [];
    expect(levels).toHaveLength(3);
    expect(levels[0]!.length).toBeGreaterThanOrEqual(2);
    const reach = levels.map((rings) => rings.flat().length && Math.min(...rings.flat().map(([, y]) => y)));
    expect(reach[1]).toBeGreaterThanOrEqual(reach[0]!);
    const areas = heat.places.map(({ area }) => area);
    expect(areas).toEqual(expect.arrayContaining(["right_cheek", "left_cheek"]));
  });

  it("dark circles under both eyes, and none where there are none", () => {
    expect(shapesOf(plain.mask("dark_circles"))).toEqual([]);
    expect(shapesOf(worst.mask("dark_circles"))).toHaveLength(2);
  });
});

describe("a criterion that was not measured", () => {
  it("brows and the shade of the lids are in every photo, and are no hidden zone", async () => {
    const bare = (await sitterOf("light")).paint();
    const [face] = (await testFinder())(buildPyramid(bare));
    const shade = (outer: number, top: number, inner: number) =>
      `<polygon points="${[outer, top, inner].map((index) => at(face!.landmarks, index).join(",")).join(" ")}" fill="#543"/>`;
    const image = await cover(bare, shade(46, 105, 133) + shade(276, 334, 362));
    const analysis = analyseFace(image, face!);
    if (!analysis.ok) throw new Error(analysis.error);
    expect(parsed(analysis.masks).hidden).toEqual([]);
  });

  it("a criterion that was not measured has no mask, and a zone that is covered is outlined", async () => {
    const image = (await sitterOf("light")).paint();
    const [face] = (await testFinder())(buildPyramid(image));
    const brow = face!.landmarks[10]!;
    // A blue fringe down to the brows.
    for (let y = Math.round(brow.y) - 40; y < brow.y + 90; y++) {
      for (let x = Math.round(brow.x) - 150; x < brow.x + 150; x++) {
        image.data.set([30, 40, 120], 3 * (y * image.width + x));
      }
    }
    const analysis = analyseFace(image, face!);
    if (!analysis.ok) throw new Error(analysis.error);
    const masks = parsed(analysis.masks);
    expect(masks.hidden.length).toBeGreaterThan(0);
    const [, y] = middleOf(masks.hidden[0]!.outline);
    expect(Math.abs(y! * image.height - brow.y - 40)).toBeLessThan(60);
    expect(plain.masks.hidden).toEqual([]);
    const measured = new Set(
      analysis.entries
        .filter(({ result }) => !result.not_measured)
        .map(({ algorithm_version_id }) => algorithm_version_id),
    );
    const expected = criteria
      .filter(({ id }) => measured.has(id))
      .flatMap(({ masks: named }) => named.map(({ name }) => name));
    expect(masks.masks.map(({ name }) => name)).toEqual(expected);
  });
});
