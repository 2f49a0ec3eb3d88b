import { pictureFormats } from "@carnation/domain/internal/field";
import { photoLimits } from "@carnation/domain/internal/photo";
import { PhotoUploader } from "@carnation/ui/photo-uploader";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import * as v from "valibot";
import { demoFaces } from "../../../shared/demo/demoFaces.ts";
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { useOnline } from "../../../shared/navigation/useOnline.ts";
import { customerOf } from "../../../shared/watch/catalogueAtoms.ts";
import { valueOf } from "../../../shared/state/queryState.ts";
import { CameraSource } from "./CameraSource.tsx";
import { captureDraftAtom, draftFor } from "./draft/captureDraft.ts";
import { CaptureSubject } from "./draft/CaptureSubject.tsx";
import { PhotoEditor } from "./crop/PhotoEditor.tsx";
import { DemoFaces } from "./DemoFaces.tsx";
import { methodTexts, parseMethod, type CaptureMethod } from "./draft/methods.ts";
import { PhotoAdvice } from "./PhotoAdvice.tsx";
import { PhoneCapture } from "./phone/PhoneCapture.tsx";
import { preparedPhoto } from "./photo/preparePhoto.ts";
import { shownUpload } from "./shownUpload.ts";
import { useCapture } from "./useCapture.ts";
import { usePreviousPhoto } from "./previousPhoto.ts";

/** The limit in whole megabytes, as it is written and read: the domain counts in mebibytes. */
const maxBytes = Math.floor(photoLimits.maxUploadBytes / 1e6) * 1e6;

/** Holds what takes the photo in the place of the choice of a file, and the words of the way back to it. */
const sources = {
  camera: { Source: CameraSource, again: "Reprendre" },
  file: { Source: undefined, again: undefined },
  demo: { Source: undefined, again: "Choisir un autre visage" },
} as const;

/** `/user/diagnosis/input/:method`; an unknown method goes back to the choice. */
export function CaptureScreen(): ReactNode {
  const method = parseMethod(useParams().method);
  const [search] = useSearchParams();
  const state: unknown = useLocation().state;
  const customer = search.get("client");
  const sending = search.get("envoi");
  const [fresh] = useState(() => crypto.randomUUID());
  const back = customer === null ? paths.diagnosisMethod : paths.customerDiagnosis(customer);
  if (method === null) return <Navigate replace to={back} />;
  if (method === "phone") return <PhoneCapture key={customer} customer={customer} back={back} />;
  // The address names the photo, so that a reload finds the one that is on its way.
  if (sending === null) {
    return <Navigate replace to={paths.diagnosisInput(method, customer, fresh)} state={state} />;
  }
  return <Capture key={sending} name={sending} method={method} customer={customer} back={back} />;
}

interface CaptureProps {
  /** Names the capture in this tab. */
  readonly name: string;
  readonly method: Exclude<CaptureMethod, "phone">;
  /** Owner: whose photo it is; null for a quick diagnosis. */
  readonly customer: string | null;
  /** Place where the agreement is recorded. */
  readonly back: string;
}

/** Address of the face that was chosen with the method, of what an entry of the history keeps; null for none. */
function demoFaceOf(state: unknown): string | null {
  const parsed = v.safeParse(v.object({ face: v.picklist(demoFaces.map(({ src }) => src)) }), state);
  return parsed.success ? parsed.output.face : null;
}

/** Takes one photo and sends it. Without the person's agreement there is nothing to do here. */
function Capture({ name, method, customer, back }: CaptureProps): ReactNode {
  const { state, choose, send, pause, resume, cancel } = useCapture(name);
  const { consentedAt } = draftFor(useAtomValue(captureDraftAtom), customer);
  const previous = usePreviousPhoto(valueOf(useAtomValue(customerOf(customer ?? ""))));
  const [consentedOnArrival] = useState(consentedAt !== null);
  const [editing, setEditing] = useState(false);
  const online = useOnline();
  const { pathname, search, state: arrival } = useLocation();
  const navigate = useNavigate();
  const [face] = useState(() => (method === "demo" ? demoFaceOf(arrival) : null));
  if (state.step === "sent") return <Navigate replace to={paths.results(state.diagnosisId)} />;
  if (!consentedOnArrival && state.step === "choosing") return <Navigate replace to={back} />;
  const { Source, again } = sources[method];
  const photo = "photo" in state ? state.photo : null;
  const edited = editing && state.step === "reviewing" ? state.photo : null;
  return (
    <PageMain>
      <PageHeading title={methodTexts[method].label}>
        {method === "demo" ? "Visage de démonstration" : methodTexts[method].label}
      </PageHeading>
      <CaptureSubject customer={customer} />
      <PhotoUploader
        className="mt-7"
        label="Photo du diagnostic"
        accept={pictureFormats.accept}
        maxBytes={maxBytes}
        validate={preparedPhoto}
        hint={`De face, ${photoLimits.minSidePx} pixels de côté au moins.`}
        source={
          edited ? (
            <PhotoEditor
              photo={edited}
              onDone={(kept) => {
                setEditing(false);
                if (kept !== edited) choose(kept);
              }}
            />
          ) : method === "demo" ? (
            <DemoFaces
              first={face}
              onPhoto={(chosen) => {
                choose(chosen);
                if (demoFaceOf(arrival) === null) return;
                // A reload, or the way back to the choice, does not send it anew.
                void navigate(pathname + search, { replace: true, state: null });
                void send();
              }}
            />
          ) : (
            Source && (
              <Source
                onPhoto={choose}
                previous={previous}
                importPath={paths.diagnosisInput("file", customer)}
              />
            )
          )
        }
        value={edited ? null : photo}
        onValueChange={choose}
        upload={shownUpload(state)}
        offline={!online || (state.step === "sending" && state.upload.waiting === true)}
        underWay={"Vous pouvez quitter cette page\u00A0: l’envoi continue, et nous vous préviendrons."}
        advice={photo === null ? null : <PhotoAdvice photo={photo} onEdit={() => setEditing(true)} />}
        sendLabel="Analyser"
        otherLabel={again}
        onSend={() => void send()}
        onPause={state.step === "sending" ? pause : undefined}
        onResume={resume}
        onCancel={cancel}
      />
    </PageMain>
  );
}
