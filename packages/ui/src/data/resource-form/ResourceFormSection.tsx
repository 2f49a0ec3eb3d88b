"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";

export interface ResourceFormSectionProps extends Omit<
  ComponentPropsWithoutRef<"section">,
  "title" | "children"
> {
  /** Holds what the fields of the section are about. */
  readonly title: ReactNode;
  /** Holds what the section is for, one or two lines. */
  readonly description?: ReactNode;
  /**
   * Fields side by side where there is room; one with `data-wide` takes the whole line.
   * @default 1
   */
  readonly columns?: 1 | 2 | undefined;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields that belong together, under their heading. */
export const ResourceFormSection = forwardRef<HTMLElement, ResourceFormSectionProps>(
  function ResourceFormSection({ title, description, columns = 1, className, children, ...rest }, ref) {
    const titleId = useId();
    return (
      <section
        aria-labelledby={titleId}
        {...rest}
        ref={ref}
        className={cx("cn-resource-form-section", className)}
      >
        <div className="cn-resource-form-section__head">
          <h2 id={titleId} className="cn-resource-form-section__title">
            {title}
          </h2>
          {description ? <p className="cn-resource-form-section__text">{description}</p> : null}
        </div>
        <div className="cn-resource-form-section__fields" data-columns={columns}>
          {children}
        </div>
      </section>
    );
  },
);
