import type { ArticleToSave, ListState, Workspace } from "@carnation/data";
import { compareNames } from "@carnation/domain/text";
import type { News, NewsDraftOutput } from "@carnation/product/news";
import type { Tag } from "@carnation/product/tag";
import { paths } from "../../../shared/navigation/paths.ts";
import type { ResourcePages } from "../../../shared/navigation/ResourcePages.ts";
import { listAsking } from "../../../shared/resource/listAsking.ts";
import { resourceAtoms, watchAtom } from "../../../shared/watch/watchAtom.ts";

export const pages: ResourcePages = {
  label: "Actualités",
  path: paths.adminNews,
  add: paths.addArticle,
  edit: paths.editArticle,
};

/** Drafts and published articles. */
export const articles = resourceAtoms((workspace) => workspace.articles);

/** Way that the list asks for the articles that it does not show. */
export const asking = listAsking((workspace) => workspace.articles);

/** The words that articles are filed under, in alphabetical order. */
export const tagsAtom = watchAtom<ListState<Tag>>((workspace, onNext, onError) =>
  workspace.tags.watchAll(
    (known) =>
      onNext(
        known.status === "ready"
          ? { ...known, value: known.value.toSorted((a, b) => compareNames(a.text, b.text)) }
          : known,
      ),
    onError,
  ),
);

/** Gives what an article is called, in a question or a list. */
export const titleOf = ({ title }: Pick<News, "title">): string => (title === "" ? "Sans titre" : title);

export const addDraft = (
  workspace: Workspace,
  added: NewsDraftOutput & { readonly id: string },
): Promise<News> => workspace.articles.addDraft(added);

export const save = (workspace: Workspace, id: string, fields: ArticleToSave, opened?: News): Promise<News> =>
  workspace.articles.save(id, fields, opened);

export const remove = (workspace: Workspace, article: News): Promise<void> =>
  workspace.articles.remove(article);

export const renameTag = (workspace: Workspace, tag: Tag, text: string): Promise<void> =>
  workspace.tags.rename(tag, text);

export const removeTag = (workspace: Workspace, tag: Tag): Promise<void> => workspace.tags.remove(tag);
