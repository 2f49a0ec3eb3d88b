import type { Workspace } from "@carnation/data";
import type { News } from "@carnation/product/news";
import type { ReactNode } from "react";
import { readPicture } from "../browser/pictureAddress.ts";
import { useReading } from "../watch/useReading.ts";

type Pictured = Pick<News, "picture" | "updated">;

/** Reads the picture that a key names: the file and the version of its article, neither of which holds a slash. */
function readStored(workspace: Workspace, key: string): Promise<string> {
  const [picture = "", at = ""] = key.split("/");
  const updated = at === "" ? null : new Date(Number(at));
  return readPicture(() => workspace.news.picture({ picture, updated }));
}

/** The address of the picture of an article; null while there is none to show. */
export function useNewsPicture({ picture, updated }: Pictured): string | null {
  const { reading } = useReading(
    picture === null ? null : `${picture}/${updated?.getTime() ?? ""}`,
    readStored,
  );
  return picture !== null && reading.status === "ready" ? reading.value : null;
}

interface NewsPictureProps {
  readonly article: Pictured & Pick<News, "pictureAlt">;
  /** In the list the title beside it says what the article is about: the picture only adorns it. */
  readonly adorns?: boolean;
  readonly className: string;
}

/** The picture of an article, on a ground of its own while it is on its way, and when it cannot be read. */
export function NewsPicture({ article, adorns = false, className }: NewsPictureProps): ReactNode {
  const src = useNewsPicture(article);
  return (
    <NewsPictureFrame className={className}>
      {src === null ? null : (
        <img src={src} alt={adorns ? "" : article.pictureAlt} className="size-full object-cover" />
      )}
    </NewsPictureFrame>
  );
}

interface NewsPictureFrameProps {
  readonly className: string;
  readonly children: ReactNode;
}

/** The ground on which a picture stands. */
export function NewsPictureFrame({ className, children }: NewsPictureFrameProps): ReactNode {
  return <div className={`overflow-hidden bg-well ${className}`}>{children}</div>;
}
