"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface CriteriaGroupProps extends Omit<ComponentPropsWithoutRef<"section">, "title"> {
  /** The family of criteria: « Teint », « Texture ». */
  readonly title: ReactNode;
  /**
   * Level of the title in the page.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** `CriterionRow`s. */
  readonly children: ReactNode;
}

/** A family of criteria under its name. */
export const CriteriaGroup = forwardRef<HTMLElement, CriteriaGroupProps>(function CriteriaGroup(
  { title, headingLevel = 3, className, children, ...rest },
  ref,
) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section {...rest} ref={ref} aria-labelledby={titleId} className={cx("cn-criteria-group", className)}>
      <Heading id={titleId} className="cn-criteria-group__title">
        {title}
      </Heading>
      {children}
    </section>
  );
});
