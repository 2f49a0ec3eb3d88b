import { GUIDE_TIME } from "./limits.ts";
import { faceWidth, landmarkAt, type FaceMesh } from "../core/face/faceMesh.ts";
import { CHIN_TIP, LEFT_OUTER_EYE, RIGHT_OUTER_EYE, TOP_OF_FOREHEAD } from "../core/face/landmarks.ts";
import { distance, type Point } from "../core/geometry/point.ts";

const WATCHED = [RIGHT_OUTER_EYE, LEFT_OUTER_EYE, TOP_OF_FOREHEAD, CHIN_TIP] as const;

/** Places of some points of a face at a time, in milliseconds. */
export interface Sighting {
  readonly at: number;
  readonly points: readonly Point[];
}

/** The sightings of the last moment, this one included. */
export function watch(before: readonly Sighting[], { landmarks }: FaceMesh, at: number): readonly Sighting[] {
  const points = WATCHED.map((index) => landmarkAt(landmarks, index));
  // One that is older than the moment is kept: what is watched at few frames a second must span it too.
  const since = before.findLastIndex((sighting) => at - sighting.at >= GUIDE_TIME.still);
  return [...before.slice(Math.max(0, since)), { at, points }];
}

/**
 * Tells how far a face moved in the last moment.
 * @returns widths of the face; `null` before it was watched for that long
 */
export function movedOf(sightings: readonly Sighting[], { landmarks }: FaceMesh): number | null {
  const [first] = sightings;
  const last = sightings.at(-1);
  if (!first || !last || last.at - first.at < GUIDE_TIME.still) return null;
  const lengths = sightings.flatMap(({ points }) =>
    points.map((point, k) => distance(point, last.points[k] ?? point)),
  );
  return Math.max(...lengths) / faceWidth(landmarks);
}
