import { type Diagnosis, queuePlaceDetail, queuePlaceText } from "@carnation/product/diagnosis";
import { Progress } from "@carnation/ui/progress";
import { Check, Circle } from "lucide-react";
import type { ReactNode } from "react";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { useFileReading } from "../../../shared/watch/useReading.ts";
import { DiagnosisPhoto } from "../../../shared/diagnosis/DiagnosisPhoto.tsx";
import { readHasPhoto } from "../../../shared/diagnosis/diagnosisReads.ts";
import { useElapsed } from "../../../shared/browser/useElapsed.ts";
import { useQueuePlace } from "../../../shared/diagnosis/useQueuePlace.ts";
import { useKeptPhoto } from "../../../shared/photo/useKeptPhoto.ts";
import { PhotoNeverSent } from "./PhotoNeverSent.tsx";
import { ANALYSIS_UNDER_WAY } from "./analysisTitles.ts";
import { PhotoOnItsWay } from "./PhotoOnItsWay.tsx";

/** An analysis takes seconds; after this long the page says that it can be left. */
const PATIENCE_MS = 70_000;

/** A diagnosis that is not done yet: its place while it waits, the stages it has really reached, and never a number before there is one. */
export function AnalysisPending({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const kept = useKeptPhoto(diagnosis.id);
  // Asked once it is known to be neither on its way nor to be looked for: it may have arrived just then.
  const { reading: hasPhoto } = useFileReading(kept === null ? diagnosis.id : null, readHasPhoto);
  const long = useElapsed(PATIENCE_MS);
  const place = useQueuePlace(diagnosis.id);
  // A failure to tell says nothing about the photo.
  const received = hasPhoto.status === "ready" && hasPhoto.value;
  if (kept) return <PhotoOnItsWay diagnosis={diagnosis} kept={kept} />;
  if (hasPhoto.status === "ready" && !received) return <PhotoNeverSent diagnosis={diagnosis} />;
  return (
    <PageMain>
      <PageHeading title={ANALYSIS_UNDER_WAY} />
      <div className="mt-6 grid items-start gap-8 border-y border-line py-7 tablet:grid-cols-[220px_minmax(0,1fr)]">
        <DiagnosisPhoto
          id={hasPhoto.status === "loading" ? null : diagnosis.id}
          alt="La photo envoyée"
          whole
          className="aspect-3/4 w-full max-w-[220px]"
        />
        <div className="grid max-w-[34rem] gap-6">
          <output className="block">
            <Progress
              label={queuePlaceText(place)}
              value={null}
              detail={
                long && place === 0
                  ? "C’est plus long que prévu. Vous pouvez quitter cette page\u00A0: le diagnostic vous attendra dans la liste."
                  : queuePlaceDetail(place)
              }
            />
          </output>
          <ol className="grid gap-2.5">
            <Stage done>Accord de la personne enregistré</Stage>
            <Stage done={received}>Photo reçue</Stage>
            <Stage done={false}>Mesure des critères</Stage>
            <Stage done={false}>Résultats</Stage>
          </ol>
        </div>
      </div>
    </PageMain>
  );
}

function Stage({ done, children }: { readonly done: boolean; readonly children: ReactNode }): ReactNode {
  const Icon = done ? Check : Circle;
  return (
    <li className={`flex items-center gap-2.5 ${done ? "" : "text-ink-3"}`}>
      <Icon aria-hidden="true" size={16} strokeWidth={1.5} className="flex-none" />
      {children}
      <span className="sr-only">{done ? ", fait" : ", à venir"}</span>
    </li>
  );
}
