import { formatCount, plural } from "@carnation/domain/format";
import type { Recommendation } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { useAtomValue } from "jotai";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router";
import { FormPage } from "../../../../shared/forms/FormPage.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { SendPicture, type UnsentPicture } from "../../../../shared/resource/SendPicture.tsx";
import { type NoticeKey, noticeState } from "../../../../shared/session/notices.ts";
import { recentDiagnosesAtom } from "../../../../shared/watch/catalogueAtoms.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { itemsOf } from "../../../../shared/state/queryState.ts";
import { usePicture } from "../../../../shared/recommendations/usePicture.ts";
import { RecordPage } from "../../../../shared/resource/RecordPage.tsx";
import { DiagnosisScore } from "../DiagnosisScore.tsx";
import { ownRecommendation, pages, sentPicture, update } from "../recommendations.ts";
import { routinesWith } from "../inRoutines.ts";
import type { FormContext } from "./formContext.ts";
import { RecommendationFields } from "../../../../shared/recommendations/form/RecommendationFields.tsx";
import { RecommendationPreview } from "../../../../shared/recommendations/form/RecommendationPreview.tsx";
import { RemoveRecommendation } from "./RemoveRecommendation.tsx";
import {
  fieldsOf,
  useRecommendationForm,
} from "../../../../shared/recommendations/form/useRecommendationForm.ts";
import { WithFormContext } from "./WithFormContext.tsx";

/** `/user/recommendations/edit/:id`: only one of her own. */
export function EditRecommendationScreen(): ReactNode {
  return (
    <RecordPage atoms={ownRecommendation} pages={pages}>
      {(recommendation) => (
        <WithFormContext key={recommendation.id}>
          {(context) => <EditRecommendation recommendation={recommendation} context={context} />}
        </WithFormContext>
      )}
    </RecordPage>
  );
}

interface EditRecommendationProps {
  /** As it is stored now; the fields hold what was stored when they were opened. */
  readonly recommendation: Recommendation;
  readonly context: FormContext;
}

function EditRecommendation({ recommendation, context }: EditRecommendationProps): ReactNode {
  const { id } = recommendation;
  const navigate = useNavigate();
  const form = useRecommendationForm(context, recommendation);
  // What another tab changes meanwhile is not in the fields, and must not be overwritten.
  const [seen, setSeen] = useState(recommendation.updated);
  const { run } = useMutation(update);
  const [unsent, setUnsent] = useState<UnsentPicture | null>(null);
  const pictureSrc = usePicture(recommendation)?.src ?? null;
  const uses = routinesWith(itemsOf(useAtomValue(recentDiagnosesAtom)), id);
  if (unsent) return <SendPicture {...unsent} picture={sentPicture} />;
  const save = async (
    { picture, ...fields }: Parameters<Parameters<typeof form.submit>[0]>[0],
    updated?: Date | null,
  ): Promise<File | null> => {
    await run(id, { ...fields, ...(picture === "removed" ? { picture: null } : {}) }, updated);
    return picture instanceof File ? picture : null;
  };
  return (
    <FormPage
      form={form}
      pages={pages}
      sections="indexed"
      onSave={(values) => save(values, seen)}
      onSaved={(picture, notice) => {
        const leave = (said: NoticeKey): void => void navigate(pages.path, { state: noticeState(said) });
        if (picture === null) leave(notice);
        else setUnsent({ id, file: picture, onDone: () => leave("saved") });
      }}
      conflict={{
        onReload: () => {
          form.reset(fieldsOf(recommendation));
          setSeen(recommendation.updated);
        },
        onOverwrite: (values) => save(values),
      }}
      actions={
        recommendation.active ? (
          <Button asChild>
            <Link to={paths.recommendation(id)}>Voir la fiche</Link>
          </Button>
        ) : undefined
      }
      destructive={<RemoveRecommendation recommendation={recommendation} uses={uses} />}
      aside={<RecommendationPreview form={form} context={context} pictureSrc={pictureSrc} />}
    >
      {uses === 0 ? null : (
        <Alert tone="info">
          {`${formatCount(uses, "routine enregistrée", "routines enregistrées")} de vos derniers diagnostics ${plural(uses, "la contient", "la contiennent")}. ${plural(uses, "Elle garde", "Elles gardent")} le nom et les conseils d’alors\u202F; le prix d’un nouveau devis est celui d’ici.`}
        </Alert>
      )}
      <RecommendationFields form={form} context={context} pictureSrc={pictureSrc} />
      <TestSection id={id} dirty={form.dirty} />
    </FormPage>
  );
}

/** « Tester sur un diagnostic »; whoever came for it finds it in view. */
function TestSection({ id, dirty }: { readonly id: string; readonly dirty: boolean }): ReactNode {
  const section = useRef<HTMLElement>(null);
  const state: unknown = useLocation().state;
  const asked = typeof state === "object" && state !== null && "tested" in state;
  useEffect(() => {
    if (!asked) return;
    // After the heading of the page, which takes the focus as one arrives.
    const frame = requestAnimationFrame(() => {
      section.current?.scrollIntoView({ block: "center" });
      section.current?.querySelector<HTMLElement>("select")?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [asked]);
  return (
    <ResourceFormSection
      ref={section}
      title="Tester sur un diagnostic"
      description={
        dirty
          ? "Le score est celui de ce qui est enregistré\u00A0: enregistrez d’abord vos changements."
          : "À quel point elle répond à une peau déjà analysée."
      }
    >
      <DiagnosisScore recommendation={id} />
    </ResourceFormSection>
  );
}
