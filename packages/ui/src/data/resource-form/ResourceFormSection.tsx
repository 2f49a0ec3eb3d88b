"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { FormSectionsContext } from "./formSections.ts";

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
  /** Holds what stands in it, in a word or two, beside its title in the index of the form. */
  readonly indexNote?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
}

/** Fields that belong together, under their heading. */
export const ResourceFormSection = forwardRef<HTMLElement, ResourceFormSectionProps>(
  function ResourceFormSection(
    { title, description, columns = 1, indexNote, className, children, ...rest },
    ref,
  ) {
    const titleId = useId();
    const register = useContext(FormSectionsContext);
    const section = useRef<HTMLElement>(null);
    useImperativeHandle(ref, () => section.current as HTMLElement, []);
    useEffect(() => {
      if (register === null || section.current === null) return undefined;
      return register({ id: titleId, element: section.current, title, note: indexNote });
    }, [register, titleId, title, indexNote]);
    return (
      <section
        aria-labelledby={titleId}
        {...rest}
        ref={section}
        className={cx("cn-resource-form-section", className)}
      >
        <div className="cn-resource-form-section__head">
          <h2
            id={titleId}
            {...(register ? { tabIndex: -1 } : {})}
            className="cn-resource-form-section__title"
          >
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
