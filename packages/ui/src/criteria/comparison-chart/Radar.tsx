"use client";

import { Fragment, type ReactNode } from "react";
import { appliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { tickDigits } from "../../foundations/internal/digits.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { centredAt, percent } from "../../foundations/internal/svgPlace.ts";
import { VerdictShape } from "../score-delta/VerdictShape.tsx";
import type { ComparedBlock } from "./comparison.ts";
import { type ComparisonLanguage, rowTexts } from "./comparisonTexts.ts";
import { type RadarAxis, ringsOf } from "./radarAxes.ts";
import { axisDirection, axisPath, placeOnAxis, radarPath } from "./radarGeometry.ts";

interface RadarProps {
  readonly axes: readonly RadarAxis[];
  readonly blocks: readonly ComparedBlock[];
  readonly language: ComparisonLanguage;
}

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
        <svg className="cn-radar__drawing">
          {/* Between two axes, half-way along the side of the ring: no value can stand there. */}
          {rings.map(({ at, value }) => {
            if (value === undefined) return null;
            const { x, y } = placeOnAxis(at * Math.cos(Math.PI / count), -0.5, count);
            return (
              <text key={at} className="cn-radar__tick" x={percent(x)} y={percent(y)}>
                {formatNumber(language.locale, value, tickDigits(value))}
              </text>
            );
          })}
          {axes.map(({ row, block }, index) => {
            if (row.beforeAt === null) return null;
            const { x, y } = placeOnAxis(row.beforeAt, index, count);
            return (
              <circle
                key={`${block.id} ${row.id}`}
                className="cn-radar__dot"
                cx={percent(x)}
                cy={percent(y)}
                r="2.25"
              />
            );
          })}
          {axes.map(({ row, block }, index) => {
            if (row.afterAt === null) return null;
            const { x, y } = placeOnAxis(row.afterAt, index, count);
            return (
              <Fragment key={`${block.id} ${row.id}`}>
                <circle className="cn-chart__halo" cx={percent(x)} cy={percent(y)} r="10" />
                <VerdictShape {...centredAt(x, y)} verdict={row.verdict} className="cn-radar__marker" />
              </Fragment>
            );
          })}
        </svg>
        {axes.map(({ row, block }, index) => {
          const { x, y } = axisDirection(index, count);
          return (
            <span
              key={`${block.id} ${row.id}`}
              className="cn-radar__label"
              {...appliedStyle({ "--cn-x": x, "--cn-y": y, visibility: "inherit" })}
            >
              {row.axisLabel ?? row.label}
              <small>
                {row.afterAt === null ? language.chart.notMeasured : rowTexts(row, block, language).change}
              </small>
            </span>
          );
        })}
      </div>
    </div>
  );
}
