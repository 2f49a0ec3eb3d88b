import { ageCrops, perceivedAge } from "../core/age/perceivedAge.ts";
import type { ReadAge } from "../core/analyseFace.ts";
import { AGE_NET_SIDE, loadAgeNet } from "./ageNet.ts";
import type { ModelSource } from "./modelSource.ts";

/** Loads the age net and returns what reads the perceived age of a face; the face finder has started the backend. */
export async function createAgeReader(source: Pick<ModelSource, "graph" | "weights">): Promise<ReadAge> {
  const readAges = await loadAgeNet(source);
  return (pyramid, { landmarks }) => perceivedAge(readAges(ageCrops(pyramid, landmarks, AGE_NET_SIDE)));
}
