"use client";

import { type CSSProperties, type ReactNode, useId } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { frZoomPan } from "../../foundations/messages/sections/photo.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { ZoomViewportProps } from "./useZoomPan.ts";

interface ViewportProps {
  readonly viewport: ZoomViewportProps;
  /** Names what the keys act on. */
  readonly label: string;
  /** Id of the host's sentence about the keys. @default the kit's own sentence */
  readonly keysId?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/** The part of a frame that is zoomed; it takes the focus, so that its keys work, and they are described. */
export function ZoomViewport({
  viewport,
  label,
  keysId,
  className,
  style,
  children,
}: ViewportProps): ReactNode {
  const ownKeysId = useId();
  const messages = useMessages("zoomPan", frZoomPan);
  return (
    <>
      <div
        {...viewport}
        // None of the elements with this role is a frame round a picture.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={label}
        aria-describedby={keysId ?? ownKeysId}
        // The arrows move the picture of whoever has no pointer.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={cx("cn-zoom-pan__viewport", className)}
        style={{ ...viewport.style, ...style }}
      >
        {children}
      </div>
      {keysId === undefined ? (
        <VisuallyHidden id={ownKeysId} hidden>
          {messages.keys}
        </VisuallyHidden>
      ) : null}
    </>
  );
}
