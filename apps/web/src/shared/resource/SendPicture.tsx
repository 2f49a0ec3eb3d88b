import type { PhotoUpload, UploadState, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Progress } from "@carnation/ui/progress";
import { useStore } from "jotai";
import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import { loadedWorkspace } from "../session/loadedWorkspace.ts";
import { smallPicture } from "../browser/smallPicture.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

/** Longest side of a picture of the catalogue, in pixels: its page shows 560, twice as dense. */
const LONG_SIDE_PX = 1120;

/** The picture of a record that is saved. */
export interface UnsentPicture {
  readonly id: string;
  readonly file: File;
  /** Leads on, with the picture or without it. */
  readonly onDone: (sent: boolean) => void;
}

interface SendPictureProps extends UnsentPicture {
  readonly picture: {
    readonly upload: (workspace: Workspace, id: string, file: File) => PhotoUpload;
    /** « La recommandation est enregistrée », without its point. */
    readonly saved: string;
  };
}

type Sending =
  | { readonly step: "sending"; readonly state: UploadState | null; readonly upload: PhotoUpload | null }
  | { readonly step: "stopped"; readonly failure: string | null };

const begin: Sending = { step: "sending", state: null, upload: null };

/** The record is kept; its picture is on its way, on hold, tried again or left out. */
export function SendPicture({ id, file, onDone, picture }: SendPictureProps): ReactNode {
  const { upload: begins, saved } = picture;
  const store = useStore();
  const [sending, setSending] = useState<Sending>(begin);
  const send = useCallback(async () => {
    setSending(begin);
    try {
      // The workspace of who sends: once the picture is small, somebody else may have signed in.
      const asked = loadedWorkspace(store);
      const [workspace, small] = await Promise.all([asked, smallPicture(file, LONG_SIDE_PX)]);
      const upload = begins(workspace, id, small);
      upload.subscribe((state) => setSending({ step: "sending", state, upload }));
      await upload.done;
      onDone(true);
    } catch (error) {
      const { code } = error instanceof CarnationError ? error : { code: null };
      setSending({ step: "stopped", failure: code === "cancelled" ? null : errorMessage(error) });
    }
  }, [id, file, onDone, store, begins]);
  const begun = useRef(false);
  useEffect(() => {
    // An effect may run twice, a picture goes once.
    if (begun.current) return;
    begun.current = true;
    void send();
  }, [send]);
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      {sending.step === "stopped" ? (
        <Alert
          tone="warning"
          role="alert"
          actions={
            <>
              <Button variant="primary" onClick={() => void send()}>
                Réessayer l’envoi de la photo
              </Button>
              <Button onClick={() => onDone(false)}>Continuer sans la photo</Button>
            </>
          }
        >
          {saved}, mais sa photo n’est pas partie. {sending.failure}
        </Alert>
      ) : (
        <OnItsWay state={sending.state} upload={sending.upload} saved={saved} />
      )}
    </PageMain>
  );
}

interface OnItsWayProps {
  readonly state: UploadState | null;
  readonly upload: PhotoUpload | null;
  readonly saved: string;
}

function OnItsWay({ state, upload, saved }: OnItsWayProps): ReactNode {
  const paused = state?.state === "paused";
  const waiting = state?.waiting === true && !paused;
  const label = paused ? "Envoi en pause" : waiting ? "En attente du réseau" : "Envoi de la photo";
  return (
    <div className="grid max-w-[34rem] gap-4">
      <Progress
        label={label}
        value={state === null || state.totalBytes === 0 ? null : state.bytesTransferred / state.totalBytes}
        detail={`${saved}.`}
      />
      <div className="flex flex-wrap gap-3">
        {paused ? (
          <Button variant="primary" disabled={upload === null} onClick={() => upload?.resume()}>
            Reprendre
          </Button>
        ) : (
          <Button disabled={upload === null} onClick={() => upload?.pause()}>
            Mettre en pause
          </Button>
        )}
        <Button variant="text" disabled={upload === null} onClick={() => upload?.cancel()}>
          Annuler l’envoi
        </Button>
      </div>
    </div>
  );
}
