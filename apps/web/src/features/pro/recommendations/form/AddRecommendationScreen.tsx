import type { Recommendation } from "@carnation/domain/routine";
import { copyOfRecommendation } from "@carnation/product/recommendation";
import { useState, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { FormPage } from "../../../../shared/forms/FormPage.tsx";
import { paths } from "../../../../shared/navigation/paths.ts";
import { SendPicture, type UnsentPicture } from "../../../../shared/resource/SendPicture.tsx";
import { noticeState } from "../../../../shared/session/notices.ts";
import { useMutation } from "../../../../shared/watch/useMutation.ts";
import { add, pages, sentPicture } from "../recommendations.ts";
import type { FormContext } from "./formContext.ts";
import { RecommendationFields } from "../../../../shared/recommendations/form/RecommendationFields.tsx";
import { RecommendationPreview } from "../../../../shared/recommendations/form/RecommendationPreview.tsx";
import { useRecommendationForm } from "../../../../shared/recommendations/form/useRecommendationForm.ts";
import { WithFormContext } from "./WithFormContext.tsx";

/** `/user/recommendations/add`, also the copy of another one. */
export function AddRecommendationScreen(): ReactNode {
  const [search] = useSearchParams();
  const copied = search.get("copie");
  return (
    <WithFormContext>
      {(context) => (
        <AddRecommendation
          context={context}
          copied={context.recommendations.find(({ id }) => id === copied)}
        />
      )}
    </WithFormContext>
  );
}

interface AddRecommendationProps {
  readonly context: FormContext;
  readonly copied: Recommendation | undefined;
}

function AddRecommendation({ context, copied }: AddRecommendationProps): ReactNode {
  const navigate = useNavigate();
  // What it will be called, whatever is tried again: also when it is stored already and only the answer was lost.
  const [id] = useState(() => crypto.randomUUID());
  const [start] = useState(
    () => copied && copyOfRecommendation(copied, { id, owner: context.profile.uid, now: new Date() }),
  );
  const form = useRecommendationForm(context, start);
  const { run } = useMutation(add);
  const [unsent, setUnsent] = useState<UnsentPicture | null>(null);
  if (unsent) return <SendPicture {...unsent} picture={sentPicture} />;
  const leadTo =
    (path: string, state: object) =>
    (picture: File | null): void => {
      const onDone = (): void => void navigate(path, { state });
      if (picture === null) onDone();
      else setUnsent({ id, file: picture, onDone });
    };
  return (
    <FormPage
      form={form}
      pages={pages}
      sections="indexed"
      onSave={async ({ picture, ...fields }) => {
        await run({ ...fields, id });
        return picture instanceof File ? picture : null;
      }}
      onSaved={(picture, notice) => leadTo(pages.path, noticeState(notice))(picture)}
      alternative={{
        label: "Enregistrer et tester",
        onSaved: leadTo(paths.editRecommendation(id), { tested: true }),
      }}
      saveLabel="Ajouter"
      aside={<RecommendationPreview form={form} context={context} pictureSrc={null} />}
    >
      <RecommendationFields form={form} context={context} pictureSrc={null} />
    </FormPage>
  );
}
