import { formatDateTime } from "@carnation/domain/format";
import { type News, NEWS_TAGS_MAX, newsTextMax } from "@carnation/product/news";
import { FormField } from "@carnation/ui/form";
import { ResourceFormSection } from "@carnation/ui/resource-form";
import { RichTextField } from "@carnation/ui/rich-text-field";
import { SwitchField } from "@carnation/ui/switch-field";
import { TagsField } from "@carnation/ui/tags-field";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { TextField } from "@carnation/ui/text-field";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { RecordPictureField } from "../../../shared/resource/RecordPictureField.tsx";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { tagsAtom } from "./articles.ts";
import { ManageTags } from "./ManageTags.tsx";
import type { ArticleForm } from "./useArticleForm.ts";

interface ArticleFieldsProps {
  readonly form: ArticleForm;
  /** As it is stored now. */
  readonly article: News | null;
  /** Address of the picture that is stored. */
  readonly pictureSrc: string | null;
}

/** Shows what an article says, shows and is filed under, and whether it is announced. */
export function ArticleFields({ form, article, pictureSrc }: ArticleFieldsProps): ReactNode {
  const known = itemsOf(useAtomValue(tagsAtom));
  return (
    <>
      <ResourceFormSection
        title="Texte"
        description="Le résumé paraît dans la liste et dans les notifications."
      >
        <FormField form={form} name="title">
          {(field) => (
            <TextField label="Titre" required autoComplete="off" maxLength={newsTextMax.title} {...field} />
          )}
        </FormField>
        <FormField form={form} name="summary">
          {(field) => (
            <TextAreaField label="Résumé" rows={2} characterLimit={newsTextMax.summary} {...field} />
          )}
        </FormField>
        <FormField form={form} name="body">
          {(field) => (
            <RichTextField
              label="Article"
              hint="Pour publier, il faut un texte. Un brouillon peut attendre."
              placeholder="Écrivez ici."
              counter
              {...field}
            />
          )}
        </FormField>
      </ResourceFormSection>
      <PictureSection form={form} pictureSrc={pictureSrc} />
      <ResourceFormSection
        title="Étiquettes"
        description="Une étiquette nouvelle se crée en l’écrivant. Les professionnels filtrent la liste avec."
      >
        <FormField form={form} name="tags">
          {(field) => (
            <TagsField
              label="Étiquettes"
              hint="Entrée ou virgule pour ajouter."
              maxCount={NEWS_TAGS_MAX}
              suggestions={known.map(({ text }) => text)}
              {...field}
            />
          )}
        </FormField>
        <ManageTags />
      </ResourceFormSection>
      <ResourceFormSection
        title="Notification"
        description="Les appareils de qui l’a demandé affichent le titre et le résumé, une seule fois par actualité."
      >
        {article?.notified ? (
          <p>Les abonnés ont été notifiés le {formatDateTime(article.notified)}.</p>
        ) : (
          <FormField form={form} name="notify">
            {(field) => (
              <SwitchField
                label="Notifier les abonnés"
                onText={article?.published ? "À l’enregistrement" : "À la publication"}
                offText="Sans notification"
                {...field}
              />
            )}
          </FormField>
        )}
      </ResourceFormSection>
    </>
  );
}

function PictureSection({ form, pictureSrc }: Pick<ArticleFieldsProps, "form" | "pictureSrc">): ReactNode {
  return (
    <ResourceFormSection
      title="Image"
      description="En haut de l’article et dans la liste. Elle est nécessaire pour publier."
    >
      <RecordPictureField form={form} src={pictureSrc} label="Image" />
      <FormField form={form} name="picture_alt">
        {(field) => (
          <TextField
            label="Description de l’image"
            hint="Ce qu’elle montre, pour les personnes qui ne la voient pas."
            autoComplete="off"
            maxLength={newsTextMax.picture_alt}
            {...field}
          />
        )}
      </FormField>
    </ResourceFormSection>
  );
}
