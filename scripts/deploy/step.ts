/** State of one part of a deployment: as it should be, or what has to be done for that. */
export type Finding =
  | { readonly is: "done"; readonly about: string }
  | { readonly is: "todo"; readonly about: string; readonly apply: () => Promise<void> };

/** One part of a deployment. Looking changes nothing; what is applied twice is done once. */
export type Step = () => Promise<Finding>;

interface RunOptions {
  /** True when only the plan is told. */
  readonly dryRun: boolean;
  readonly tell: (line: string) => void;
}

/** Brings every part to what it should be, in order; the first that fails ends it. */
export async function runSteps(steps: readonly Step[], { dryRun, tell }: RunOptions): Promise<void> {
  for (const look of steps) {
    const finding = await look();
    if (finding.is === "done") {
      tell(`  fait     ${finding.about}`);
      continue;
    }
    tell(`  ${dryRun ? "prévu   " : "en cours"} ${finding.about}`);
    if (!dryRun) await finding.apply();
  }
}
