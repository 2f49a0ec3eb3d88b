import type { News } from "@carnation/domain";
import type { ReactNode } from "react";
import { useReading } from "../../common/state/useReading.ts";
import { readPicture } from "./news.ts";

interface NewsPictureProps {
  readonly article: Pick<News, "picture" | "pictureAlt">;
  /** In the list the title beside it says what the article is about: the picture only adorns it. */
  readonly adorns?: boolean;
  readonly className: string;
}

/** The picture of an article, on a ground of its own while it is on its way, and when it cannot be read. */
export function NewsPicture({ article, adorns = false, className }: NewsPictureProps): ReactNode {
  const { reading } = useReading(article.picture, readPicture);
  return (
    <div className={`overflow-hidden bg-well ${className}`}>
      {reading.status === "ready" && article.picture !== null ? (
        <img src={reading.value} alt={adorns ? "" : article.pictureAlt} className="size-full object-cover" />
      ) : null}
    </div>
  );
}
