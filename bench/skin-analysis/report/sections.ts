import { criteria } from "@carnation/domain/criterion";
import type { Overview } from "../measure/distributions.ts";
import { scoredCriteria } from "../measure/reading.ts";
import type { ToneLink } from "../measure/tone.ts";
import type { SizeCost } from "../run/costs.ts";
import type { Sitting } from "../run/sittings.ts";
import { AIM } from "./aims.ts";
import { boxPlot, scatter } from "./charts.ts";
import { counts, escape, judged, number, percent, section, table } from "./html.ts";

const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min && value <= max;

/** Distributions, refusals and quality. */
export function overviewSection({ accepted, refused, quality, distributions }: Overview): string {
  const rows = distributions.map(({ criterion, scores, bands, confidences, missing }) => {
    const thresholds = criteria.find(({ key }) => key === criterion)?.thresholds;
    return [
      escape(criterion),
      number(scores.count),
      number(scores.min),
      number(scores.lowerQuartile),
      number(scores.median),
      number(scores.upperQuartile),
      number(scores.max),
      boxPlot(scores, thresholds?.good ?? 100, thresholds?.medium ?? 0),
      judged(percent(bands.good), within(bands.good, AIM.good)),
      percent(bands.medium),
      judged(percent(bands.poor), within(bands.poor, AIM.poor)),
      counts(confidences),
      counts(missing),
    ];
  });
  return section(
    "distributions",
    "Distributions",
    `<p>${accepted} photos scored; refused: ${counts(refused)}. Quality: min ${number(quality.min)}, median ` +
      `${number(quality.median)}, max ${number(quality.max)}. Aim: 10 to 60 % good, 5 to 40 % poor.</p>`,
    table(
      ["criterion", "n", "min", "Q1", "median", "Q3", "max", "0 – 100", "good", "maintain", "poor", "confidence", "not measured"], // prettier-ignore
      rows,
    ),
  );
}

/** Every photo's scores. */
export function photosSection(sittings: readonly Sitting[]): string {
  const rows = sittings.map(({ portrait, reading, inspection }) => {
    const name = escape(portrait.name);
    if ("refused" in reading) return [name, `refused: ${escape(reading.refused)}`];
    const cells = scoredCriteria.map(({ key }) => {
      const own = reading.criteria.get(key);
      return own && "value" in own ? number(own.value) : `<small>${escape(own?.missing ?? "–")}</small>`;
    });
    return [name, number(reading.quality), number(inspection?.skin?.lightness ?? Number.NaN), ...cells];
  });
  const heads = ["photo", "quality", "skin L*", ...scoredCriteria.map(({ key }) => escape(key))];
  return section("photos", "Photos", table(heads, rows));
}

/** Scores against the lightness of the skin. */
export function toneSection(links: readonly ToneLink[]): string {
  const figures = links.map(
    ({ criterion, count, r, points }) =>
      `<figure>${scatter(points)}<figcaption>${escape(criterion)} (${count})<br>r ${judged(number(r, 2), !(Math.abs(r) > AIM.tone))}</figcaption></figure>`,
  );
  return section(
    "tone",
    "Skin tone",
    `<p>Each score (upwards) against the median L* of the visible skin (to the right, 10 to 90). Aim: |r| ≤ 0.3.</p>`,
    `<div class="sheet">${figures.join("\n")}</div>`,
  );
}

/** Time and memory. */
export const costSection = (costs: readonly SizeCost[]): string =>
  section(
    "cost",
    "Cost",
    `<p>Least of 9 warm runs, median over the photos, each in a process of its own. Aims at 12 MP: ratio ≤ 5, ≤ 350 MB.</p>`,
    table(
      ["MP", "photos", "analysis, ms", "decoding, ms", "ratio", "peak memory, MB"],
      costs.map(({ megapixels, photos, analysing, decoding, ratio, peakMemory }) => [
        number(megapixels),
        number(photos),
        number(analysing),
        number(decoding),
        megapixels === 12 ? judged(number(ratio, 1), ratio <= AIM.ratio) : number(ratio, 1),
        megapixels === 12 ? judged(number(peakMemory), peakMemory <= AIM.peakMemory) : number(peakMemory),
      ]),
    ),
  );
