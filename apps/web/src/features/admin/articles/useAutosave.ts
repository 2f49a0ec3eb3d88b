import { toCarnationError } from "@carnation/domain/error";
import { type News, newsDraftForm, type NewsDraftOutput, newsFormInput } from "@carnation/product/news";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as v from "valibot";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { addDraft, save } from "./articles.ts";
import { KEEP_MS } from "./keptArticle.ts";
import type { ArticleForm } from "./useArticleForm.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Describes what the last attempt to keep the draft came to. */
export type Autosaved =
  | { readonly status: "saved"; readonly at: Date }
  | { readonly status: "failed"; readonly reason: string };

interface AutosaveOptions {
  readonly id: string;
  readonly form: ArticleForm;
  readonly opened: News | null;
  readonly setOpened: (saved: News) => void;
  /** While a person has to choose what is kept. */
  readonly paused: boolean;
  readonly onConflict: (conflicting: true) => void;
}

/**
 * Keeps a draft on the server every 20 seconds while it is written, without a title if need be. It never publishes, and
 * what is published is never changed by itself; a picture is sent when the draft is saved by hand.
 */
export function useAutosave({ id, form, opened, setOpened, paused, onConflict }: AutosaveOptions) {
  const { methods, dirty, pending } = form;
  const adding = useMutation(addDraft).run;
  const saving = useMutation(save).run;
  const [autosaved, setAutosaved] = useState<Autosaved | null>(null);
  const latest = useRef(opened);
  useEffect(() => {
    latest.current = opened;
  }, [opened]);
  const running = useRef<Promise<void>>(Promise.resolve());

  const keep = async (): Promise<void> => {
    const before = latest.current;
    const values = methods.getValues();
    const parsed = v.safeParse(newsDraftForm, values);
    if (!parsed.success) {
      return setAutosaved({ status: "failed", reason: "un champ est trop long." });
    }
    const fields = parsed.output;
    if (isSameDraft(fields, before)) return;
    const sent = { ...values, tags: [...values.tags] };
    try {
      const saved =
        before === null
          ? await adding({ ...fields, id })
          : await saving(id, { ...fields, published: false }, before);
      latest.current = saved;
      setOpened(saved);
      // What is typed meanwhile, and a picture that was chosen, are still to be saved.
      methods.reset(
        { ...sent, picture: "kept", published: false },
        { keepValues: true, keepErrors: true, keepIsSubmitted: true },
      );
      setAutosaved({ status: "saved", at: new Date() });
    } catch (failure) {
      const error = toCarnationError(failure);
      // A conflict is said by its notice, with what can be done.
      if (error.code === "aborted") onConflict(true);
      else setAutosaved({ status: "failed", reason: errorMessage(error) });
    }
  };
  const beat = useEffectEvent(() => {
    if (!dirty || pending || paused || latest.current?.published === true) return;
    running.current = running.current.then(keep);
  });
  useEffect(() => {
    const timer = setInterval(() => beat(), KEEP_MS);
    return () => clearInterval(timer);
  }, []);

  return {
    autosaved,
    /** Waits for what is on its way. @returns the article as it is stored by then */
    settled: async (): Promise<News | null> => {
      await running.current;
      return latest.current;
    },
    /** Saved by hand: what went wrong before is settled. */
    noteSaved: (): void => setAutosaved({ status: "saved", at: new Date() }),
  };
}

/** Tells whether a draft says what is stored already; of one that is not stored, whether it says anything. */
function isSameDraft(fields: NewsDraftOutput, stored: News | null): boolean {
  const { picture: _, published: __, ...before } = newsFormInput(stored ?? undefined);
  const order = (draft: NewsDraftOutput): string =>
    JSON.stringify([draft.title, draft.summary, draft.body, draft.picture_alt, draft.tags, draft.notify]);
  return order(fields) === order(before);
}
