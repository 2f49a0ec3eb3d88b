import type { Drill } from "./drillRestore.ts";
import type { Kind } from "./inventory.ts";

const names: Readonly<Record<Kind, string>> = {
  documents: "documents",
  files: "fichiers",
  accounts: "comptes",
};

/** Faults of one kind that are named. */
const NAMED = 20;

const inSeconds = (seconds: number): string => `${seconds.toFixed(1).replace(".", ",")} s`;

/** Tells whether everything came back, and nothing of the backup was damaged. */
export function isDrillPassed({ comparisons, notes }: Drill): boolean {
  return notes.length === 0 && comparisons.every(({ faults }) => faults.length === 0);
}

/** Lines for the operator: how long each step took, what came back, and what did not. */
export function drillLines(drill: Drill): string[] {
  const { comparisons, notes, seconds } = drill;
  return [
    `sauvegarde ${inSeconds(seconds.backup)}, restauration ${inSeconds(seconds.restore)}, démarrage ${inSeconds(seconds.start)}`,
    ...comparisons.flatMap(({ kind, same, changed, faults }) => [
      `${names[kind]} : ${same} identiques, ${faults.length} en défaut, ${changed} modifiés pendant la sauvegarde`,
      ...faults.slice(0, NAMED).map((fault) => `  - ${fault}`),
    ]),
    ...notes.map((note) => `sauvegarde : ${note}`),
    isDrillPassed(drill) ? "Tout est revenu." : "La restauration n’est pas complète.",
  ];
}
