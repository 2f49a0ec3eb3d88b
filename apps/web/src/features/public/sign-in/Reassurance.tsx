import type { ReactNode } from "react";

/** Holds what the product does for the people photographed. Each line is true wherever it is installed. */
const promises = [
  "Vos photos ne s’ouvrent que depuis votre compte.",
  "Le lieu et l’appareil sont retirés des photos envoyées.",
  "Aucune photo n’est analysée sans consentement.",
] as const;

/** Three short lines under the sign-in form. */
export function Reassurance(): ReactNode {
  return (
    <ul className="mt-6.5 grid gap-2.5 border-t border-line pt-5.5 text-small text-ink-2">
      {promises.map((promise) => (
        <li key={promise}>{promise}</li>
      ))}
    </ul>
  );
}
