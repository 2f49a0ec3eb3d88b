import { typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { Eye } from "lucide-react";
import { useState, type ReactNode } from "react";
import { ArticleView } from "../../../shared/news/ArticleView.tsx";
import { NewsPictureFrame } from "../../../shared/news/NewsPicture.tsx";
import { useChosenPicture } from "../../../shared/recommendations/usePicture.ts";
import { titleOf } from "./articles.ts";
import type { ArticleForm } from "./useArticleForm.ts";

interface ArticlePreviewProps {
  readonly form: ArticleForm;
  readonly article: News | null;
  readonly pictureSrc: string | null;
}

/** « Aperçu »: the article as professionals will read it, with what is typed and not saved. */
export function ArticlePreview(props: ArticlePreviewProps): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={<Button icon={<Eye aria-hidden="true" />}>Aperçu</Button>}
      title="Aperçu"
      description="Ce que les professionnels liront."
      className="w-[min(100vw-2rem,56rem)] max-w-none"
    >
      {open ? <Previewed {...props} /> : null}
    </Dialog>
  );
}

function Previewed({ form, article, pictureSrc }: ArticlePreviewProps): ReactNode {
  const [values] = useState(() => form.methods.getValues());
  const [now] = useState(() => new Date());
  const { picture, picture_alt, tags } = values;
  const chosen = useChosenPicture(picture instanceof File ? picture : null);
  const src = picture === "removed" ? null : (chosen ?? pictureSrc);
  return (
    <div className="pb-4">
      <ArticleView
        article={{ ...values, tags, createdAt: article?.firstPublished ?? now }}
        heading={<h3 className="font-serif text-h1 font-normal">{typeset(titleOf(values))}</h3>}
        linked={false}
        picture={
          src === null ? null : (
            <NewsPictureFrame className="aspect-3/2">
              <img src={src} alt={picture_alt} className="size-full object-cover" />
            </NewsPictureFrame>
          )
        }
      />
    </div>
  );
}
