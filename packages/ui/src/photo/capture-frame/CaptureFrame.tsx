"use client";

import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { useAppliedStyle } from "../../foundations/internal/appliedStyle.ts";
import { cx } from "../../foundations/internal/cx.ts";
import { useControllableState } from "../../foundations/internal/useControllableState.ts";
import { useFocusKept } from "../internal/useFocusKept.ts";
import { frCaptureFrame } from "../../foundations/messages/sections/capture.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { type CameraStatus, isCameraProblem } from "./cameraStatus.ts";
import type { CaptureEvent } from "./captureEvent.ts";
import { CaptureChecks } from "./CaptureChecks.tsx";
import { CaptureControls } from "./CaptureControls.tsx";
import { CaptureGhost } from "./CaptureGhost.tsx";
import { CaptureGuide, type FramePoint } from "./CaptureGuide.tsx";
import { allGood, type CaptureHint, hintLine } from "./captureHints.ts";
import { CaptureMedia } from "./CaptureMedia.tsx";
import { CaptureNotice } from "./CaptureNotice.tsx";
import { CaptureOptions } from "./CaptureOptions.tsx";
import { CaptureReview } from "./CaptureReview.tsx";
import { frameShape } from "./frameCrop.ts";
import { useCountdown } from "./useCountdown.ts";
import { useEscape } from "./useEscape.ts";
import { useLive } from "./useLive.ts";
import { useDebouncedValue } from "./useDebouncedValue.ts";

export interface CaptureFrameProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** As `useCamera` tells it. @default "live" */
  readonly status?: CameraStatus | undefined;
  /** The live picture. */
  readonly stream?: MediaStream | null | undefined;
  /** Address of a picture in the place of the live one. */
  readonly poster?: string | undefined;
  /** Shows the live picture as a mirror; the photo never is one. @default true */
  readonly mirrored?: boolean | undefined;
  /** Width over height of the frame and of the photo. @default 3 / 4 */
  readonly aspectRatio?: number | undefined;
  /**
   * Smallest width and height of the photo, in px of the camera: a coarse camera gets a frame of another shape.
   * @default 0
   */
  readonly minSide?: number | undefined;
  /** Shows where the face goes. @default true */
  readonly guide?: boolean | undefined;
  /** Outlines of a face as it was photographed before, closed, in shares of the frame: drawn in the place of the oval. */
  readonly outlines?: readonly (readonly FramePoint[])[] | undefined;
  /** Receives the live video and the frame's shape once there is a picture to measure, and `null` when it goes away. */
  readonly onLive?: ((live: CaptureEvent | null) => void) | undefined;
  /** The conditions of the shot, the most pressing first. */
  readonly hints?: readonly CaptureHint[] | undefined;
  /** A previous photo to see through, to take the same pose: its address, or its bytes. */
  readonly ghost?: string | Blob | undefined;
  /** From 0 to 1. */
  readonly ghostOpacity?: number | undefined;
  /** Opacity of the former photo at first, from 0 to 1. @default 0.35 */
  readonly defaultGhostOpacity?: number | undefined;
  /** Receives the opacity at each move, from 0 to 1. */
  readonly onGhostOpacityChange?: ((opacity: number) => void) | undefined;
  /** Cuts the picture in nine. */
  readonly grid?: boolean | undefined;
  /** True when the grid is drawn at first. @default false */
  readonly defaultGrid?: boolean | undefined;
  /** Receives whether the grid is to be shown. */
  readonly onGridChange?: ((grid: boolean) => void) | undefined;
  /** True when the host takes the photo by itself, once every condition is good. @default false */
  readonly autoShot?: boolean | undefined;
  /** Receives whether the host is to take the photo by itself. Without it, this is not offered. */
  readonly onAutoShotChange?: ((autoShot: boolean) => void) | undefined;
  /** Seconds between the shutter and the picture; 0 takes it at once. @default 3 */
  readonly countdownSeconds?: number | undefined;
  /** Seconds left of a countdown that the host runs itself, for instance once every condition is good. */
  readonly countdown?: number | null | undefined;
  /** Stops the host's own countdown. */
  readonly onCountdownCancel?: (() => void) | undefined;
  /** Takes the picture, at the end of the countdown. */
  readonly onCapture: (event: CaptureEvent) => void;
  /** True when the picture is being prepared. */
  readonly busy?: boolean | undefined;
  /** Address of the photo taken: it is then looked at, in the place of the live picture. */
  readonly captured?: string | null | undefined;
  /** Offers to take another photo, while one is looked at. */
  readonly onRetake?: (() => void) | undefined;
  /** Offers to keep the photo, while it is looked at. */
  readonly onUse?: (() => void) | undefined;
  /** Goes to the other camera, when there is one. */
  readonly onSwitchCamera?: (() => void) | undefined;
  /** Asks for the camera again after a problem. */
  readonly onRestart?: (() => void) | undefined;
  /** Another way to get a photo when there is no camera: usually a button that imports a file. */
  readonly fallback?: ReactNode;
}

