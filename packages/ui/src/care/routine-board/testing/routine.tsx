import { BandMark } from "../../../criteria/band-mark/BandMark.tsx";
import { Price } from "../../price/Price.tsx";
import { Packshot } from "../../product-card/Packshot.tsx";
import type { PackshotKind } from "../../product-card/packshots.ts";
import type { RoutineColumn, RoutineStep } from "../routineMoves.ts";

const step = (
  id: string,
  name: string,
  note: string,
  packshot: PackshotKind,
  cents: number,
): RoutineStep => ({
  id,
  name,
  note,
  media: <Packshot kind={packshot} size="sm" />,
  details: <Price cents={cents} size="sm" />,
});

/** The routine of the demonstration, for stories and tests. */
export const routine: readonly RoutineColumn[] = [
  {
    id: "morning",
    title: "Matin",
    steps: [
      step("gelee-matin", "Gelée nettoyante sans sulfate", "Sur peau humide, rincer", "pump", 2200),
      step("vitamine", "Sérum vitamine C 10\u00A0%", "3 gouttes", "serum", 4600),
      step("solaire", "Protection solaire SPF\u00A050 fluide", "Deux doigts, à renouveler", "tube", 2700),
    ],
  },
  {
    id: "evening",
    title: "Soir",
    steps: [
      step("gelee-soir", "Gelée nettoyante sans sulfate", "Sur peau humide, rincer", "pump", 2200),
      step("apaisant", "Sérum apaisant panthénol et centella", "Sur peau encore humide", "serum", 3900),
      step("ceramides", "Crème barrière aux céramides", "En couche fine", "jar", 3800),
    ],
  },
  { id: "weekly", title: "Chaque semaine", steps: [] },
  {
    id: "cabin",
    title: "En cabine",
    steps: [step("led", "LED rouge 20\u00A0min", "Huit séances, une par semaine", "device", 3500)],
  },
];

export const withReasons: readonly RoutineColumn[] = routine.map((column) => ({
  ...column,
  steps: column.steps.map((entry) => ({
    ...entry,
    details: <BandMark tone="priority" phrase="Rougeurs marquées" />,
  })),
}));
