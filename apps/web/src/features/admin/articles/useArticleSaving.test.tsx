import type { DocumentState, OnNext, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type News, parseNews } from "@carnation/product/news";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { documentOf } from "../../../testing/readyState.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { KEEP_MS } from "./keptArticle.ts";
import { type Intent, useArticleSaving } from "./useArticleSaving.ts";

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const article = (fields: object = {}): News =>
  parseNews("hiver", { title: "Hiver", body: "<p>Froid.</p>", createdAt: new Date("2026-11-02"), ...fields });
const pictured = article({ picture: "hiver.jpg", picture_alt: "De la neige" });

/** An article that is written, whose saves are answered when the test says so. */
function articleUnderTest(start: News | null) {
  const answers: PromiseWithResolvers<News>[] = [];
  const answered = (): Promise<News> => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  };
  const addDraft = vi.fn<Workspace["articles"]["addDraft"]>(answered);
  const save = vi.fn<Workspace["articles"]["save"]>(answered);
  let tell: OnNext<DocumentState<News>> = () => undefined;
  const watch: Workspace["articles"]["watch"] = (_id, onNext) => {
    tell = onNext;
    if (start !== null) onNext(documentOf(start));
    return () => undefined;
  };
  const store = createStore();
  store.set(sessionStateAtom, signedIn("sophie", "admin"));
  store.set(workspaceAtom, {
    status: "ready",
    value: memoryWorkspace({}, { articles: { addDraft, save, watch } }),
  });
  const saved: Intent[] = [];
  const { result, unmount } = renderHook(
    () => useArticleSaving("hiver", start, (intent) => saved.push(intent)),
    {
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    },
  );
  const settled = (ms = 0): Promise<void> => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined));
  return {
    now: () => result.current,
    saved,
    calls: { addDraft, save },
    leave: () => unmount(),
    type: (title: string) =>
      act(() => result.current.form.methods.setValue("title", title, { shouldDirty: true })),
    set: (act_: (form: ReturnType<typeof useArticleSaving>["form"]["methods"]) => void) =>
      act(() => act_(result.current.form.methods)),
    beat: () => settled(KEEP_MS),
    async submit(intent: Intent) {
      act(() => void result.current.submit(intent));
      await settled();
    },
    async agree(agreed: boolean) {
      act(() => result.current.answer(agreed));
      await settled();
    },
    async answer(stored: News | CarnationError) {
      if (stored instanceof CarnationError) answers.at(-1)!.reject(stored);
      else answers.at(-1)!.resolve(stored);
      await settled();
    },
    tell: (stored: News) => act(() => tell(documentOf(stored))),
    settled,
    sent: () => save.mock.calls.map(([, { title, published }, opened]) => [title, published, opened?.title]),
    title: () => result.current.form.methods.getValues("title"),
  };
}

test("a save by hand waits for the autosave that is under way, and goes on from what that stored", async () => {
  const { type, beat, submit, answer, calls, sent, now } = articleUnderTest(null);
  type("Hiver");
  await beat();
  expect(calls.addDraft).toHaveBeenCalledOnce();
  type("Hiver à la neige");
  await submit("keep");
  expect(calls.save).not.toHaveBeenCalled();
  await answer(article());
  expect(sent()).toEqual([["Hiver à la neige", false, "Hiver"]]);
  await answer(article({ title: "Hiver à la neige" }));
  expect(now().isUnsaved()).toBe(false);
  expect(calls.addDraft).toHaveBeenCalledOnce();
});

test("an autosave that is slow is not asked for again, and what is typed meanwhile is kept by the next", async () => {
  const { type, beat, answer, calls, sent, now } = articleUnderTest(null);
  type("Hiver");
  await beat();
  type("Hiver à la neige");
  await beat();
  expect(calls.addDraft).toHaveBeenCalledOnce();
  expect(calls.save).not.toHaveBeenCalled();
  await answer(article());
  expect(now().isUnsaved()).toBe(true);
  expect(sent()).toEqual([["Hiver à la neige", false, "Hiver"]]);
  await answer(article({ title: "Hiver à la neige" }));
  expect(now()).toMatchObject({ autosave: { autosaved: { status: "saved" } } });
  expect(now().isUnsaved()).toBe(false);
  await beat();
  expect(calls.save).toHaveBeenCalledOnce();
});

