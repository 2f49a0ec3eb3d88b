import { formatDateTime } from "@carnation/domain/format";
import { diagnosisErrorTexts } from "@carnation/domain/internal/photo";
import { type Diagnosis, diagnosisRetryOf } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { DiagnosisPhoto } from "../../../shared/diagnosis/DiagnosisPhoto.tsx";
import { AnalyseAgain } from "./AnalyseAgain.tsx";
import { retakePath } from "./retakePath.ts";

/** A photo that could not be analysed: why, and how to try again, with a better photo or the same. No score is ever made up. */
export function AnalysisFailed({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const error = diagnosis.error ?? "internal";
  const { title, message } = diagnosisErrorTexts[error];
  const hasGoodPhoto = diagnosisRetryOf(error) === "same-photo" && diagnosis.consent;
  return (
    <PageMain>
      <PageHeading title="Analyse impossible" />
      <p className="mt-2 text-small text-ink-2">Photo du {formatDateTime(diagnosis.created)}</p>
      <div className="mt-6 grid items-start gap-8 border-y border-line py-7 tablet:grid-cols-[220px_minmax(0,1fr)]">
        <DiagnosisPhoto
          id={diagnosis.id}
          alt="La photo envoyée"
          whole
          className="aspect-3/4 w-full max-w-[220px]"
        />
        <div role="alert" className="grid justify-items-start gap-4">
          <h2 className="flex items-center gap-2.5">
            <CircleAlert aria-hidden="true" size={20} strokeWidth={1.5} className="flex-none text-error" />
            {title}
          </h2>
          <p className="max-w-[56ch] text-ink-2">{message}</p>
          <div className="flex flex-wrap gap-3">
            {hasGoodPhoto ? <AnalyseAgain id={diagnosis.id} /> : null}
            <Button asChild variant={hasGoodPhoto ? "outline" : "primary"}>
              <Link to={retakePath(diagnosis)}>Reprendre la photo</Link>
            </Button>
          </div>
        </div>
      </div>
    </PageMain>
  );
}
