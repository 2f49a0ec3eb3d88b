import { useAtom } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { NavigationType, useNavigationType, useSearchParams } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { captureDraftAtom, draftFor, emptyDraft } from "./draft/captureDraft.ts";
import { ConsentBox } from "./ConsentBox.tsx";
import { MethodForm } from "./MethodForm.tsx";
import { ResumeScreen } from "./ResumeScreen.tsx";
import { SubcategoryChoice } from "./SubcategoryChoice.tsx";

/** `/user/diagnosis/method`; with `?diagnostic=<id>`, for a diagnosis whose photo never came. */
export function MethodScreen(): ReactNode {
  const [search] = useSearchParams();
  const resumed = search.get("diagnostic");
  return resumed === null ? <NewDiagnosis /> : <ResumeScreen id={resumed} />;
}

/** The start of a quick diagnosis: the person's agreement first, then where the photo comes from. */
function NewDiagnosis(): ReactNode {
  const [kept, change] = useAtom(captureDraftAtom);
  const draft = draftFor(kept, null);
  const arrival = useNavigationType();
  const [byLink] = useState(arrival === NavigationType.Push);

  // A link starts another person's diagnosis: the agreement of somebody who was not photographed in the end is not
  // theirs. The back button and a reload return to the same person.
  useEffect(() => {
    if (byLink) change(() => emptyDraft);
  }, [byLink, change]);

  const consented = draft.consentedAt !== null;
  return (
    <PageMain>
      <PageHeading />
      <p className="mt-2 text-ink-2">Diagnostic cosmétique rapide, sans fiche client.</p>
      <MethodForm missing={consented ? null : "Cochez d’abord l’accord de la personne."}>
        <ConsentBox
          checked={consented}
          onChange={(checked) =>
            change(() => ({
              ...emptyDraft,
              subcategories: draft.subcategories,
              consentedAt: checked ? new Date().toISOString() : null,
            }))
          }
        />
        <SubcategoryChoice
          value={draft.subcategories}
          onChange={(subcategories) =>
            change((current) => ({ ...draftFor(current, null), subcategories, openedDiagnosis: null }))
          }
        />
      </MethodForm>
    </PageMain>
  );
}
