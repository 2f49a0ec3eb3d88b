import { diagnosisErrorTexts } from "@carnation/domain/internal/photo";
import { type Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { retakePath } from "./retakePath.ts";
import { PhotoMissingPage } from "./PhotoMissingPage.tsx";

/** A diagnosis that the professional ended before its photo came. */
export function AbandonedDiagnosis({ diagnosis }: { readonly diagnosis: Diagnosis }): ReactNode {
  const { title, message } = diagnosisErrorTexts.abandoned;
  return (
    <PhotoMissingPage title={title} diagnosis={diagnosis}>
      <p className="max-w-[36em] font-serif text-synthesis">{message}</p>
      <Button asChild variant="primary">
        <Link to={retakePath(diagnosis)}>Nouveau diagnostic</Link>
      </Button>
    </PhotoMissingPage>
  );
}
