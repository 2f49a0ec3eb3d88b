import type { CaptureHint } from "../captureHints.ts";

/** The four conditions of a shot, with something to say of the distance, or all good. */
export function hints(distance: string | null): readonly CaptureHint[] {
  return [
    { id: "light", label: "Lumière", tone: "ok", text: "Plus de lumière" },
    {
      id: "distance",
      label: "Distance",
      tone: distance === null ? "ok" : "adjust",
      text: distance ?? "",
    },
    { id: "framing", label: "Cadrage", tone: "ok", text: "Redressez la tête" },
    { id: "sharpness", label: "Netteté", tone: distance === null ? "ok" : "unknown", text: "" },
  ];
}
