import type { Problem } from "@carnation/local-firebase";
import { expect, test } from "vitest";
import { frenchProblem } from "./problems.ts";

const base = { message: "", state: "noticed" } as const;
const full = { code: "DISK_FULL", details: { folder: "/donnees" }, message: "" } as const;

test.each<[Problem, string]>([
  [{ ...full, state: "begun" }, "Le disque de /donnees est plein"],
  [{ ...full, state: "over" }, "Le disque a de nouveau de la place"],
  [
    { ...base, code: "DISK_READ_ONLY", state: "over", details: { folder: "/donnees" } },
    "Le disque peut de nouveau être écrit",
  ],
  [
    { ...base, code: "OBJECTS_DAMAGED", details: { missing: 1, damaged: 2, names: ["b/a.jpg"] } },
    "manquants : 1, abîmés : 2) : b/a.jpg…",
  ],
  [
    { ...base, code: "LOST_AND_FOUND", details: { folder: "/donnees/lost+found/2026", count: 3 } },
    "mis de côté dans /donnees/lost+found/2026.",
  ],
  [{ ...base, code: "DATABASE_CONVERTED", details: { documents: 250_000 } }, "Les 250 000 documents"],
  [{ ...base, code: "CLOCK_JUMPED", details: { seconds: -3600, at: 0 } }, "reculée de 60 minutes"],
  [{ ...base, code: "CLOCK_BEHIND", details: { seconds: 365 * 86_400 } }, "en avance de 365 jours"],
])("%j", (problem, part) => {
  expect(frenchProblem(problem).replaceAll(/[\u00a0\u202f]/g, " ")).toContain(part);
});
