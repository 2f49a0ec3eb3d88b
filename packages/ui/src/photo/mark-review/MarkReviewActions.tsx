"use client";

import { Plus } from "../../foundations/icons/Plus.tsx";
import { type ComponentPropsWithoutRef, forwardRef, Fragment, type ReactNode } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frMarkReview } from "../../foundations/messages/sections/marks.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { countMarks } from "./markGroups.ts";
import type { ReviewMark } from "./ReviewMark.ts";

export interface MarkReviewActionsProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** Those to confirm: all but the struck ones are counted. */
  readonly marks: readonly ReviewMark[];
  /** True once they are confirmed. @default false */
  readonly confirmed?: boolean | undefined;
  /** True while a place for a new mark is being looked for. @default false */
  readonly adding?: boolean | undefined;
  /** True while they are being saved: the ink button says so and refuses clicks. @default false */
  readonly busy?: boolean | undefined;
  /** Asks for adding. */
  readonly onAdd: () => void;
  /** Asks to leave adding. */
  readonly onCancelAdd?: (() => void) | undefined;
  /** Confirms the marks. */
  readonly onConfirm: () => void;
  /** Takes the confirmation back. */
  readonly onReopen: () => void;
  /** Stands in the place of the ink button once the marks are confirmed. */
  readonly nextAction?: ReactNode;
}

/** The buttons of a review, for a bar of the page when they do not stand in the panel. */
export const MarkReviewActions = forwardRef<HTMLDivElement, MarkReviewActionsProps>(
  function MarkReviewActions(
    {
      marks,
      confirmed = false,
      adding = false,
      busy = false,
      onAdd,
      onCancelAdd,
      onConfirm,
      onReopen,
      nextAction,
      className,
      ...rest
    },
    ref,
  ) {
    const messages = useMessages("markReview", frMarkReview);
    const { kept } = countMarks(marks);
    return (
      <div {...rest} ref={ref} className={cx("cn-mark-review__actions", "cn-no-print", className)}>
        {/* Keys: the second press of a double click must not meet the next action in the place of the first. */}
        {confirmed ? (
          <Fragment key="confirmed">
            {nextAction}
            <Button onClick={onReopen}>{messages.reopen}</Button>
          </Fragment>
        ) : (
          <Fragment key="open">
            <Button variant="primary" loading={busy} onClick={onConfirm}>
              {kept === 0 ? messages.confirmNone : messages.confirm({ count: kept })}
            </Button>
            <Button
              icon={<Plus aria-hidden="true" />}
              aria-pressed={adding}
              onClick={adding && onCancelAdd ? onCancelAdd : onAdd}
            >
              {messages.add}
            </Button>
          </Fragment>
        )}
      </div>
    );
  },
);
