import type { Workspace } from "@carnation/data";
import { toCarnationError } from "@carnation/domain/error";
import {
  addMark,
  confirmMarks,
  keepMarks,
  nextAddedId,
  noDecisions,
  proposedMarks,
  restoreMark,
  reviewedMarks,
  reviewMarks,
  strikeMarks,
} from "@carnation/domain/internal/mark";
import type { DiagnosisMasks } from "@carnation/domain/mask";
import type { AddedMark, MarkDecisions, MarkedCriterionId, MarkReview } from "@carnation/domain/result";
import type { MarkProposals } from "@carnation/domain/ui";
import type { Diagnosis } from "@carnation/product/diagnosis";
import type { SaveMarksRequest } from "@carnation/product/mark";
import { useAtom, useStore } from "jotai";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { type MarksDraft, marksDraft } from "./marksDraft.ts";

/** Time without a decision after which what was decided is saved, in ms. */
const SAVE_AFTER_MS = 700;

const saveMarks = (workspace: Workspace, review: SaveMarksRequest) => workspace.diagnoses.saveMarks(review);

/** The marks of a criterion as a professional verifies them. */
export interface MarkReviewState {
  readonly proposals: MarkProposals;
  readonly decisions: MarkDecisions;
  /** The review as it stands, with the score of confirmed marks; null when nothing was said of them. */
  readonly review: MarkReview | null;
  /** State of saving the decisions of this visit; undefined before the first. */
  readonly saving: "saved" | "saving" | "failed" | undefined;
  /** Sentence on why the decisions are not saved; null unless they are not. */
  readonly failure: string | null;
  readonly strike: (ids: readonly string[]) => void;
  readonly restore: (id: string) => void;
  readonly keep: (ids: readonly string[]) => void;
  readonly add: (at: AddedMark["at"]) => void;
  readonly confirm: () => void;
  readonly reopen: () => void;
  /** Takes back the last decision of this visit. */
  readonly undo: () => void;
  /** Saves again what could not be saved, over what another tab has saved since. */
  readonly retry: () => void;
}

/** Decisions as they are compared and taken back. */
type Said = Pick<MarksDraft, "decisions" | "confirmed">;

/**
 * The marks that an analysis proposes for a criterion, and what the professional says of them: shown at once, kept in this
 * tab, and saved as soon as she pauses.
 * @returns null where no mark can be verified: none were kept one by one, or nothing is known yet
 */
