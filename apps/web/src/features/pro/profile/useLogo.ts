import type { PhotoUpload, UploadState } from "@carnation/data";
import { toCarnationError } from "@carnation/domain/error";
import { useStore } from "jotai";
import { useCallback, useEffect, useRef, useState } from "react";
import { useChosenPicture } from "../../../shared/recommendations/usePicture.ts";
import { loadedWorkspace } from "../../../shared/session/loadedWorkspace.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { readLogoAddress, removeLogo, sendLogo } from "./profile.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Describes what becomes of the logo. */
export type LogoChange = File | "kept" | "removed";

/** A logo on its way. */
export interface LogoSending {
  /** Null while it is made small. */
  readonly upload: PhotoUpload | null;
  readonly state: UploadState | null;
}

/** The logo of the business: the stored one, what is to become of it, and how far that is. */
export interface Logo {
  readonly change: LogoChange;
  readonly choose: (change: LogoChange) => void;
  /** Address of the stored one. */
  readonly stored: string | null;
  /** Address of what documents will print. */
  readonly shown: string | null;
  readonly sending: LogoSending | null;
  /** Reason why it did not go; null when it did, or was given up. */
  readonly failure: string | null;
  /** True when the sending was given up: what was chosen stays. */
  readonly givenUp: boolean;
  /** Sends or removes it; says whether that is done. What was chosen stays when it fails. */
  readonly save: () => Promise<boolean>;
}

interface Attempt {
  readonly sending: LogoSending | null;
  readonly failure: string | null;
  readonly givenUp: boolean;
}

const idle: Attempt = { sending: null, failure: null, givenUp: false };

/** @param name file name of the stored logo; null without one */
export function useLogo(name: string | null): Logo {
  const store = useStore();
  const [change, setChange] = useState<LogoChange>("kept");
  const [sent, setSent] = useState<{ readonly file: File; readonly before: string | null } | null>(null);
  const [attempt, setAttempt] = useState<Attempt>(idle);
  const { reading } = useReading(name, readLogoAddress);
  const onItsWay = useRef<PhotoUpload | null>(null);
  useEffect(() => () => onItsWay.current?.cancel(), []);
  const save = useCallback(async (): Promise<boolean> => {
    if (change === "kept") return true;
    setAttempt(change === "removed" ? idle : { ...idle, sending: { upload: null, state: null } });
    try {
      const workspace = await loadedWorkspace(store);
      if (change === "removed") {
        await removeLogo(workspace);
      } else {
        const upload = await sendLogo(workspace, change);
        onItsWay.current = upload;
        upload.subscribe((state) => setAttempt({ ...idle, sending: { upload, state } }));
        await upload.done;
      }
      setSent(change === "removed" ? null : { file: change, before: name });
      setChange("kept");
      setAttempt(idle);
      return true;
    } catch (error) {
      const givenUp = toCarnationError(error).code === "cancelled";
      setAttempt({ sending: null, givenUp, failure: givenUp ? null : errorMessage(error) });
      return false;
    } finally {
      onItsWay.current = null;
    }
  }, [change, name, store]);
  const read = name !== null && reading.status === "ready" ? reading.value : null;
  const waited = sent !== null && (sent.before === name || read === null) ? sent.file : null;
  const chosen = useChosenPicture(change instanceof File ? change : waited);
  const stored = (waited === null ? null : chosen) ?? read;
  const shown = change === "removed" ? null : (chosen ?? stored);
  return {
    change,
    choose: (next) => {
      setAttempt(idle);
      setChange(next);
    },
    stored: change instanceof File ? read : stored,
    shown,
    ...attempt,
    save,
  };
}
