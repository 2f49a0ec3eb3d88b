"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { formatPercent } from "../../foundations/internal/format.ts";
import { percent } from "../../foundations/internal/svgPlace.ts";
import { frProgress } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Holds what goes on: « Envoi », « Analyse en cours ». */
  readonly label: string;
  /** From 0 to 1; the bar ends at one of them for a value beyond, and its words say so; `null` when the end cannot be foreseen. */
  readonly value: number | null;
  /** A sentence below, such as how long it usually takes. */
  readonly detail?: ReactNode;
}

/** Ratio beyond which a percentage is only a row of digits. */
const MOST_READ = 100;

/** A bar with its words above: « Envoi 64 % », or the label alone when the end cannot be foreseen. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, value, detail, className, ...rest },
  ref,
) {
  const locale = useLocale();
  const messages = useMessages("progress", frProgress);
  const textId = useId();
  // Nought bytes of nought is NaN: as long as the end is not known, it cannot be foreseen.
  const ratio = typeof value !== "number" || Number.isNaN(value) ? null : Math.min(1, Math.max(0, value));
  const text = ((): string => {
    if (ratio === null || typeof value !== "number") return label;
    // What adding up parts leaves behind is no value beyond the end.
    const beyond = Math.round(value * 100) !== Math.round(ratio * 100);
    if (!beyond) return messages.value({ label, percent: formatPercent(locale, ratio) });
    return messages.beyond({
      label,
      percent: Math.abs(value) <= MOST_READ ? formatPercent(locale, value) : null,
    });
  })();
  return (
    <div {...rest} ref={ref} className={cx("cn-progress", className)}>
      <p id={textId} className="cn-progress__text">
        {text}
      </p>
      <div
        // A native <progress> is drawn differently by every browser and has no text of its own.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="progressbar"
        className="cn-progress__bar"
        aria-labelledby={textId}
        aria-valuetext={text}
        {...(ratio === null
          ? { "data-indeterminate": "" }
          : { "aria-valuemin": 0, "aria-valuemax": 100, "aria-valuenow": Math.round(ratio * 100) })}
      >
        <svg aria-hidden="true" width={percent(ratio ?? 0.4)} />
      </div>
      {detail ? <p className="cn-progress__detail">{detail}</p> : null}
    </div>
  );
});