/**
 * A camera with its guide: where the face goes, what to adjust, a countdown, and a look at the photo before it is
 * used. It opens no camera: `useCamera` does.
 */
export const CaptureFrame = forwardRef<HTMLElement, CaptureFrameProps>(function CaptureFrame(
  {
    status = "live",
    stream = null,
    poster,
    mirrored = true,
    aspectRatio: askedRatio = 3 / 4,
    minSide = 0,
    guide = true,
    outlines = [],
    onLive,
    hints = [],
    ghost,
    ghostOpacity,
    defaultGhostOpacity = 0.35,
    onGhostOpacityChange,
    grid,
    defaultGrid = false,
    onGridChange,
    autoShot = false,
    onAutoShotChange,
    countdownSeconds = 3,
    countdown = null,
    onCountdownCancel,
    onCapture,
    busy = false,
    captured = null,
    onRetake,
    onUse,
    onSwitchCamera,
    onRestart,
    fallback,
    className,
    style,
    ...rest
  },
  ref,
) {
  const messages = useMessages("captureFrame", frCaptureFrame);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current);
  useFocusKept(root);
  const video = useRef<HTMLVideoElement>(null);
  const [picture, setPicture] = useState({ width: 0, height: 0 });
  const aspectRatio = frameShape(picture, askedRatio, minSide);
  const aspect = useAppliedStyle(root, { "--cn-aspect": aspectRatio });
  const [showGrid, setGrid] = useControllableState({
    value: grid,
    defaultValue: defaultGrid,
    onValueChange: onGridChange,
  });
  const [opacity, setOpacity] = useControllableState({
    value: ghostOpacity,
    defaultValue: defaultGhostOpacity,
    onValueChange: onGhostOpacityChange,
  });
  const own = useCountdown(countdownSeconds, () => {
    if (video.current) onCapture({ video: video.current, aspectRatio });
  });
  const [cancelled, setCancelled] = useState(false);
  const problem = isCameraProblem(status);
  const live = status === "live" && captured === null;
  useLive({ video, live: live && stream !== null, picture, aspectRatio, onLive });
  const left = live ? (countdown ?? own.left) : null;
  const line = useDebouncedValue(hintLine(hints, messages.allReady));

  const cancel = (): void => {
    setCancelled(true);
    own.cancel();
    onCountdownCancel?.();
  };
  useEscape(left !== null, cancel);
  const shoot = (): void => {
    if (left !== null) {
      cancel();
      return;
    }
    setCancelled(false);
    own.start();
  };

  return (
    <section
      tabIndex={-1}
      aria-label={messages.label}
      {...rest}
      ref={root}
      className={cx("cn-capture-frame", className)}
      style={{ ...style, ...aspect }}
      data-status={captured === null ? status : "captured"}
    >
      <div className="cn-capture-frame__stage">
        <div className="cn-capture-frame__view">
          {live ? (
            <>
              <CaptureMedia
                ref={video}
                stream={stream}
                poster={poster}
                mirrored={mirrored}
                onSize={setPicture}
              />
              {ghost === undefined ? null : (
                <CaptureGhost photo={ghost} opacity={opacity} mirrored={mirrored} />
              )}
              <CaptureGuide
                aspectRatio={aspectRatio}
                oval={guide}
                outlines={outlines}
                mirrored={mirrored}
                grid={showGrid}
                ready={allGood(hints)}
              />
              <output className="cn-capture-frame__line">{line}</output>
              {left === null ? null : (
                <p className="cn-capture-frame__count" aria-hidden="true">
                  {left}
                </p>
              )}
            </>
          ) : null}
          {captured === null ? null : (
            <img src={captured} alt={messages.captured} className="cn-capture-frame__media" />
          )}
          {status === "live" || captured !== null ? null : (
            <CaptureNotice status={status} fallback={fallback} onRestart={onRestart} />
          )}
        </div>
        {problem && captured === null ? null : (
          <div className="cn-capture-frame__side">
            {captured === null ? (
              <>
                {live && hints.length > 0 ? <CaptureChecks hints={hints} /> : null}
                <CaptureControls
                  live={live}
                  busy={busy}
                  counting={left !== null}
                  onShutter={shoot}
                  onSwitchCamera={onSwitchCamera}
                />
                {live ? (
                  <CaptureOptions
                    autoShot={autoShot}
                    onAutoShotChange={onAutoShotChange}
                    grid={showGrid}
                    onGridChange={setGrid}
                    ghostOpacity={ghost === undefined ? null : opacity}
                    onGhostOpacityChange={setOpacity}
                  />
                ) : null}
              </>
            ) : (
              <CaptureReview busy={busy} onRetake={onRetake} onUse={onUse} />
            )}
          </div>
        )}
      </div>
      <output className="cn-visually-hidden">
        {left === null ? (cancelled ? messages.countdownCancelled : "") : messages.countdown({ count: left })}
      </output>
    </section>
  );
});
