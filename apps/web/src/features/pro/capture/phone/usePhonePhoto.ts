import type { PhotoUpload } from "@carnation/ui/photo-uploader";
import { useEffect, useState } from "react";
import { forgetPhonePhoto, keepPhonePhoto, keptPhonePhoto } from "./keptPhonePhoto.ts";
import { sendFromPhone } from "./sendFromPhone.ts";

/** The photo of a link, from its choice to its arrival. */
export interface PhonePhoto {
  readonly photo: File | null;
  /** Place where its sending is; null before it starts. */
  readonly upload: PhotoUpload | null;
  /** True when a reload would not lose it; true before one is chosen. */
  readonly kept: boolean;
  readonly choose: (photo: File | null) => void;
  readonly send: (photo: File) => void;
}

/** Keeps the photo of a link on this phone until it has arrived, and sends it. */
export function usePhonePhoto(token: string): PhonePhoto {
  const [photo, setPhoto] = useState<File | null>(null);
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const [kept, setKept] = useState(true);
  useEffect(() => {
    let left = false;
    const find = async (): Promise<void> => {
      const found = await keptPhonePhoto(token);
      // One that was chosen meanwhile stays.
      if (!left) setPhoto((chosen) => chosen ?? found);
    };
    void find();
    return () => {
      left = true;
    };
  }, [token]);

  const choose = (chosen: File | null): void => {
    setUpload(null);
    setPhoto(chosen);
    if (chosen === null) void forgetPhonePhoto(token);
    else void keepPhonePhoto(token, chosen).then(setKept);
  };
  const send = async (sent: File): Promise<void> => {
    if (upload?.state === "running") return;
    const told = (transferred: number): void =>
      // The browser counts the request's frame as well.
      setUpload({ state: "running", transferred: Math.min(transferred, sent.size), total: sent.size });
    told(0);
    const refusal = await sendFromPhone(token, sent, told);
    if (refusal === null || refusal.ended) void forgetPhonePhoto(token);
    const bytes = { transferred: refusal === null ? sent.size : 0, total: sent.size };
    setUpload(
      refusal === null
        ? { ...bytes, state: "success" }
        : { ...bytes, state: "error", message: refusal.message },
    );
  };
  return { photo, upload, kept, choose, send: (chosen) => void send(chosen) };
}
