import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { paths } from "../../common/navigation/paths.ts";
import { CameraCapture } from "./CameraCapture.tsx";
import { captureDraftAtom } from "./captureDraft.ts";
import { DemoFaces } from "./DemoFaces.tsx";
import { FilePicker } from "./FilePicker.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { methodTexts, parseMethod, type CaptureMethod } from "./methods.ts";
import { PhotoReview } from "./PhotoReview.tsx";
import { isUnderWay } from "./captureState.ts";
import { useCapture } from "./useCapture.ts";

const sources = { camera: CameraCapture, file: FilePicker, demo: DemoFaces } as const;

/** `/user/diagnosis/input/:method`; an unknown method goes back to the choice. */
export function CaptureScreen(): ReactNode {
  const method = parseMethod(useParams().method);
  return method === null ? <Navigate replace to={paths.diagnosisMethod} /> : <Capture method={method} />;
}

/** Takes one photo and sends it. Without the person's agreement there is nothing to do here. */
function Capture({ method }: { readonly method: CaptureMethod }): ReactNode {
  const capture = useCapture();
  const { consentedAt } = useAtomValue(captureDraftAtom);
  const [consentedOnArrival] = useState(consentedAt !== null);
  const { state } = capture;
  if (state.step === "sent") return <Navigate replace to={paths.results(state.diagnosisId)} />;
  if (!consentedOnArrival) return <Navigate replace to={paths.diagnosisMethod} />;
  const Source = sources[method];
  return (
    <PageMain>
      <PageHeading title={methodTexts[method].label}>
        {method === "demo" ? "Visage de démonstration" : methodTexts[method].label}
      </PageHeading>
      <p className="mt-2 text-ink-2">Diagnostic cosmétique rapide. Accord de la personne enregistré.</p>
      <div className="mt-7">
        {state.step === "choosing" || state.step === "preparing" ? (
          <Source
            preparing={state.step === "preparing"}
            problem={state.step === "choosing" ? state.problem : null}
            onFile={(file) => void capture.choose(file)}
            onPicture={(picture) => void capture.take(picture)}
          />
        ) : (
          <PhotoReview capture={capture} photo={state.photo} />
        )}
      </div>
      <LeaveGuard active={isUnderWay(state)} />
    </PageMain>
  );
}
