"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useEffect, useState } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface SkeletonGroupProps extends ComponentPropsWithoutRef<"div"> {
  /** Holds what is awaited. @default « Chargement en cours » */
  readonly label?: string | undefined;
  /**
   * Milliseconds before the sentence is shown; screen readers have it at once.
   * @default 4000
   */
  readonly delay?: number | undefined;
  /** `Skeleton`s in the shape of the content. */
  readonly children: ReactNode;
}

/** Skeletons in the shape of the content, and a sentence when the wait grows long. */
export const SkeletonGroup = forwardRef<HTMLDivElement, SkeletonGroupProps>(function SkeletonGroup(
  { label, delay = 4000, className, children, ...rest },
  ref,
) {
  const messages = useMessages("common", frCommon);
  const [long, setLong] = useState(delay === 0);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), delay);
    return () => clearTimeout(timer);
  }, [delay]);
  const sentence = label ?? messages.loading;
  return (
    <div {...rest} ref={ref} className={cx("cn-skeleton-group", className)}>
      <output className="cn-skeleton-group__label" {...(long ? { "data-shown": "" } : {})}>
        {sentence}
      </output>
      {children}
    </div>
  );
});
