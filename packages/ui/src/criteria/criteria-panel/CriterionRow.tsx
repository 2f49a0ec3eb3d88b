"use client";

import { Eye } from "../../foundations/icons/Eye.tsx";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { CriterionReading } from "../criterion-gauge/CriterionReading.ts";
import { GaugeContent } from "../criterion-gauge/GaugeContent.tsx";
import { gaugeReading } from "../criterion-gauge/gaugeReading.ts";
import { useGaugeLanguage } from "../criterion-gauge/useGaugeLanguage.ts";
import { LinearDrawing } from "../criterion-gauge/LinearDrawing.tsx";
import { splitReading } from "../criterion-gauge/splitReading.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { frCriterionRow } from "../../foundations/messages/sections/criteria.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";

export interface CriterionRowProps
  extends
    CriterionReading,
    Omit<ComponentPropsWithoutRef<"button">, "children" | "value" | "onSelect" | "aria-pressed"> {
  /** True when its mask is on the photograph. Left out, the row chooses nothing and is not a toggle. */
  readonly shownOnPhoto?: boolean | undefined;
}

/** A criterion in a list: the whole row is the button that shows it. */
export const CriterionRow = forwardRef<HTMLButtonElement, CriterionRowProps>(function CriterionRow(
  { shownOnPhoto, className, ...props },
  ref,
) {
  const messages = useMessages("criterionRow", frCriterionRow);
  const language = useGaugeLanguage();
  const [criterion, rest] = splitReading(props);
  const reading = gaugeReading(criterion, language);
  return (
    <button
      type="button"
      {...rest}
      ref={ref}
      aria-pressed={shownOnPhoto}
      data-variant="linear"
      data-tone={reading.tone}
      data-observed={reading.observed || undefined}
      className={cx("cn-gauge cn-criterion-row", className)}
    >
      <GaugeContent
        criterion={criterion}
        reading={reading}
        Drawing={LinearDrawing}
        labelEnd={
          shownOnPhoto ? (
            <>
              <Eye aria-hidden="true" className="cn-criterion-row__eye" />
              <VisuallyHidden>, {messages.shownOnPhoto}</VisuallyHidden>
            </>
          ) : null
        }
      />
    </button>
  );
});
