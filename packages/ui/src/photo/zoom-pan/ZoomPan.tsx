"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { cx } from "../../foundations/internal/cx.ts";
import { useZoomPan, type ZoomPanOptions } from "./useZoomPan.ts";
import { ZoomButtons } from "./ZoomButtons.tsx";
import { ZoomViewport } from "./ZoomViewport.tsx";

export interface ZoomPanProps extends ComponentPropsWithoutRef<"div">, ZoomPanOptions {
  /** Names the viewport: what it shows. */
  readonly label: string;
  /** Holds what is zoomed: a picture, and what is drawn over it, each stretched over the content. */
  readonly children: ReactNode;
  /** Holds what stands over the frame and is not zoomed. */
  readonly overlay?: ReactNode;
  /**
   * True when the buttons stand in the frame's top right corner; two viewports that share a view have one set.
   * @default true
   */
  readonly buttons?: boolean | undefined;
  /** Buttons of the host under those of the zoom. */
  readonly moreButtons?: ReactNode;
  /** Id of a sentence of the host about the keys. @default the kit's own sentence */
  readonly keysId?: string | undefined;
}

/** A frame in which a picture is zoomed up to six times and moved, by touch, mouse, wheel, keys and buttons. */
export const ZoomPan = forwardRef<HTMLDivElement, ZoomPanProps>(function ZoomPan(
  {
    label,
    children,
    overlay,
    buttons = true,
    moreButtons,
    keysId,
    view,
    defaultView,
    onViewChange,
    maxScale,
    aspectRatio,
    fit,
    panKeys,
    drag,
    onTap,
    className,
    ...rest
  },
  ref,
) {
  const options = { view, defaultView, onViewChange, maxScale, aspectRatio, fit, panKeys, drag, onTap };
  const { zoom, viewportProps } = useZoomPan(options);
  return (
    <div {...rest} ref={ref} className={cx("cn-zoom-pan", className)}>
      <ZoomViewport viewport={viewportProps} label={label} keysId={keysId}>
        <div className="cn-zoom-pan__content">{children}</div>
      </ZoomViewport>
      {overlay}
      {buttons ? (
        <ZoomButtons zoom={zoom} className="cn-zoom-pan__buttons">
          {moreButtons}
        </ZoomButtons>
      ) : null}
    </div>
  );
});
