"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import type { CriterionReading } from "./CriterionReading.ts";
import type { GaugeVariant } from "./criterionGauge.variants.ts";
import { GaugeContent } from "./GaugeContent.tsx";
import { gaugeReading } from "./gaugeReading.ts";
import type { DrawingProps } from "./LinearDrawing.tsx";
import { splitReading } from "./splitReading.ts";
import { useGaugeLanguage } from "./useGaugeLanguage.ts";

export interface GaugeElementProps
  extends CriterionReading, Omit<ComponentPropsWithoutRef<"div">, "children"> {}

interface GaugeRootProps extends GaugeElementProps {
  readonly variant: GaugeVariant | "radial";
  readonly Drawing: (props: DrawingProps) => ReactNode;
}

/** Holds what the straight and the round gauge share; each brings its own drawing. */
export const GaugeRoot = forwardRef<HTMLDivElement, GaugeRootProps>(function GaugeRoot(
  { variant, Drawing, className, ...props },
  ref,
) {
  const labelId = useId();
  const [criterion, rest] = splitReading(props);
  const reading = gaugeReading(criterion, useGaugeLanguage());
  return (
    <div
      {...rest}
      ref={ref}
      data-component="criterion-gauge"
      data-variant={variant}
      data-tone={reading.tone}
      data-observed={reading.observed || undefined}
      className={cx("cn-gauge", className)}
    >
      <GaugeContent
        criterion={criterion}
        reading={reading}
        Drawing={Drawing}
        detailed={variant === "detail"}
        labelId={labelId}
      />
    </div>
  );
});
