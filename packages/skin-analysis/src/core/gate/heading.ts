import { GATE_POSE } from "../constants/photo.ts";
import type { Pose } from "../face/alignedFace.ts";

/**
 * Refuses a head that does not face the camera: half a turned cheek is foreshortened, folds and shadows move with
 * the head, and what leans is lit from elsewhere. The largest excess is the one that is told.
 */
export function poseProblem({
  yaw,
  pitch,
  roll,
}: Pose): "head-turned" | "head-tilted" | "head-leaning" | undefined {
  const excesses = [
    { problem: "head-turned", excess: Math.abs(yaw) / GATE_POSE.yaw },
    { problem: "head-tilted", excess: Math.abs(pitch - GATE_POSE.neutralPitch) / GATE_POSE.pitch },
    { problem: "head-leaning", excess: Math.abs(roll) / GATE_POSE.roll },
  ] as const;
  const worst = excesses.reduce((most, other) => (other.excess > most.excess ? other : most));
  return worst.excess > 1 ? worst.problem : undefined;
}
