import type { ReportEmitter } from "./reportEmitter.ts";

/** Printed at the foot of every document with a face: by whose leave, and how it is taken back. */
export function consentNote({ name, email }: ReportEmitter): string {
  const whom = email === null ? name : `${name} (${email})`;
  return `Vos photos ont été analysées et conservées avec votre accord. Vous pouvez le retirer à tout moment en vous adressant à ${whom}.`;
}