test("an autosave stops where somebody else has saved, until it is chosen what is kept", async () => {
  const { type, beat, answer, calls, now, tell, title, submit, sent } = articleUnderTest(article());
  type("Hiver à la neige");
  await beat();
  await answer(new CarnationError("aborted"));
  expect(now().conflict).toBeDefined();
  await beat();
  expect(calls.save).toHaveBeenCalledOnce();
  tell(article({ title: "D’ailleurs" }));
  expect(title()).toBe("Hiver à la neige");
  act(() => now().conflict?.onReload());
  expect(title()).toBe("D’ailleurs");
  expect(now().conflict).toBeUndefined();
  type("Et d’ici");
  await submit("keep");
  expect(sent().at(-1)).toEqual(["Et d’ici", false, "D’ailleurs"]);
});

test("an article is written over what somebody else has saved without being compared", async () => {
  const { type, submit, answer, now, settled, sent } = articleUnderTest(article());
  type("Hiver à la neige");
  await submit("keep");
  await answer(new CarnationError("aborted"));
  act(() => now().conflict?.onOverwrite());
  await settled();
  expect(sent().at(-1)).toEqual(["Hiver à la neige", false, undefined]);
  await answer(article({ title: "Hiver à la neige" }));
  expect(now().conflict).toBeUndefined();
});

test("a draft that is written over what somebody else has published meanwhile stays published", async () => {
  const { type, submit, answer, agree, now, settled, sent, tell } = articleUnderTest(pictured);
  type("Hiver à la neige");
  await submit("keep");
  await answer(new CarnationError("aborted"));
  tell({ ...pictured, published: true });
  act(() => now().conflict?.onOverwrite());
  await settled();
  await agree(true);
  expect(sent().at(-1)).toEqual(["Hiver à la neige", true, undefined]);
});

test.each([
  ["to be announced", { notify: true, notified: null }, false],
  ["announced", { notify: false, notified: new Date("2026-11-03") }, true],
])("an article that is known to be %s is saved once, without a question", async (_how, known, notify) => {
  const { type, set, submit, answer, now, calls, saved } = articleUnderTest({
    ...pictured,
    published: true,
    ...known,
  });
  type("Hiver à la neige");
  if (notify) set((form) => form.setValue("notify", true, { shouldDirty: true }));
  await submit("keep");
  expect(now().asked).toBeNull();
  await answer({ ...pictured, published: true, ...known });
  expect(saved).toEqual(["keep"]);
  // The second press of a double click.
  await submit("keep");
  expect(calls.save).toHaveBeenCalledOnce();
});

test("an article is published once it is stored as a draft, and is published no more once that failed", async () => {
  const { submit, agree, answer, sent, saved, now } = articleUnderTest(pictured);
  await submit("publish");
  expect(now().asked).toMatchObject({ question: "publish", notify: false });
  expect(sent()).toEqual([]);
  await agree(true);
  expect(sent()).toEqual([["Hiver", false, "Hiver"]]);
  await answer(new CarnationError("unavailable"));
  expect(sent()).toHaveLength(1);
  expect(saved).toEqual([]);
  await submit("publish");
  await agree(true);
  await answer(pictured);
  expect(sent().at(-1)).toEqual(["Hiver", true, "Hiver"]);
  await answer({ ...pictured, published: true });
  expect(saved).toEqual(["publish"]);
  // The second press of a double click.
  await submit("publish");
  expect(now().isUnsaved()).toBe(false);
  expect(sent()).toHaveLength(3);
});

test("an article whose publishing was declined is a draft as before, and is kept by itself as one", async () => {
  const { submit, agree, type, beat, sent, calls, now } = articleUnderTest(pictured);
  await submit("publish");
  await agree(false);
  expect(calls.save).not.toHaveBeenCalled();
  expect(now().form.methods.getValues("published")).toBe(false);
  type("Hiver à la neige");
  await beat();
  expect(sent()).toEqual([["Hiver à la neige", false, "Hiver"]]);
});

