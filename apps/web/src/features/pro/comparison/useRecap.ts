import { type DiagnosisComparison, recapText } from "@carnation/domain/comparison";
import { callables, callTimeoutMs } from "@carnation/product/callable";
import type { ComparisonRecapSource } from "@carnation/product/comparison";
import { useAtomValue } from "jotai";
import { useEffect } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { pairOf, recaps, writeRecap } from "./comparisons.ts";

/** Longest time that a recap is waited for, milliseconds: what the call has. */
const PATIENCE_MS = callTimeoutMs(callables.getdiagnosiscomparisonrecap);

/** The recap as it is shown. */
export interface Recap {
  readonly text: string;
  readonly source: ComparisonRecapSource;
  /** The sentence under a generated text; null for none. */
  readonly disclaimer: string | null;
  /** The text that is stored, over which another is saved; null while there is none. */
  readonly stored: string | null;
  /** True when another text is being written. */
  readonly writing: boolean;
  /** Reason why these are the words of the rules and not those that were asked for; null when they are. */
  readonly failure: string | null;
  /** Has it written anew, also over what was edited. */
  readonly regenerate: () => void;
}

const LATE = "Le bilan tarde à être rédigé.";

/**
 * The written recap of a comparison, watched live. It is asked for once when there is none. Whatever fails or tarries, the
 * text that rules make of the comparison is there.
 */
export function useRecap(comparison: DiagnosisComparison): Recap {
  const watched = useAtomValue(recaps.byId(comparison.key));
  const { run, pending, failure } = useMutation(writeRecap);
  const now = useNow();
  const isMissing = watched.status === "missing";
  useEffect(() => {
    // Why it failed is said beside the text.
    if (isMissing) run(pairOf(comparison)).catch(() => undefined);
  }, [isMissing, run, comparison]);
  const stored = watched.status === "ready" ? watched.value : null;
  const started = stored?.state === "started" && age(stored.created, now) < PATIENCE_MS;
  const own = stored !== null && stored.text.trim() !== "" ? stored : null;
  const isUnderway = pending || started || (isMissing && failure === null) || watched.status === "loading";
  const isStuck = stored !== null && stored.state !== "done" && !isUnderway;
  return {
    text: own?.text ?? (isUnderway ? "" : recapText(comparison)),
    source: own?.source ?? "rules",
    disclaimer: own === null || own.source === "professional" ? null : own.disclaimer,
    stored: own?.text ?? null,
    writing: isUnderway,
    failure: failure ?? (isStuck ? LATE : null),
    regenerate: () => void run({ ...pairOf(comparison), regenerate: true }).catch(() => undefined),
  };
}

/** Of a recap that does not say when it was asked for, nobody waits: it would be « en cours de rédaction » for ever. */
function age(created: Date | null, now: Date): number {
  return created === null ? Number.POSITIVE_INFINITY : now.getTime() - created.getTime();
}
