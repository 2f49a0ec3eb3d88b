/** Why the camera cannot be used. */
export type CameraProblem = "refused" | "absent" | "busy";

/** What to do about it, in French. */
export const cameraProblemTexts: Readonly<Record<CameraProblem, string>> = {
  refused:
    "L’accès à l’appareil photo est refusé. Autorisez-le dans la barre d’adresse du navigateur, puis réessayez, ou importez une photo.",
  absent: "Aucun appareil photo n’a été trouvé. Importez une photo à la place.",
  busy: "L’appareil photo ne répond pas. Fermez les autres applications qui l’utilisent, puis réessayez.",
};

/** Reads what `getUserMedia` rejected with. */
export function cameraProblemOf(error: unknown): CameraProblem {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "NotAllowedError" || name === "SecurityError") return "refused";
  return name === "NotFoundError" || name === "OverconstrainedError" ? "absent" : "busy";
}
