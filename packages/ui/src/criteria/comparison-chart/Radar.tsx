import { tickDigits } from "../../foundations/internal/digits.ts";
import type { CSSProperties, ReactNode } from "react";
import { formatNumber } from "../../foundations/internal/format.ts";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import type { ComparedBlock } from "./comparison.ts";
import { type ComparisonLanguage, rowTexts } from "./comparisonTexts.ts";
import { type RadarAxis, ringsOf } from "./radarAxes.ts";
import { axisDirection, axisPath, radarPath } from "./radarGeometry.ts";

interface RadarProps {
  readonly axes: readonly RadarAxis[];
  readonly blocks: readonly ComparedBlock[];
  readonly language: ComparisonLanguage;
}

/** Direction of an axis, and the distance along it. */
const along = (index: number, count: number, ratio: number): CSSProperties => {
  const { x, y } = axisDirection(index, count);
  return { "--cn-x": x, "--cn-y": y, "--cn-at": ratio } as CSSProperties;
};

/** One axis per criterion, the centre worst and the edge best: dashed before, solid after. */
export function Radar({ axes, blocks, language }: RadarProps): ReactNode {
  const count = axes.length;
  const rings = ringsOf(blocks);
  return (
    <div className="cn-radar" aria-hidden="true">
      <div className="cn-radar__plot">
        <svg className="cn-radar__drawing" viewBox="0 0 100 100">
          {rings.map(({ at }) => (
            <path key={at} className="cn-radar__grid" d={radarPath(axes.map(() => at))} />
          ))}
          {axes.map(({ row, block }, index) => (
            <path
              key={`${block.id} ${row.id}`}
              className="cn-radar__grid"
              data-unmeasured={row.afterAt === null || undefined}
              d={axisPath(index, count)}
            />
          ))}
          <path className="cn-radar__before" d={radarPath(axes.map(({ row }) => row.beforeAt))} />
          <path className="cn-radar__after" d={radarPath(axes.map(({ row }) => row.afterAt))} />
        </svg>
        {/* Between two axes, half-way along the side of the ring: no value can stand there. */}
        {rings.map(({ at, value }) =>
          value === undefined ? null : (
            <span
              key={at}
              className="cn-radar__tick"
              style={along(-0.5, count, at * Math.cos(Math.PI / count))}
            >
              {formatNumber(language.locale, value, tickDigits(value))}
            </span>
          ),
        )}
        {axes.map(({ row, block }, index) =>
          row.beforeAt === null ? null : (
            <span
              key={`${block.id} ${row.id}`}
              className="cn-radar__dot"
              style={along(index, count, row.beforeAt)}
            />
          ),
        )}
        {axes.map(({ row, block }, index) =>
          row.afterAt === null ? null : (
            <VerdictShape
              key={`${block.id} ${row.id}`}
              verdict={row.verdict}
              className="cn-radar__marker cn-chart__marker"
              style={along(index, count, row.afterAt)}
            />
          ),
        )}
        {axes.map(({ row, block }, index) => (
          <span key={`${block.id} ${row.id}`} className="cn-radar__label" style={along(index, count, 1)}>
            {row.axisLabel ?? row.label}
            <small>
              {row.afterAt === null ? language.chart.notMeasured : rowTexts(row, block, language).change}
            </small>
          </span>
        ))}
      </div>
    </div>
  );
}
