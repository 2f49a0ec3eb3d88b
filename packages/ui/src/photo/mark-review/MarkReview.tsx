"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { Alert } from "../../feedback/alert/Alert.tsx";
import { Button } from "../../actions/button/Button.tsx";
import type { CriterionReading } from "../../criteria/criterion-gauge/CriterionReading.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { MarkSwatch } from "../mask-viewer/MarkSwatch.tsx";
import { markStates } from "../mask-viewer/PhotoMask.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { frMarkReview } from "../../foundations/messages/sections/marks.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { countMarks } from "./markGroups.ts";
import { MarkHead } from "./MarkHead.tsx";
import { markKeys } from "./markKeys.ts";
import { MarkKeysLine } from "./MarkKeysLine.tsx";
import { MarkList } from "./MarkList.tsx";
import { MarkReviewActions } from "./MarkReviewActions.tsx";
import type { MarkDecisions } from "./ReviewMark.ts";
import { splitDecisions } from "./splitDecisions.ts";
import { useMarkFocus } from "./useMarkFocus.ts";

export interface MarkReviewProps
  extends MarkDecisions, Omit<ComponentPropsWithoutRef<"section">, "title" | "children"> {
  /** The name of the criterion: « Taches pigmentaires ». */
  readonly title: string;
  /**
   * Level of the heading in the page.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** The score. Left out, or without a value: neither number nor gauge. */
  readonly reading?: CriterionReading | undefined;
  /** One sentence about the score: « score provisoire, entre 58 et 70 ». */
  readonly children?: ReactNode;
  /** Confirms the marks. */
  readonly onConfirm: () => void;
  /** Takes the confirmation back. */
  readonly onReopen: () => void;
  /** Receives the ids of a zone's marks to strike; left out, zones offer no such button. */
  readonly onStrikeAll?: ((ids: readonly string[]) => void) | undefined;
  /** Receives the ids of a zone's unsure and struck marks to keep; left out, zones offer no such button. */
  readonly onKeepAll?: ((ids: readonly string[]) => void) | undefined;
  /** Shows the buttons in the panel; a page with `MarkReviewActions` in a bar of its own leaves them out. @default true */
  readonly actions?: boolean | undefined;
  /** Stands in the place of the ink button once the marks are confirmed. */
  readonly nextAction?: ReactNode;
  /** State of saving the decisions. */
  readonly saving?: "saved" | "saving" | "failed" | undefined;
  /** Reason for a failed save. @default the kit's sentence */
  readonly error?: string | undefined;
  /** Saves again. */
  readonly onRetry?: (() => void) | undefined;
}

/** The marks that a machine proposes, for a person to strike, keep, complete and confirm. */
export const MarkReview = forwardRef<HTMLElement, MarkReviewProps>(function MarkReview(props, ref) {
  const [decisions, others] = splitDecisions(props);
  const {
    title,
    headingLevel = 3,
    reading,
    children,
    onConfirm,
    onReopen,
    onStrikeAll,
    onKeepAll,
    actions = true,
    nextAction,
    saving,
    error,
    onRetry,
    className,
    onKeyDown,
    ...rest
  } = others;
  const messages = useMessages("markReview", frMarkReview);
  const common = useMessages("common", frCommon);
  const headingId = useId();
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  const { follow } = useMarkFocus(root);

  const { marks, onCurrentChange, adding, confirmed = false, readOnly = false } = decisions;
  const counts = countMarks(marks);
  const editable = !confirmed && !readOnly;
  const Heading = `h${headingLevel}` as const;
  const countWords = confirmed ? messages.verified : messages.toVerify;
  const heading =
    marks.length === 0
      ? messages.none
      : counts.kept === 0
        ? messages.noneKept
        : countWords({ count: counts.kept });
  const answer = markKeys({
    ...decisions,
    onCurrentChange: (id) => {
      follow();
      onCurrentChange(id);
    },
  });

  return (
    // Its keys are those of the buttons inside, wherever the focus is among them.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-labelledby={headingId}
      {...rest}
      ref={root}
      tabIndex={-1}
      className={cx("cn-mark-review", className)}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        answer(event);
      }}
    >
      <div className="cn-mark-review__layout">
        <div className="cn-mark-review__summary">
          <MarkHead
            title={title}
            reading={reading}
            heading={
              <Heading id={headingId} aria-live="polite">
                {heading}
              </Heading>
            }
          >
            {children}
          </MarkHead>
          {marks.length > 0 ? (
            <ul className="cn-mark-review__counts">
              {markStates.map((state) =>
                counts[state] > 0 ? (
                  <li key={state}>
                    <MarkSwatch state={state} />
                    {messages.counts[state]({ count: counts[state] })}
                  </li>
                ) : null,
              )}
            </ul>
          ) : null}
          {saving === "failed" ? (
            <Alert
              tone="error"
              actions={onRetry ? <Button onClick={onRetry}>{common.retry}</Button> : undefined}
            >
              {error ?? messages.failed}
            </Alert>
          ) : null}
          {actions && !readOnly ? (
            <MarkReviewActions
              marks={marks}
              confirmed={confirmed}
              adding={adding}
              onAdd={decisions.onAdd}
              onCancelAdd={decisions.onCancelAdd}
              onConfirm={onConfirm}
              onReopen={onReopen}
              nextAction={nextAction}
            />
          ) : null}
          <output className="cn-mark-review__saving cn-no-print">
            {saving === "saving" ? messages.saving : saving === "saved" ? messages.saved : null}
          </output>
          {editable ? <MarkKeysLine /> : null}
        </div>
        {marks.length > 0 ? (
          <MarkList
            decisions={decisions}
            editable={editable}
            headingLevel={(headingLevel + 1) as 3 | 4 | 5}
            onStrikeAll={onStrikeAll}
            onKeepAll={onKeepAll}
          />
        ) : null}
      </div>
    </section>
  );
});