export function useMarkReview(
  diagnosis: Pick<Diagnosis, "id" | "markReviews"> | undefined,
  masks: DiagnosisMasks | null,
  criterion: MarkedCriterionId,
): MarkReviewState | null {
  const proposals = useMemo(() => proposalsOf(masks, criterion), [masks, criterion]);
  const id = diagnosis?.id ?? "";
  const [draft, setDraft] = useAtom(marksDraft(id, criterion));
  const [saved, setSaved] = useState<{ readonly id: string; readonly review: MarkReview } | null>(null);
  const [history, setHistory] = useState<readonly Said[]>([]);
  const { run, pending, failure } = useMutation(saveMarks);
  /** The draft that could not be saved: the next decision tries again. */
  const [failed, setFailed] = useState<MarksDraft | null>(null);
  const [isOutdated, setOutdated] = useState(false);
  const store = useStore();
  const left = useRef(false);

  const stored = storedReview(diagnosis, proposals, criterion);
  // Until the watch has brought what this tab saved, that is what counts.
  const isLatest = saved?.id === id && saved.review.version > (stored?.version ?? 0);
  const latest = isLatest ? saved.review : stored;
  // A review of another engine's marks is replaced, never overlooked: it has a version, too.
  const version = latest?.version ?? diagnosis?.markReviews[criterion]?.version ?? 0;
  const said: Said = draft ?? {
    decisions: latest === undefined ? noDecisions : decisionsOf(latest),
    confirmed: latest?.verified?.date.toISOString() ?? null,
  };
  const review = useMemo(
    () => (draft === null || proposals === null ? (latest ?? null) : toReview(proposals, draft)),
    [draft, latest, proposals],
  );

  const change = (next: Said): void => {
    setHistory((steps) => [...steps, said]);
    setDraft((current) => ({ base: current?.base ?? version, ...next }));
  };
  const save = async (asked: MarksDraft, base: number): Promise<void> => {
    if (proposals === null) return;
    const { decisions, confirmed } = asked;
    const request = { diagnosisId: id, criterion, ...decisions, confirmed: confirmed !== null };
    try {
      const answer = await run({ ...request, version: base });
      setSaved({ id, review: { ...toReview(proposals, asked), version: answer.version } });
      // What was decided while it was being saved is a change of what is saved now.
      setDraft((current) =>
        current === null || isSame(current, asked) ? null : { ...current, base: answer.version },
      );
      const later = store.get(marksDraft(id, criterion));
      if (left.current && later !== null) void save(later, later.base);
    } catch (error) {
      setFailed(asked);
      setOutdated(toCarnationError(error).code === "aborted");
    }
  };
  const waiting = pending || draft === failed ? null : draft;
  const saveDraft = useEffectEvent((asked: MarksDraft | null) => {
    if (asked !== null) void save(asked, asked.base);
  });
  useEffect(() => {
    const timer = setTimeout(() => saveDraft(waiting), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [waiting]);
  // Whoever leaves within that time has decided all the same.
  const saveNow = useEffectEvent(() => saveDraft(waiting));
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      saveNow();
    };
  }, []);

  if (proposals === null || diagnosis === undefined) return null;
  const { decisions } = said;
  const isFailed = draft !== null && draft === failed && failure !== null;
  const decide = (next: MarkDecisions): void => {
    if (next !== decisions) change({ decisions: next, confirmed: null });
  };
  return {
    proposals,
    decisions,
    review,
    saving: draft === null ? (saved === null ? undefined : "saved") : isFailed ? "failed" : "saving",
    failure: !isFailed
      ? null
      : isOutdated
        ? "Ces marques ont été modifiées dans un autre onglet ou sur un autre appareil. Vos décisions restent ici\u202F; réessayer les enregistre à la place des autres."
        : failure,
    strike: (ids) => decide(strikeMarks(decisions, ids)),
    restore: (mark) => decide(restoreMark(decisions, mark)),
    keep: (ids) => decide(keepMarks(decisions, ids)),
    add: (at) => decide(addMark(decisions, { id: nextAddedId(decisions), at })),
    confirm: () => {
      const all = confirmMarks(decisions, reviewedMarks(proposals.proposed, decisions));
      change({ decisions: all, confirmed: new Date().toISOString() });
    },
    reopen: () => change({ decisions, confirmed: null }),
    undo: () => {
      const last = history.at(-1);
      if (last === undefined) return;
      setHistory(history.slice(0, -1));
      setDraft((current) => ({ base: current?.base ?? version, ...last }));
    },
    retry: () => {
      if (draft !== null) void save(draft, Math.max(version, draft.base));
    },
  };
}

function proposalsOf(masks: DiagnosisMasks | null, criterion: MarkedCriterionId): MarkProposals | null {
  const proposed = masks && proposedMarks(masks, criterion);
  return proposed && { criterion, proposed, anchors: masks.anchors, engineVersion: masks.engineVersion };
}

function storedReview(
  diagnosis: Pick<Diagnosis, "markReviews"> | undefined,
  proposals: MarkProposals | null,
  criterion: MarkedCriterionId,
): MarkReview | undefined {
  const stored = diagnosis?.markReviews[criterion];
  return stored?.engineVersion === proposals?.engineVersion ? stored : undefined;
}

function toReview(
  { proposed, engineVersion }: MarkProposals,
  { base, decisions, confirmed }: MarksDraft,
): MarkReview {
  return reviewMarks(proposed, decisions, {
    engineVersion,
    confirmed: confirmed === null ? null : new Date(confirmed),
    version: base,
  });
}

function decisionsOf({ struck, kept, added }: MarkDecisions): MarkDecisions {
  return { struck, kept, added };
}

function isSame(one: Said, other: Said): boolean {
  const wordsOf = ({ decisions, confirmed }: Said) => JSON.stringify([decisions, confirmed]);
  return wordsOf(one) === wordsOf(other);
}
