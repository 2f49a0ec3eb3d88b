import type { DocumentState } from "@carnation/data";
import { typeset } from "@carnation/domain/text";
import type { News } from "@carnation/product/news";
import { useAtomValue } from "jotai";
import { ArrowLeft, ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { type QueryState, valueOf } from "../../../shared/state/queryState.ts";
import { articlesAround } from "./news.ts";

/** The ways on from an article: to the one before, to the one after, and back to the list. */
export function Neighbours({ article }: { readonly article: News }): ReactNode {
  const around = articlesAround(article);
  const older = useAtomValue(around.older);
  const newer = useAtomValue(around.newer);
  return (
    <nav
      aria-label="Autres actualités"
      className="mx-auto mt-12 grid max-w-[44rem] grid-cols-1 gap-x-8 gap-y-5 border-t border-line pt-6 tablet:grid-cols-2"
    >
      <Way watched={older} words="Précédente" icon={<ArrowLeft aria-hidden="true" size={16} />} />
      <Way watched={newer} words="Suivante" icon={<ArrowRight aria-hidden="true" size={16} />} end />
      <p className="tablet:col-span-2">
        <Link
          to={paths.news}
          className="inline-block py-2.5 underline decoration-line-strong underline-offset-4 hover:decoration-accent"
        >
          Retour aux actualités
        </Link>
      </p>
    </nav>
  );
}

interface WayProps {
  readonly watched: QueryState<DocumentState<News>>;
  readonly words: string;
  readonly icon: ReactNode;
  /** True when it stands at the end of the line. */
  readonly end?: boolean;
}

function Way({ watched, words, icon, end = false }: WayProps): ReactNode {
  const article = valueOf(watched);
  if (article === null) return end ? null : <span className="hidden tablet:block" />;
  return (
    <Link
      to={paths.newsArticle(article.id)}
      className={`group grid content-start gap-1 py-1 wrap-anywhere ${end ? "tablet:justify-items-end tablet:text-end" : ""}`}
    >
      <span
        className={`flex items-center gap-2 text-small text-ink-2 ${end ? "tablet:flex-row-reverse" : ""}`}
      >
        {icon}
        {words}
      </span>
      <span className="font-medium group-hover:underline group-hover:decoration-accent group-hover:underline-offset-4">
        {typeset(article.title)}
      </span>
    </Link>
  );
}
