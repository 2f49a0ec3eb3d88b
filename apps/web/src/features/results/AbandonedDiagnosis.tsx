import { diagnosisErrorTexts, formatDateTime, type Diagnosis } from "@carnation/domain";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { retakePath } from "./retakePath.ts";

/** A diagnosis that the professional ended before its photo came. */
export function AbandonedDiagnosis({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const { title, message } = diagnosisErrorTexts.abandoned;
  return (
    <PageMain>
      <PageHeading title={title} />
      <p className="mt-2 text-small text-ink-2">Diagnostic commencé le {formatDateTime(diagnosis.created)}</p>
      <div className="mt-6 grid justify-items-start gap-4 border-y border-line py-7">
        <p className="max-w-[36em] font-serif text-synthesis">{message}</p>
        <Button asChild variant="primary">
          <Link to={retakePath(diagnosis)}>Nouveau diagnostic</Link>
        </Button>
      </div>
    </PageMain>
  );
}
