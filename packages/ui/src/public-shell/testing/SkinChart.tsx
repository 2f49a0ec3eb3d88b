import type { ReactNode } from "react";

const hues = [34, 43, 51, 58, 65, 72];
const depths = [0, 1, 2, 3, 4, 5, 6];
const marked = { row: 3, column: 2 };

/** The colour chart of skins beside the sign-in page, six undertones by seven depths; in stories only. */
export function SkinChart(): ReactNode {
  return (
    <div className="story-chart" aria-hidden="true">
      <style>{`
        .story-chart { display: flex; flex-direction: column; justify-content: space-between; gap: 24px; padding: 36px var(--cn-gutter) 28px; }
        .story-chart__tones { display: grid; flex: 1; grid-template-columns: repeat(14, 1fr); align-content: center; gap: 14px 12px; }
        .story-chart__tones span { aspect-ratio: 3 / 4; border-radius: 50%; }
        .story-chart__tones [data-marked] { outline: 1.5px solid var(--cn-here); outline-offset: 5px; }
        .story-chart p { max-width: 34ch; color: var(--cn-ink-2); font: italic 400 19px / 1.4 var(--cn-font-serif); }
        @media (max-width: 640px) {
          .story-chart__tones { grid-template-columns: repeat(7, 1fr); gap: 12px 14px; }
          .story-chart__tones span:not([data-phone]) { display: none; }
          .story-chart p { font-size: 17px; }
        }
        @media (min-width: 62rem) {
          .story-chart { gap: 48px; padding: 64px; }
          .story-chart__tones { grid-template-columns: repeat(7, 1fr); gap: 26px 20px; }
        }
      `}</style>
      <div className="story-chart__tones">
        {hues.flatMap((hue, row) =>
          depths.map((depth) => (
            <span
              key={`${hue}-${depth}`}
              style={{
                backgroundColor: `oklch(${0.915 - 0.0925 * depth} ${0.028 + 0.018 * Math.min(depth, 6 - depth)} ${hue - depth})`,
              }}
              {...(row === 1 || row === 3 ? { "data-phone": "" } : {})}
              {...(row === marked.row && depth === marked.column ? { "data-marked": "" } : {})}
            />
          )),
        )}
      </div>
      <p>Carnation, n. f. — En peinture, la couleur et l’aspect de la peau.</p>
    </div>
  );
}
