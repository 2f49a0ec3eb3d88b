import { formatTime } from "@carnation/domain/format";
import type { News } from "@carnation/product/news";
import { Alert } from "@carnation/ui/alert";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { ResourceForm } from "@carnation/ui/resource-form";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { DeletionButton } from "../../../shared/resource/Deletion.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { useCurrentRoute } from "../../../shared/navigation/place.ts";
import { useNewsPicture } from "../../../shared/news/NewsPicture.tsx";
import { SendPicture } from "../../../shared/resource/SendPicture.tsx";
import { noticeState } from "../../../shared/session/notices.ts";
import { PictureRefusalContext, usePictureRefusal } from "../../../shared/forms/pictureRefusal.ts";
import { useFieldDrafts } from "../../../shared/forms/useFieldDrafts.tsx";
import { ArticleFields } from "./ArticleFields.tsx";
import { ArticlePreview } from "./ArticlePreview.tsx";
import { pages, titleOf } from "./articles.ts";
import { deletion } from "./deletion.tsx";
import { PublicationQuestion } from "./PublicationQuestion.tsx";
import { type Intent, useArticleSaving } from "./useArticleSaving.ts";
import type { Autosaved } from "./useAutosave.ts";
import { useLeaveBlocker } from "../../../shared/forms/useLeaveBlocker.ts";

const savedNotices = { keep: "saved", publish: "published", withdraw: "withdrawn" } as const;
const noticesWithoutPicture = {
  ...savedNotices,
  keep: "saved-without-picture",
  publish: "published-without-picture",
} as const;

interface ArticleEditorProps {
  readonly id: string;
  /** As it was stored when it was opened; null for a new one. */
  readonly start: News | null;
}

/** Shows where an article is written, kept as a draft, looked at, published and withdrawn. */
export function ArticleEditor({ id, start }: ArticleEditorProps): ReactNode {
  const title = useCurrentRoute()?.title;
  const navigate = useNavigate();
  const { isRefused, reportRefusal } = usePictureRefusal();
  const onSaved = (intent: Intent): void => {
    const notices = isRefused() ? noticesWithoutPicture : savedNotices;
    void navigate(pages.path, { state: noticeState(notices[intent]) });
  };
  const saving = useArticleSaving(id, start, onSaved);
  const { form, opened, live, broughtBack, unsent, asked } = saving;
  const blocker = useLeaveBlocker(() => saving.isUnsaved());
  const kept = useFieldDrafts(form, saving.isUnsaved);
  const pictureSrc = useNewsPicture(live ?? noPicture);
  const guard = <UnsavedChangesGuard dirty={form.dirty} blocker={blocker} />;
  if (unsent) {
    return (
      <>
        <SendPicture
          id={id}
          file={unsent.file}
          onDone={unsent.onDone}
          picture={{ upload: saving.upload, saved: "Le texte est enregistré" }}
        />
        {guard}
      </>
    );
  }
  const published = opened?.published ?? false;
  const shown = { form, article: live, pictureSrc };
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: pages.path, content: <Link to={pages.path}>{pages.label}</Link> },
          { id: "here", content: title },
        ]}
      />
      <div className="mt-2 mb-7 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="grid gap-2">
          <PageHeading />
          <output className="block text-small text-ink-2">
            {autosaveWords(published, saving.autosave.autosaved)}
          </output>
        </div>
        <ArticlePreview {...shown} />
      </div>
      {broughtBack ? (
        <Alert tone="info" className="mb-6 max-w-[34rem]">
          Ce que vous aviez saisi avant que la page ne se recharge est de nouveau là. Rien n’en est encore
          enregistré.{broughtBack.picture ? " L’image choisie est à choisir de nouveau." : ""}
        </Alert>
      ) : opened === start ? (
        kept
      ) : null}
      <ResourceForm
        form={form}
        conflict={saving.conflict}
        onSubmit={saving.send}
        onCancel={() => void navigate(pages.path)}
        saveLabel={published ? undefined : "Enregistrer le brouillon"}
        cancelLabel={published || form.dirty ? undefined : "Retour"}
        destructive={live ? <DeletionButton record={live} deletion={deletion} /> : undefined}
        alternative={
          <Button
            disabled={form.pending}
            onClick={() => void saving.submit(published ? "withdraw" : "publish")}
          >
            {published ? "Dépublier…" : "Publier…"}
          </Button>
        }
        className="max-w-[62rem]"
      >
        <PictureRefusalContext value={reportRefusal}>
          <ArticleFields {...shown} />
        </PictureRefusalContext>
      </ResourceForm>
      {asked ? (
        <PublicationQuestion
          question={asked.question}
          title={titleOf(form.methods.getValues())}
          announces={asked.notify && !live?.notified}
          onAnswer={saving.answer}
        />
      ) : null}
      {guard}
    </PageMain>
  );
}

const noPicture = { picture: null, updated: null };

function autosaveWords(published: boolean, autosaved: Autosaved | null): string {
  if (published)
    return "Les professionnels lisent cette actualité\u00A0: vos changements paraissent quand vous les enregistrez.";
  if (autosaved === null)
    return "Le brouillon s’enregistre toutes les 20 secondes. Il ne se publie jamais seul.";
  if (autosaved.status === "saved") return `Brouillon enregistré à ${formatTime(autosaved.at)}.`;
  return `Brouillon pas encore enregistré\u00A0: ${autosaved.reason} Nouvel essai dans 20 secondes.`;
}
