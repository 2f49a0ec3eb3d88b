import type { ReactNode } from "react";

/** The place of a face without a photograph: a dashed oval, and a word when there is something to say. */
export function PhotoPlaceholder({ children }: { readonly children?: ReactNode }): ReactNode {
  return (
    <span className="absolute inset-0 grid content-center justify-items-center gap-2.5 bg-well text-small text-ink-3">
      <svg width="54" height="72" viewBox="0 0 54 72" aria-hidden="true">
        <ellipse
          cx="27"
          cy="36"
          rx="25"
          ry="34"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.2"
          strokeDasharray="3 3"
        />
      </svg>
      {children}
    </span>
  );
}
