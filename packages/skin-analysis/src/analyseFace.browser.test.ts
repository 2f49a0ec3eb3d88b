import { beforeAll, expect, test } from "vitest";
import { commands } from "vitest/browser";
import { analysePyramid, type FaceAnalysis } from "./core/analyseFace.ts";
import { buildPyramid } from "./core/image/pyramid.ts";
import { fetchModelSource } from "./guide/fetchModelSource.ts";
import { createAgeReader } from "./mesh/ageReader.ts";
import { createFaceFinder } from "./mesh/faceFinder.ts";
import type { ModelSource } from "./mesh/modelSource.ts";

declare module "vitest/browser" {
  interface BrowserCommands {
    /** See `scripts/testing/nodeReference.ts`. */
    readonly nodeAnalysis: () => Promise<string>;
  }
}

interface NodeAnalysis {
  readonly width: number;
  readonly height: number;
  readonly pixels: string;
  readonly analysis: FaceAnalysis & { readonly ok: true };
}

/** The age model, which an installation opts in to; the backend runs already. */
const ageModel: Pick<ModelSource, "graph" | "weights"> = {
  graph: async () => (await fetch(new URL("../../age-model/models/age_gender.json", import.meta.url))).json(),
  weights: async () =>
    (await fetch(new URL("../../age-model/models/age_gender.bin", import.meta.url))).arrayBuffer(),
};

let expected: NodeAnalysis;

beforeAll(async () => {
  expected = JSON.parse(await commands.nodeAnalysis()) as NodeAnalysis;
});

test("Chromium measures in the same pixels what Node measures: mesh, entries, age and masks, to the last digit", async () => {
  const { width, height, pixels, analysis } = expected;
  const data = Uint8Array.from(atob(pixels), (byte) => byte.charCodeAt(0));
  const find = await createFaceFinder(fetchModelSource());
  const readAge = await createAgeReader(ageModel);
  const pyramid = buildPyramid({ data, width, height });
  const [face] = find(pyramid);
  expect(analysePyramid(pyramid, face!, readAge)).toEqual(analysis);
  // Nothing is left out but what no photo shows: the age of the eyes and the jowls.
  expect(analysis.entries.filter(({ result }) => result.not_measured)).toHaveLength(2);
});
