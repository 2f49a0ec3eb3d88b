import { type ReactNode, useEffect, useState } from "react";
import type { PhotoUpload } from "../photoUpload.ts";
import { PhotoUploader, type PhotoUploaderProps } from "../PhotoUploader.tsx";

/** A host whose upload advances by itself, as a slow connection does: for the stories alone. */
export function SimulatedHost(props: PhotoUploaderProps): ReactNode {
  const [photo, setPhoto] = useState<File | null>(null);
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const running = upload?.state === "running";
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setUpload((current) => current && advance(current)), 200);
    return () => clearInterval(timer);
  }, [running]);
  const become = (state: PhotoUpload["state"]): void =>
    setUpload((current) => current && { ...current, state });
  return (
    <PhotoUploader
      {...props}
      value={photo}
      upload={upload}
      onValueChange={(next) => {
        setPhoto(next);
        setUpload(null);
      }}
      onSend={({ size }) => setUpload({ state: "running", transferred: 0, total: size })}
      onPause={() => become("paused")}
      onResume={() => become("running")}
      onCancel={() => become("canceled")}
    />
  );
}

function advance(upload: PhotoUpload): PhotoUpload {
  const transferred = Math.min(upload.total, upload.transferred + upload.total / 60);
  return { ...upload, transferred, state: transferred === upload.total ? "success" : "running" };
}
