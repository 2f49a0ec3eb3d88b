import type { CriterionKey } from "../criterion/criterionId.ts";

/** Way that a criterion is spoken of in a synthesis. */
export interface SynthesisWords {
  /** Holds what is seen, and how it is where it is good: qualities of the same subject are said together. */
  readonly praise: readonly [subject: string, quality: string];
  /** Holds what is aimed at where it is a priority: « apaiser les rougeurs ». */
  readonly aim: string;
}

/** The words of each criterion, in the register of its advice. */
export const synthesisWords: Readonly<Record<CriterionKey, SynthesisWords>> = {
  Redness: { praise: ["teint", "apaisé"], aim: "apaiser les rougeurs" },
  PerceivedAge: { praise: ["visage", "frais"], aim: "raviver le visage" },
  Uniformness: { praise: ["teint", "homogène"], aim: "unifier le teint" },
  Pigmentation: { praise: ["taches", "discrètes"], aim: "prévenir les taches" },
  EyesAge: { praise: ["regard", "frais"], aim: "raviver le regard" },
  Translucency: { praise: ["teint", "lumineux"], aim: "raviver l’éclat" },
  Lines: { praise: ["lignes", "peu visibles"], aim: "lisser les ridules" },
  Pores: { praise: ["grain", "fin"], aim: "affiner le grain de peau" },
  Acne: { praise: ["peau", "nette"], aim: "purifier la peau en douceur" },
  Hydration: { praise: ["peau", "confortable"], aim: "réhydrater la peau" },
  EyesBag: { praise: ["regard", "reposé"], aim: "défatiguer le regard" },
  Sagging: { praise: ["traits", "toniques"], aim: "raffermir les traits" },
  Jowls: { praise: ["ovale", "net"], aim: "tonifier l’ovale du visage" },
};