test("a picture is sent after the fields and before the article is published, once", async () => {
  const { set, submit, agree, answer, now, settled, sent, saved } = articleUnderTest(pictured);
  const file = new File(["image"], "creme.jpg", { type: "image/jpeg" });
  set((form) => form.setValue("picture", file, { shouldDirty: true }));
  await submit("publish");
  await agree(true);
  await answer(pictured);
  expect(now().unsent?.file).toBe(file);
  expect(sent()).toHaveLength(1);
  act(() => now().unsent?.onDone(true));
  await settled();
  expect(now().unsent).toBeNull();
  expect(sent().at(-1)).toEqual(["Hiver", true, "Hiver"]);
  await answer({ ...pictured, published: true });
  expect(saved).toEqual(["publish"]);
  expect(now().form.methods.getValues("picture")).toBe("kept");
});

test("a picture that was given up leaves the rest saved, the article unpublished and the picture to be sent", async () => {
  const { set, submit, agree, answer, now, settled, sent, saved } = articleUnderTest(pictured);
  const file = new File(["image"], "creme.jpg", { type: "image/jpeg" });
  set((form) => form.setValue("picture", file, { shouldDirty: true }));
  await submit("publish");
  await agree(true);
  await answer(pictured);
  act(() => now().unsent?.onDone(false));
  await settled();
  expect(sent()).toHaveLength(1);
  expect(saved).toEqual([]);
  expect(now().form.methods.getValues()).toMatchObject({ picture: file, published: false });
  expect(now().isUnsaved()).toBe(true);
});

test("a published article is announced after a question once alone, and what is typed of it is not kept by itself", async () => {
  const live = { ...pictured, published: true };
  const { set, submit, agree, answer, beat, sent, now, calls } = articleUnderTest(live);
  set((form) => form.setValue("notify", true, { shouldDirty: true }));
  await beat();
  expect(calls.save).not.toHaveBeenCalled();
  await submit("keep");
  expect(now().asked?.question).toBe("announce");
  await agree(true);
  expect(sent()).toEqual([["Hiver", true, "Hiver"]]);
  await answer({ ...live, notify: true });
  expect(calls.save.mock.lastCall?.[1]).toMatchObject({ notify: true, published: true });
});

test("a published article that was announced already is saved without a question, and withdrawn with one", async () => {
  const live = { ...pictured, published: true, notify: true, notified: new Date("2026-11-03") };
  const { type, submit, agree, answer, sent, now, saved } = articleUnderTest(live);
  type("Hiver à la neige");
  await submit("keep");
  expect(now().asked).toBeNull();
  expect(sent()).toEqual([["Hiver à la neige", true, "Hiver"]]);
  await answer(new CarnationError("unavailable"));
  await submit("withdraw");
  expect(now().asked?.question).toBe("withdraw");
  await agree(true);
  expect(sent().at(-1)).toEqual(["Hiver à la neige", false, "Hiver"]);
  await answer({ ...live, published: false });
  expect(saved).toEqual(["withdraw"]);
});

test("an article that was saved from here is no news when it is told later; somebody else's is shown, unless something is typed", async () => {
  const { type, submit, answer, tell, title, now } = articleUnderTest(article());
  type("Premier");
  await submit("keep");
  await answer(article({ title: "Premier" }));
  type("Second");
  await submit("keep");
  await answer(article({ title: "Second" }));
  tell(article({ title: "Premier" }));
  expect(title()).toBe("Second");
  tell(article({ title: "D’ailleurs" }));
  expect(title()).toBe("D’ailleurs");
  expect(now().opened?.title).toBe("D’ailleurs");
  type("Typé");
  tell(article({ title: "Encore d’ailleurs" }));
  expect(title()).toBe("Typé");
});

test("a typed article is kept by itself no more once its page is left", async () => {
  const { type, leave, beat, calls } = articleUnderTest(article());
  type("Hiver à la neige");
  leave();
  await beat();
  expect(calls.save).not.toHaveBeenCalled();
});

test("an article is not kept by itself while it is saved by hand, nor where its picture alone was chosen", async () => {
  const { type, set, submit, beat, answer, calls } = articleUnderTest(article());
  set((form) => form.setValue("picture", new File(["image"], "creme.jpg"), { shouldDirty: true }));
  await beat();
  expect(calls.save).not.toHaveBeenCalled();
  set((form) => form.setValue("picture", "kept", { shouldDirty: true }));
  type("Hiver à la neige");
  await submit("keep");
  await beat();
  await answer(article({ title: "Hiver à la neige" }));
  expect(calls.save).toHaveBeenCalledOnce();
});
