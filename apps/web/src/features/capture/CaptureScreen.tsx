import { photoLimits } from "@carnation/domain";
import { PhotoUploader } from "@carnation/ui/photo-uploader";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { Navigate, useParams } from "react-router";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { paths } from "../../common/navigation/paths.ts";
import { useOnline } from "../../common/navigation/useOnline.ts";
import { CameraSource } from "./CameraSource.tsx";
import { captureDraftAtom } from "./captureDraft.ts";
import { isUnderWay } from "./captureState.ts";
import { DemoFaces } from "./DemoFaces.tsx";
import { LeaveGuard } from "./LeaveGuard.tsx";
import { methodTexts, parseMethod, type CaptureMethod } from "./methods.ts";
import { preparedPhoto } from "./photo/preparePhoto.ts";
import { shownUpload } from "./shownUpload.ts";
import { useCapture } from "./useCapture.ts";

/** The limit in whole megabytes, as it is written and read: the domain counts in mebibytes. */
const maxBytes = Math.floor(photoLimits.maxUploadBytes / 1e6) * 1e6;

/** What takes the photo in the place of the choice of a file, and the words of the way back to it. */
const sources = {
  camera: { Source: CameraSource, back: "Reprendre" },
  file: { Source: undefined, back: undefined },
  demo: { Source: DemoFaces, back: "Choisir un autre visage" },
} as const;

/** `/user/diagnosis/input/:method`; an unknown method goes back to the choice. */
export function CaptureScreen(): ReactNode {
  const method = parseMethod(useParams().method);
  return method === null ? <Navigate replace to={paths.diagnosisMethod} /> : <Capture method={method} />;
}

/** Takes one photo and sends it. Without the person's agreement there is nothing to do here. */
function Capture({ method }: { readonly method: CaptureMethod }): ReactNode {
  const { state, choose, send, pause, resume, cancel } = useCapture();
  const { consentedAt } = useAtomValue(captureDraftAtom);
  const [consentedOnArrival] = useState(consentedAt !== null);
  const online = useOnline();
  if (state.step === "sent") return <Navigate replace to={paths.results(state.diagnosisId)} />;
  if (!consentedOnArrival) return <Navigate replace to={paths.diagnosisMethod} />;
  const { Source, back } = sources[method];
  return (
    <PageMain>
      <PageHeading title={methodTexts[method].label}>
        {method === "demo" ? "Visage de démonstration" : methodTexts[method].label}
      </PageHeading>
      <p className="mt-2 text-ink-2">Diagnostic cosmétique rapide. Accord de la personne enregistré.</p>
      <PhotoUploader
        className="mt-7"
        label="Photo du diagnostic"
        accept={photoLimits.acceptedTypes.join(",")}
        maxBytes={maxBytes}
        validate={preparedPhoto}
        hint={`De face, ${photoLimits.minSidePx} pixels de côté au moins.`}
        source={Source && <Source onPhoto={choose} />}
        value={"photo" in state ? state.photo : null}
        onValueChange={choose}
        upload={shownUpload(state)}
        offline={!online}
        advice={<Advice />}
        sendLabel="Analyser"
        otherLabel={back}
        onSend={() => void send()}
        onPause={state.step === "sending" ? pause : undefined}
        onResume={resume}
        onCancel={cancel}
      />
      <LeaveGuard active={isUnderWay(state)} />
    </PageMain>
  );
}

/** What to look at before the photo leaves. */
function Advice(): ReactNode {
  return (
    <div>
      <h2>Cette photo convient-elle{"\u202F"}?</h2>
      <ul className="mt-3 grid gap-1.5 text-small text-ink-2">
        <li>Le visage est de face, entier et détendu.</li>
        <li>La lumière vient de face, sans ombre marquée.</li>
        <li>Sans maquillage, lunettes ni mèche sur le visage.</li>
      </ul>
    </div>
  );
}
