"use client";

import { ChevronRight } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frBreadcrumbs } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface Crumb {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** A link to the page, or the text of the current one. */
  readonly content: ReactNode;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithoutRef<"nav">, "children"> {
  /** From the widest page to the current one, which is last and not a link. */
  readonly items: readonly Crumb[];
}

/** The way from the widest page to this one. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { items, className, ...rest },
  ref,
) {
  const messages = useMessages("breadcrumbs", frBreadcrumbs);
  return (
    <nav aria-label={messages.label} {...rest} ref={ref} className={cx("cn-breadcrumbs", className)}>
      <ol>
        {items.map(({ id, content }, index) => (
          <li key={id} aria-current={index === items.length - 1 ? "page" : undefined}>
            {index > 0 ? <ChevronRight aria-hidden="true" className="cn-mirrored" /> : null}
            {content}
          </li>
        ))}
      </ol>
    </nav>
  );
});
