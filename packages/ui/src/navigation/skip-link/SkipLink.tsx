"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frCommon } from "../../foundations/messages/fr.sections.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface SkipLinkProps extends ComponentPropsWithoutRef<"a"> {
  /** Anchor of the main content, for instance `#contenu`; its element needs `tabIndex={-1}`. */
  readonly href: string;
}

/** First link of the page, seen only on focus: it jumps over the navigation. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { className, children, ...rest },
  ref,
) {
  const messages = useMessages("common", frCommon);
  return (
    <a {...rest} ref={ref} className={cx("cn-skip-link", className)}>
      {children ?? messages.skipToContent}
    </a>
  );
});
