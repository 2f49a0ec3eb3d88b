import { messageFor } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { BlobImage } from "../../common/BlobImage.tsx";
import { isUnderWay } from "./captureState.ts";
import { DiagnosisEnded } from "./sendPhoto.ts";
import type { Capture } from "./useCapture.ts";
import { UploadProgress } from "./UploadProgress.tsx";

interface PhotoReviewProps {
  readonly capture: Capture;
  readonly photo: Blob;
}

/** The photo before it leaves: look at it, take it again, or send it and follow it. */
export function PhotoReview({ capture, photo }: PhotoReviewProps): ReactNode {
  const { state } = capture;
  const underWay = isUnderWay(state);
  return (
    <div className="grid items-start gap-7 desk:grid-cols-[minmax(0,1fr)_360px] desk:gap-10">
      <div className="bg-photo-ground">
        <BlobImage
          blob={photo}
          alt="La photo à analyser"
          className="mx-auto max-h-[min(70dvh,760px)] w-auto object-contain"
        />
      </div>
      <div className="grid gap-5">
        {state.step === "failed" ? (
          <Alert tone="error">{failureWords(state.error)} La photo est conservée sur cette page.</Alert>
        ) : null}
        {state.step === "sending" ? <UploadProgress upload={state.upload} capture={capture} /> : null}
        {state.step === "sending" ? null : (
          <>
            <div>
              <h2>Cette photo convient-elle{"\u202F"}?</h2>
              <ul className="mt-3 grid gap-1.5 text-small text-ink-2">
                <li>Le visage est de face, entier et détendu.</li>
                <li>La lumière vient de face, sans ombre marquée.</li>
                <li>Sans maquillage, lunettes ni mèche sur le visage.</li>
              </ul>
            </div>
            <div className="flex flex-wrap gap-3">
              <Button variant="primary" size="lg" loading={underWay} onClick={() => void capture.send()}>
                {state.step === "failed" ? "Réessayer" : "Analyser"}
              </Button>
              <Button size="lg" disabled={underWay} onClick={capture.retake}>
                Reprendre
              </Button>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

function failureWords(error: unknown): string {
  return error instanceof DiagnosisEnded
    ? "Ce diagnostic n’attend plus de photo. Réessayez\u00A0: un nouveau diagnostic rapide sera ouvert."
    : messageFor(error).message;
}
