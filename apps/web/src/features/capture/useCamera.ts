import { useCallback, useEffect, useRef, useState, type RefCallback } from "react";
import { cameraProblemOf, type CameraProblem } from "./cameraProblem.ts";
import { encodeJpeg } from "./photo/encodeJpeg.ts";

/** Whether the picture is there. */
type CameraState =
  | { readonly status: "starting" }
  | { readonly status: "live" }
  | { readonly status: "failed"; readonly problem: CameraProblem };

/** A camera that shows itself in a `video` element. */
export interface Camera {
  readonly state: CameraState;
  readonly video: RefCallback<HTMLVideoElement>;
  /** Width over height of the picture; null before there is one. */
  readonly aspectRatio: number | null;
  /** The picture as the lens sees it, not as the mirror shows it. Null before there is one. */
  readonly shoot: () => Promise<Blob | null>;
}

/** The largest picture that the front camera gives. */
const constraints: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: "user", width: { ideal: 2560 }, height: { ideal: 2560 } },
};

async function openCamera(): Promise<MediaStream> {
  if (!("mediaDevices" in navigator)) throw new DOMException("No camera here", "NotFoundError");
  return navigator.mediaDevices.getUserMedia(constraints);
}

/** Opens the front camera while the component is shown, and closes it with it. */
export function useCamera(): Camera {
  const element = useRef<HTMLVideoElement | null>(null);
  const [state, setState] = useState<CameraState>({ status: "starting" });
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [aspectRatio, setAspectRatio] = useState<number | null>(null);

  useEffect(() => {
    let wanted = true;
    let opened: MediaStream | null = null;
    const open = async (): Promise<void> => {
      try {
        opened = await openCamera();
        if (wanted) setStream(opened);
        else stop(opened);
      } catch (error) {
        if (wanted) setState({ status: "failed", problem: cameraProblemOf(error) });
      }
    };
    void open();
    return () => {
      wanted = false;
      setStream(null);
      if (opened) stop(opened);
    };
  }, []);

  const video = useCallback<RefCallback<HTMLVideoElement>>(
    (node) => {
      element.current = node;
      if (!node) return;
      node.srcObject = stream;
      node.addEventListener("loadeddata", () => {
        setAspectRatio(node.videoWidth / node.videoHeight);
        setState({ status: "live" });
      });
    },
    [stream],
  );

  const shoot = async (): Promise<Blob | null> => {
    const node = element.current;
    if (!node || node.videoWidth === 0) return null;
    return encodeJpeg(node, { width: node.videoWidth, height: node.videoHeight });
  };

  return { state, video, aspectRatio, shoot };
}

function stop(media: MediaStream): void {
  for (const track of media.getTracks()) track.stop();
}
