import type { Degradation } from "../measure/flattery.ts";
import type { PaintedTruth } from "../measure/painted.ts";
import type { Move, Stability, Stillness } from "../measure/stability.ts";
import { AIM } from "./aims.ts";
import { counts, escape, judged, number, percent, section, table } from "./html.ts";

const worst = (move: Move | undefined): string =>
  move
    ? `${number(move.before, 1)} → ${number(move.after, 1)} <small>${escape(`${move.criterion}, ${move.photo}, ${move.change}`)}</small>`
    : "–";

const stillnessRow = (aim: number) => (stillness: Stillness) => [
  escape(stillness.name),
  number(stillness.compared),
  judged(percent(stillness.within), !(stillness.within < aim)),
  number(stillness.high, 1),
  worst(stillness.worst),
];

const STILLNESS_HEADS = ["", "scores", "within margin", "95th percentile, points", "largest move"];

/** Stability under single changes and re-shots. */
export function stabilitySection(tried: number, single: Stability, reshots: Stability): string {
  const part = (title: string, stability: Stability, aim: number, aimOfOne: number): string =>
    `<h3>${title}: ${percent(stability.all.within)} of ${stability.all.compared} scores within the margin; ${stability.lost} scores lost</h3>` +
    table(STILLNESS_HEADS, [
      ...[stability.all].map(stillnessRow(aim)),
      ...stability.byCriterion.map(stillnessRow(aimOfOne)),
    ]) +
    table(STILLNESS_HEADS, stability.byChange.map(stillnessRow(aim)));
  return section(
    "stability",
    "Stability",
    `<p>On ${tried} photos. The margin is the smallest difference that the product calls a change.</p>`,
    part("Single changes", single, AIM.single, AIM.single),
    part("Re-shots, all changes at once", reshots, AIM.reshots, AIM.reshotsOfOne),
  );
}

/** Marks of known colour, painted on real skin. */
export const paintedSection = (truths: readonly PaintedTruth[]): string =>
  section(
    "painted",
    "Painted marks",
    `<p>Six marks of each kind on the plain skin of each photo. Counted more after than before.</p>`,
    table(
      ["kind", "photos", "painted", "counted as its kind", "as the other", "photos within one"],
      truths.map(({ kind, photos, painted, own, other, withinOne }) => [
        escape(kind),
        number(photos),
        number(painted),
        number(own),
        judged(number(other), other <= AIM.paintedOther * painted),
        judged(`${number(withinOne)} of ${photos}`, withinOne >= AIM.painted * photos),
      ]),
    ),
  );

const MOST_LISTED = 8;

/** Bad photos that flatter. */
export function degradationSection(tried: number, degradations: readonly Degradation[]): string {
  const rows = degradations.map(({ name, photos, refused, notMeasured, quality, flattered }) => {
    const listed = flattered
      .slice(0, MOST_LISTED)
      .map(({ criterion, photo, before, after }) =>
        escape(`${criterion} ${number(before)} → ${number(after)} (${photo})`),
      );
    return [
      escape(name),
      counts(refused),
      number(notMeasured),
      `${number(quality.before)} → ${number(quality.after)}`,
      judged(number(flattered.length), flattered.length === 0),
      number(new Set(flattered.map(({ photo }) => photo)).size) + ` of ${photos}`,
      `<small>${listed.join("<br>")}${flattered.length > MOST_LISTED ? "<br>…" : ""}</small>`,
    ];
  });
  const all = degradations.flatMap(({ flattered }) => flattered).length;
  return section(
    "degradations",
    "Spoilt photos",
    `<p>On ${tried} photos: ${all} scores rose to or beyond their margin. Aim: none.</p>`,
    table(
      ["degradation", "refused", "became not measured", "quality", "flattered scores", "photos", "worst"],
      rows,
    ),
  );
}
