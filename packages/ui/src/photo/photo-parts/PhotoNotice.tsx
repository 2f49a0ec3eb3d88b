"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frPhotoNotice } from "../../foundations/messages/sections/photo.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/VisuallyHidden.tsx";
import type { PhotoState } from "./usePhoto.ts";

export interface PhotoNoticeProps extends Omit<ComponentPropsWithoutRef<"div">, "children"> {
  /** `ready` renders nothing. */
  readonly state: PhotoState;
  /** Said in the place of the photo by a host that knows more: it is not read yet. @default the kit's sentence */
  readonly words?: string | undefined;
  /** Offers to load a photo again that failed. */
  readonly onRetry?: (() => void) | undefined;
}

/** Holds what stands in a frame in the place of its photo: it loads, it was erased, it could not be shown. */
export const PhotoNotice = forwardRef<HTMLDivElement, PhotoNoticeProps>(function PhotoNotice(
  { state, words, onRetry, className, ...rest },
  ref,
) {
  const messages = useMessages("photoNotice", frPhotoNotice);
  if (state === "ready") return null;
  const absent = words ?? (state === "erased" ? messages.erased : null);
  return (
    <div
      {...rest}
      ref={ref}
      data-state={absent === null ? state : "erased"}
      className={cx("cn-photo-notice", className)}
    >
      {absent === null ? null : (
        <>
          <svg viewBox="0 0 60 80" aria-hidden="true">
            <ellipse cx="30" cy="40" rx="28" ry="38" />
          </svg>
          {absent === "" ? null : <p>{absent}</p>}
        </>
      )}
      {absent === null && state === "loading" ? <VisuallyHidden>{messages.loading}</VisuallyHidden> : null}
      {absent === null && state === "failed" ? (
        <>
          <output>{messages.failed}</output>
          {onRetry ? <Button onClick={onRetry}>{messages.retry}</Button> : null}
        </>
      ) : null}
    </div>
  );
});
