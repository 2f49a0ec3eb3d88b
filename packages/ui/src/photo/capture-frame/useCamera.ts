"use client";

import { useCallback, useEffect, useState } from "react";
import { type CameraStatus, cameraProblemOf, type CameraProblem } from "./cameraStatus.ts";
import { useCameraPermission } from "./useCameraPermission.ts";

/** The side of the device that a camera looks from. */
export type CameraFacing = "user" | "environment";

export interface CameraOptions {
  /**
   * The side to begin with; a device with one camera gives that one.
   * @default "user"
   */
  readonly facing?: CameraFacing | undefined;
  /**
   * True when the camera is open. Its light goes out as soon as it is not.
   * @default true
   */
  readonly active?: boolean | undefined;
}

export interface Camera {
  /** Tells whether it is open, being asked for, or why it is not. */
  readonly status: CameraStatus;
  /** The live picture; `null` unless the status is `live`. */
  readonly stream: MediaStream | null;
  /** The side of the open camera, which tells whether to mirror it. */
  readonly facing: CameraFacing;
  /** Goes to the next camera; absent when there is no other. */
  readonly switchCamera: (() => void) | undefined;
  /** Asks again after a problem. */
  readonly restart: () => void;
}

type Opening =
  | { readonly key: string; readonly stream: MediaStream }
  | { readonly key: string; readonly problem: CameraProblem };

/**
 * Opens a camera while the component is shown, and closes it with it. Follows the permission as it changes, cameras
 * that are plugged in or out, and a camera that stops by itself.
 */
export function useCamera({ facing = "user", active = true }: CameraOptions = {}): Camera {
  const permission = useCameraPermission();
  const [device, setDevice] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening | null>(null);
  const [devices, setDevices] = useState<readonly string[]>([]);
  const restart = useCallback(() => setAttempt((count) => count + 1), []);
  const key = `${facing} ${device} ${attempt}`;

  useEffect(() => {
    if (!active) return;
    let opened: MediaStream | null = null;
    let wanted = true;
    const open = async (): Promise<void> => {
      try {
        opened = await openCamera(device, facing);
        if (!wanted) {
          stop(opened);
          return;
        }
        // A camera that is unplugged or forbidden ends: asking again tells which of the two.
        for (const track of opened.getVideoTracks()) track.addEventListener("ended", restart);
        setOpening({ key, stream: opened });
        setDevices(await cameraIds());
      } catch (error) {
        if (wanted) setOpening({ key, problem: absenceOr(error) });
      }
    };
    void open();
    return () => {
      wanted = false;
      if (opened) stop(opened);
      setOpening(null);
    };
  }, [active, device, facing, key, restart]);

  const current = active && opening?.key === key ? opening : null;
  const problem = current && "problem" in current ? current.problem : null;
  const stream = current && "stream" in current ? current.stream : null;

  useEffect(() => {
    const mediaDevices = mediaDevicesHere();
    const look = async (): Promise<void> => {
      setDevices(await cameraIds());
      if (problem === "absent") restart();
    };
    const listener = (): void => void look();
    mediaDevices?.addEventListener("devicechange", listener);
    return () => mediaDevices?.removeEventListener("devicechange", listener);
  }, [problem, restart]);

  // Allowed at last in the browser's own settings: no need to press « Réessayer » too.
  const [knownPermission, setKnownPermission] = useState(permission);
  if (permission !== knownPermission) {
    setKnownPermission(permission);
    // The first answer is no change: a system that refuses all cameras leaves the browser's permission granted.
    if (knownPermission !== null && permission === "granted" && problem === "refused") restart();
  }

  const settings = stream?.getVideoTracks()[0]?.getSettings();
  return {
    status: statusOf({ active, problem, live: stream !== null, permission }),
    stream,
    facing: settings?.facingMode === "environment" ? "environment" : "user",
    switchCamera:
      devices.length < 2
        ? undefined
        : () => {
            const place = devices.indexOf(settings?.deviceId ?? device ?? "");
            setDevice(devices[(place + 1) % devices.length] ?? null);
          },
    restart,
  };
}

function statusOf({
  active,
  problem,
  live,
  permission,
}: {
  readonly active: boolean;
  readonly problem: CameraProblem | null;
  readonly live: boolean;
  readonly permission: PermissionState | null;
}): CameraStatus {
  if (!active) return "off";
  if (problem) return problem;
  if (live) return "live";
  return permission === "granted" ? "starting" : "asking";
}

/** The largest picture that a camera gives: the frame crops it, and the analysis wants every pixel. */
async function openCamera(device: string | null, facing: CameraFacing): Promise<MediaStream> {
  const mediaDevices = mediaDevicesHere();
  if (!mediaDevices) throw new DOMException("No camera here", "NotFoundError");
  return mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(device === null ? { facingMode: facing } : { deviceId: { exact: device } }),
      width: { ideal: 2560 },
      height: { ideal: 2560 },
    },
  });
}

/** Absent outside a secure context, whatever the types say. */
function mediaDevicesHere(): MediaDevices | undefined {
  return "mediaDevices" in navigator ? navigator.mediaDevices : undefined;
}

function absenceOr(error: unknown): CameraProblem {
  return window.isSecureContext ? cameraProblemOf(error) : "insecure";
}

async function cameraIds(): Promise<readonly string[]> {
  const found = (await mediaDevicesHere()?.enumerateDevices()) ?? [];
  return found.filter(({ kind }) => kind === "videoinput").map(({ deviceId }) => deviceId);
}

function stop(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
