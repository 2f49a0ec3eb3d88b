import { type News, newsForm, type NewsFormInput, newsFormInput } from "@carnation/product/news";
import { useCarnationForm } from "@carnation/ui/form";
import { useStore } from "jotai";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { mergeDraft } from "../../../shared/forms/useFieldDrafts.tsx";
import { keptArticleAtom, useKeptArticle } from "./keptArticle.ts";

/** The form of an article, what it is compared with, and what this tab keeps of it. */
export function useArticleForm(id: string, start: News | null) {
  const store = useStore();
  // What the fields were filled with, or saved as: what somebody else stores since is a conflict.
  const [opened, setOpened] = useState(start);
  const picture = opened?.picture ?? null;
  const schema = useMemo(() => newsForm(picture), [picture]);
  const form = useCarnationForm({ schema, defaultValues: newsFormInput(start ?? undefined) });
  const { methods, dirty } = form;

  const [kept] = useState(() => {
    const before = store.get(keptArticleAtom);
    return before?.id === id ? before.unsaved : null;
  });
  const bringBack = useEffectEvent(() => {
    if (kept === null) return;
    const values = mergeDraft(methods.getValues(), kept.typed, kept.saved) as NewsFormInput;
    methods.reset({ ...values, picture: "kept" }, { keepDefaultValues: true });
  });
  useEffect(() => bringBack(), []);

  useKeptArticle(() => {
    if (!dirty) return start === null && opened !== null ? { id, stored: true, unsaved: null } : null;
    const { picture: chosen, ...typed } = methods.getValues();
    const { picture: _, ...saved } = methods.formState.defaultValues ?? {};
    return { id, stored: opened !== null, unsaved: { typed, saved, picture: typeof chosen !== "string" } };
  });

  return {
    form,
    opened,
    setOpened,
    /** Text that was typed before the page was reloaded, until it is saved. */
    broughtBack: kept !== null && dirty && opened === start ? kept : null,
  };
}

/** Describes what the fields and the preview work with. */
export type ArticleForm = ReturnType<typeof useArticleForm>["form"];
