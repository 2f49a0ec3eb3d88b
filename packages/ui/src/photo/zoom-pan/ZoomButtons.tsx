"use client";

import { Maximize } from "../../foundations/icons/Maximize.tsx";
import { ZoomIn } from "../../foundations/icons/ZoomIn.tsx";
import { ZoomOut } from "../../foundations/icons/ZoomOut.tsx";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { IconButton } from "../../actions/icon-button/IconButton.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { formatPercent } from "../../foundations/internal/format.ts";
import { frZoomPan } from "../../foundations/messages/sections/photo.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { ZoomControl } from "./useZoomPan.ts";

export interface ZoomButtonsProps extends ComponentPropsWithoutRef<"div"> {
  /** Holds what `useZoomPan` gave. */
  readonly zoom: ZoomControl;
}

/** Zoom in, zoom out, whole view: one set for a viewport, or for two that share their view. */
export const ZoomButtons = forwardRef<HTMLDivElement, ZoomButtonsProps>(function ZoomButtons(
  { zoom, className, children, ...rest },
  ref,
) {
  const messages = useMessages("zoomPan", frZoomPan);
  const level = formatPercent(useLocale(), zoom.view.scale);
  return (
    <div {...rest} ref={ref} className={cx("cn-zoom-buttons", className)}>
      {/* `disabled` would drop the focus of whoever has just reached the end. */}
      <IconButton
        label={messages.zoomIn}
        icon={<ZoomIn aria-hidden="true" />}
        aria-disabled={!zoom.canZoomIn}
        onClick={zoom.zoomIn}
      />
      <IconButton
        label={messages.zoomOut}
        icon={<ZoomOut aria-hidden="true" />}
        aria-disabled={!zoom.canZoomOut}
        onClick={zoom.zoomOut}
      />
      <IconButton label={messages.reset} icon={<Maximize aria-hidden="true" />} onClick={zoom.reset} />
      {children}
      <output className="cn-visually-hidden">{messages.level({ percent: level })}</output>
    </div>
  );
});
