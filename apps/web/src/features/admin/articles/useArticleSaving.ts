import { CarnationError, toCarnationError } from "@carnation/domain/error";
import { pictureFileName } from "@carnation/domain/internal/field";
import { type News, newsFormInput, type NewsFormOutput } from "@carnation/product/news";
import type { Workspace } from "@carnation/data";
import { useAtomValue } from "jotai";
import { useCallback, useRef, useState } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { valueOf } from "../../../shared/state/queryState.ts";
import { addDraft, articles, save } from "./articles.ts";
import { useFollowing } from "./useFollowing.ts";
import { useAutosave } from "./useAutosave.ts";
import { useArticleForm } from "./useArticleForm.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

/** Describes what is to become of an article as it is saved. */
export type Intent = "keep" | "publish" | "withdraw";

/** A picture on its way, with what happens when it has arrived or was given up. */
interface Unsent {
  readonly file: File;
  readonly onDone: (sent: boolean) => void;
}

/** Describes what is asked about first: a change of what professionals read, or that they are told of what they read already. */
export type Question = "publish" | "withdraw" | "announce";

interface Asked {
  readonly question: Question;
  readonly notify: boolean;
  readonly answer: (agreed: boolean) => void;
}

/**
 * Saves an article: its fields, then its picture, and only then does it appear, so that nothing incomplete is ever
 * published.
 * @param onSaved once what professionals read is saved; not after a draft, which is written on
 */
export function useArticleSaving(id: string, start: News | null, onSaved: (intent: Intent) => void) {
  const { form, opened, setOpened, broughtBack } = useArticleForm(id, start);
  const live = valueOf(useAtomValue(articles.byId(id)));
  const noteSaved = useFollowing({ form, opened, setOpened, live });
  const adding = useMutation(addDraft).run;
  const saving = useMutation(save).run;
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [conflicting, setConflicting] = useState(false);
  const leaving = useRef(false);
  const pictureName = useRef<string | null>(null);
  const autosave = useAutosave({
    id,
    form,
    opened,
    setOpened: noteSaved,
    paused: conflicting,
    onConflict: setConflicting,
  });

  const upload = useCallback((workspace: Workspace, article: string, file: File) => {
    pictureName.current = pictureFileName(article, file);
    return workspace.articles.uploadPicture(article, file);
  }, []);

  const agrees = (question: Question | null, notify: boolean): Promise<boolean> =>
    question === null
      ? Promise.resolve(true)
      : new Promise((answer) => setAsked({ question, notify, answer }));
  const questionOf = (intent: Intent, { published, notify }: NewsFormOutput): Question | null => {
    if (intent !== "keep") return intent;
    return published && notify && opened?.notify !== true && !live?.notified ? "announce" : null;
  };

  /** @returns whether it has arrived, and the article names it */
  const sendPicture = async (file: File): Promise<boolean> => {
    const sent = await new Promise<boolean>((onDone) => setUnsent({ file, onDone }));
    setUnsent(null);
    return sent;
  };

  const store = async (intent: Intent, values: NewsFormOutput, before: News | null, compare: boolean) => {
    const { picture, published: _, ...fields } = values;
    const shown = before?.published === true && intent !== "withdraw";
    let saved =
      before === null
        ? await adding({ ...fields, id })
        : await saving(
            id,
            { ...fields, published: shown, ...(picture === "removed" ? { picture: null } : {}) },
            compare ? before : undefined,
          );
    noteSaved(saved);
    if (picture instanceof File) {
      const sent = await sendPicture(picture);
      if (!sent) throw new PictureNotSent();
      saved = { ...saved, picture: pictureName.current };
      noteSaved(saved);
    }
    if (intent === "publish") noteSaved(await saving(id, { ...fields, published: true }, saved));
    // What was sent is stored: neither sent nor taken away once more.
    if (picture !== "kept") form.reset({ ...form.methods.getValues(), picture: "kept" });
  };

  const send = async (intent: Intent, values: NewsFormOutput, overwriting: boolean): Promise<void> => {
    // Saved already: the second press of a double click, while the next page is on its way.
    if (leaving.current) return;
    const refuse = (message?: string): void => form.setErrors({}, message);
    if (!(await agrees(questionOf(intent, values), values.notify))) return refuse();
    try {
      const latest = await autosave.settled();
      await store(intent, values, overwriting ? live : latest, !overwriting);
    } catch (failure) {
      if (failure instanceof PictureNotSent) {
        return refuse(
          intent === "publish"
            ? "L’image n’est pas partie\u00A0: l’actualité reste un brouillon."
            : "L’image n’est pas partie. Le reste est enregistré.",
        );
      }
      const error = toCarnationError(failure);
      setConflicting(error.code === "aborted");
      return refuse(error.code === "aborted" ? undefined : errorMessage(error));
    }
    setConflicting(false);
    autosave.noteSaved();
    if (intent === "keep" && !values.published) return;
    leaving.current = true;
    onSaved(intent);
  };

  /** Saves as it is meant to be, once the fields are checked as that asks for. */
  const submit = async (intent: Intent, overwriting = false): Promise<void> => {
    const stored = (overwriting ? live : opened)?.published ?? false;
    const published = intent === "keep" ? stored : intent === "publish";
    form.methods.setValue("published", published);
    await form.submit((values) => send(intent, values, overwriting));
    // What is missing to be published is not missing to a draft.
    if (!leaving.current && intent !== "keep") form.methods.setValue("published", stored);
  };

  return {
    form,
    /** As it was opened or saved last; null for one that is not stored yet. */
    opened,
    /** As it is stored now; null while that is not known. */
    live,
    broughtBack,
    autosave,
    submit,
    send: (values: NewsFormOutput) => send("keep", values, false),
    /** Tells whether leaving would lose something: not after it was saved. */
    isUnsaved: () => form.dirty && !leaving.current,
    upload,
    unsent,
    asked,
    answer: (agreed: boolean): void => {
      asked?.answer(agreed);
      setAsked(null);
    },
    conflict: conflicting
      ? {
          onReload: () => {
            setConflicting(false);
            if (live === null) return;
            form.reset(newsFormInput(live));
            setOpened(live);
          },
          onOverwrite: () => void submit("keep", true),
        }
      : undefined,
  };
}

/** The picture was given up, and what depends on it with it. */
class PictureNotSent extends CarnationError {
  constructor() {
    super("cancelled", "The picture was not sent");
  }
}
