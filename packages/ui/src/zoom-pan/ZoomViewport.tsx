import type { CSSProperties, ReactNode } from "react";
import { cx } from "../internal/cx.ts";
import type { ZoomViewportProps } from "./useZoomPan.ts";

interface ViewportProps {
  readonly viewport: ZoomViewportProps;
  /** Names what the keys act on. */
  readonly label: string;
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The part of a frame that is zoomed; it takes the focus, so that its keys work. */
export function ZoomViewport({
  viewport,
  label,
  describedBy,
  className,
  style,
  children,
}: ViewportProps): ReactNode {
  return (
    <div
      {...viewport}
      // None of the elements with this role is a frame round a picture.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      aria-label={label}
      aria-describedby={describedBy}
      // The arrows move the picture of whoever has no pointer.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={cx("cn-zoom-pan__viewport", className)}
      style={{ ...viewport.style, ...style }}
    >
      {children}
    </div>
  );
}
