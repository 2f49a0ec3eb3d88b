import { type AreaName, areaLabels } from "../criterion/areaLabels.ts";
import { formatNumber } from "../format/numberFormat.ts";
import type { MarkDecisions, MarkedCriterionId } from "../mark/markReview.ts";
import { areaOfMark } from "../mark/reviewedMasks.ts";
import { type MarkState, type ReviewedMark, reviewedMarks } from "../mark/reviewedMarks.ts";
import type { DiagnosisMasks, ProposedMarks, MaskPosition } from "../mask/diagnosisMasks.ts";
import { typeset } from "../text/typeset.ts";

/** A mark as the photo and the list of the kit take it. */
export interface ShownMark {
  readonly id: string;
  readonly state: MarkState;
  readonly at: MaskPosition;
  /** Share of the photo's width. */
  readonly radius: number;
  /** « Joue droite » */
  readonly label: string;
  /** « Incertaine · 3 mm » */
  readonly detail: string;
}

/** The marks that a criterion proposes on a photo, and where the parts of the face have their middles. */
export interface MarkProposals extends Pick<DiagnosisMasks, "anchors" | "engineVersion"> {
  readonly criterion: MarkedCriterionId;
  readonly proposed: ProposedMarks;
}

/** The marks of a criterion as they stand, ready for the kit, by the part of the face and from the forehead down. */
export function shownMarks(
  { criterion, proposed, anchors }: MarkProposals,
  decisions: MarkDecisions,
): readonly ShownMark[] {
  const marks = reviewedMarks(proposed, decisions)
    .toSorted((one, other) => one.at[1] - other.at[1])
    .map((mark): ShownMark => {
      const { id, state, at, radius } = mark;
      const area = areaOfMark(mark, anchors, criterion);
      const part = area !== null && isNamed(area) ? areaLabels[area] : "Visage";
      const label = [part, ...sideOf(mark, area, anchors)].join(", ");
      return { id, state, at, radius, label, detail: detailOf(mark) };
    });
  // One part after the other, each where its highest mark stands.
  const labels = [...new Set(marks.map(({ label }) => label))];
  return labels.flatMap((label) => marks.filter((mark) => mark.label === label));
}

/** Distance from the middle of a part from which a mark has a side, as a share of the photo's width. */
const BESIDE = 0.02;

/** The side of a mark in a part that is no side itself; left and right are the client's own, whose right is on the left. */
function sideOf(
  { at: [x] }: ReviewedMark,
  area: string | null,
  anchors: MarkProposals["anchors"],
): readonly string[] {
  const middle = area === null || /^(?:left|right)_/u.test(area) ? undefined : anchors.get(area);
  if (middle === undefined || Math.abs(x - middle[0]) < BESIDE) return [];
  return [x < middle[0] ? "à droite" : "à gauche"];
}

const stateWords: Readonly<Record<MarkState, readonly string[]>> = {
  sure: [],
  unsure: ["Incertaine"],
  added: [],
  struck: ["Écartée"],
};

function detailOf({ state, mm }: ReviewedMark): string {
  // Nobody has measured one that was added by hand.
  if (mm === null) return "Ajoutée par vous";
  return typeset([...stateWords[state], `${formatNumber(Math.max(1, Math.round(mm)))} mm`].join(" · "));
}

function isNamed(area: string): area is AreaName {
  return Object.hasOwn(areaLabels, area);
}
