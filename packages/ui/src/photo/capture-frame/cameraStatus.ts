/** Reason why a camera cannot be used. `insecure`: the page is not served over https, so browsers hide their cameras. */
export type CameraProblem = "refused" | "absent" | "busy" | "insecure";

/** Place where the opening of a camera is. */
export type CameraStatus = "off" | "asking" | "starting" | "live" | CameraProblem;

/** Reads what `getUserMedia` rejected with. */
export function cameraProblemOf(error: unknown): CameraProblem {
  switch (error instanceof DOMException ? error.name : "") {
    case "NotAllowedError":
    case "SecurityError":
      return "refused";
    case "NotFoundError":
    case "OverconstrainedError":
      return "absent";
    default:
      return "busy";
  }
}

/** Tells whether a status is a problem, and not a step on the way to a picture. */
export function isCameraProblem(status: CameraStatus): status is CameraProblem {
  return status === "refused" || status === "absent" || status === "busy" || status === "insecure";
}
