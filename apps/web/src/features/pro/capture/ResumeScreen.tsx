import { formatDateTime } from "@carnation/domain/format";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Skeleton } from "@carnation/ui/skeleton";
import { useSetAtom } from "jotai";
import type { ReactNode } from "react";
import { Navigate } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { NoSuchDiagnosis } from "../../../shared/diagnosis/NoSuchDiagnosis.tsx";
import { useDiagnosis } from "../../../shared/diagnosis/useDiagnosis.ts";
import { captureDraftAtom, emptyDraft } from "./draft/captureDraft.ts";
import { MethodForm } from "./MethodForm.tsx";

/** Takes up a diagnosis whose photo never came: same diagnosis, with the agreement that is stored with it. */
export function ResumeScreen({ id }: { readonly id: string }): ReactNode {
  const [diagnosis, retry] = useDiagnosis(id);
  if (diagnosis.status === "missing") return <NoSuchDiagnosis />;
  return (
    <PageMain>
      <PageHeading title="Reprendre la photo" />
      <DocumentContent
        watched={diagnosis}
        onRetry={retry}
        skeleton={<Skeleton height="20rem" className="mt-7" />}
        missing={null}
      >
        {(found) =>
          found.state === "started" && found.consent ? (
            <ResumeForm diagnosis={found} />
          ) : (
            <Navigate replace to={paths.results(id)} />
          )
        }
      </DocumentContent>
    </PageMain>
  );
}

function ResumeForm({ diagnosis: { id, created, customer } }: { readonly diagnosis: Diagnosis }): ReactNode {
  const change = useSetAtom(captureDraftAtom);
  return (
    <MethodForm
      customer={customer}
      missing={null}
      onContinue={() =>
        change(() => ({ ...emptyDraft, customer, consentedAt: created.toISOString(), openedDiagnosis: id }))
      }
    >
      <p className="border-y border-line py-5">
        Accord de la personne enregistré le {formatDateTime(created)}. La nouvelle photo doit être la sienne.
      </p>
    </MethodForm>
  );
}
