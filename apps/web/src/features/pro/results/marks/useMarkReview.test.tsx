import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { MAX_ADDED_MARKS } from "@carnation/domain/internal/mark";
import { parseDiagnosisMasks } from "@carnation/domain/mask";
import type { MarkReview } from "@carnation/domain/result";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../../testing/openApp.tsx";
import { marksDraft } from "./marksDraft.ts";
import { useMarkReview } from "./useMarkReview.ts";

/** Pause after which decisions are saved, in milliseconds. */
const PAUSE_MS = 700;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => void vi.useRealTimers());

const each = [8000, 3000, 6000].map((y) => ({
  at: [5000, y],
  radius: 60,
  mm: 3,
  area: "forehead",
  certainty: 0.32,
  load: 0.8,
}));
const added = { radius: 50, mm: 3, load: 0.7 };
const shape = [4000, 5000, 100, 0, 0, 100];
const masks = parseDiagnosisMasks({
  version: 1,
  engine_version: "engine-1",
  masks: [
    {
      name: "pigmentation_spots",
      type: "polygon",
      places: [],
      shapes: [shape, shape, shape],
      marks: { aspect: 0.75, half: 12.5, power: 1.17, added, each },
    },
  ],
});

const review = (fields: Partial<MarkReview> = {}): MarkReview => ({
  struck: [],
  kept: [],
  added: [],
  version: 1,
  engineVersion: "engine-1",
  verified: null,
  ...fields,
});

/** The spots of a diagnosis of its own, whose saves are answered when the test says so. */
function marksUnderTest(id: string, stored?: MarkReview) {
  const answers: PromiseWithResolvers<{ readonly version: number }>[] = [];
  const saveMarks = vi.fn<Workspace["diagnoses"]["saveMarks"]>(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({}, { diagnoses: { saveMarks } }) });
  const diagnosisOf = (known?: MarkReview) => ({ id, markReviews: known === undefined ? {} : { 39: known } });
  const visit = () =>
    renderHook(({ diagnosis }) => useMarkReview(diagnosis, masks, 39), {
      initialProps: { diagnosis: diagnosisOf(stored) },
      wrapper: ({ children }: { readonly children: ReactNode }) => (
        <Provider store={store}>{children}</Provider>
      ),
    });
  let visited = visit();
  const settled = (): Promise<void> => act(() => vi.advanceTimersByTimeAsync(0).then(() => undefined));
  const now = () => visited.result.current!;
  return {
    store,
    now,
    visitAgain: () => void (visited = visit()),
    leave: () => visited.unmount(),
    settled,
    tell: (known: MarkReview) => visited.rerender({ diagnosis: diagnosisOf(known) }),
    showOther: (other: string) => visited.rerender({ diagnosis: { ...diagnosisOf(), id: other } }),
    decide: (act_: (marks: ReturnType<typeof now>) => void) => act(() => act_(now())),
    pause: (ms = PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => undefined)),
    async answer(version: number) {
      answers.at(-1)!.resolve({ version });
      await settled();
    },
    async refuse(code: "aborted" | "unavailable") {
      answers.at(-1)!.reject(new CarnationError(code));
      await settled();
    },
    asked: () => saveMarks.mock.calls.map(([{ struck, version }]) => [struck, version]),
  };
}

test("decisions on marks are saved once there was a pause after the last one, not before", async () => {
  const { now, decide, pause, answer, asked } = marksUnderTest("pause");
  expect(now().saving).toBeUndefined();
  decide((marks) => marks.strike(["1"]));
  await pause(PAUSE_MS - 1);
  decide((marks) => marks.strike(["2"]));
  await pause(PAUSE_MS - 1);
  expect(asked()).toEqual([]);
  await pause(1);
  expect(asked()).toEqual([[["1", "2"], 0]]);
  expect(now().saving).toBe("saving");
  await answer(1);
  expect(now()).toMatchObject({ saving: "saved", decisions: { struck: ["1", "2"] }, review: { version: 1 } });
  await pause();
  expect(asked()).toHaveLength(1);
});

test("a decision during a pending save is saved next from the answered version, also by who leaves meanwhile", async () => {
  const { decide, pause, answer, asked, leave } = marksUnderTest("pending");
  decide((marks) => marks.strike(["1"]));
  await pause();
  decide((marks) => marks.strike(["2"]));
  await pause();
  expect(asked()).toHaveLength(1);
  await answer(4);
  await pause(PAUSE_MS - 1);
  expect(asked()).toHaveLength(1);
  await pause(1);
  expect(asked().at(-1)).toEqual([["1", "2"], 4]);
  decide((marks) => marks.strike(["3"]));
  leave();
  await answer(5);
  expect(asked().at(-1)).toEqual([["1", "2", "3"], 5]);
  await answer(6);
  expect(asked()).toHaveLength(3);
});

test("a decision is saved at once by who leaves before the pause is over, and nothing where nothing was decided", async () => {
  const { decide, asked, leave, visitAgain, settled } = marksUnderTest("leaving");
  leave();
  await settled();
  expect(asked()).toEqual([]);
  visitAgain();
  decide((marks) => marks.strike(["1"]));
  leave();
  await settled();
  expect(asked()).toEqual([[["1"], 0]]);
});

test("decisions that were not saved are there at the next visit, and saved then", async () => {
  const { now, decide, pause, refuse, asked, leave, visitAgain } = marksUnderTest("again");
  decide((marks) => marks.strike(["1"]));
  await pause();
  await refuse("unavailable");
  expect(now().saving).toBe("failed");
  expect(now().failure).toMatch(/momentanément indisponible/u);
  await pause();
  expect(asked()).toHaveLength(1);
  leave();
  visitAgain();
  expect(now().decisions.struck).toEqual(["1"]);
  await pause();
  expect(asked()).toHaveLength(2);
});

test("the next decision tries again what could not be saved", async () => {
  const { now, decide, pause, refuse, asked } = marksUnderTest("next-decision");
  decide((marks) => marks.strike(["1"]));
  await pause();
  await refuse("unavailable");
  decide((marks) => marks.keep(["2"]));
  expect(now()).toMatchObject({ saving: "saving", failure: null });
  await pause();
  expect(asked()).toEqual([
    [["1"], 0],
    [["1"], 0],
  ]);
});

test("marks that were saved elsewhere meanwhile are replaced by another try alone, from the version that is stored", async () => {
  const { now, decide, pause, refuse, answer, tell, asked } = marksUnderTest("elsewhere", review());
  decide((marks) => marks.strike(["1"]));
  tell(review({ struck: ["3"], version: 5 }));
  expect(now().decisions.struck).toEqual(["1"]);
  decide((marks) => marks.keep(["2"]));
  await pause();
  expect(asked()).toEqual([[["1"], 1]]);
  await refuse("aborted");
  expect(now().failure).toMatch(/dans un autre onglet/u);
  decide((marks) => marks.retry());
  await pause(0);
  expect(asked().at(-1)).toEqual([["1"], 5]);
  await answer(6);
  expect(now()).toMatchObject({ saving: "saved", failure: null, decisions: { struck: ["1"] } });
  // The watch tells the one before once more, then what was saved, and then what somebody else saves next.
  tell(review({ struck: ["3"], version: 5 }));
  expect(now().decisions.struck).toEqual(["1"]);
  tell(review({ struck: ["1", "3"], version: 6 }));
  expect(now().decisions.struck).toEqual(["1", "3"]);
  tell(review({ struck: ["2"], version: 7 }));
  expect(now().decisions.struck).toEqual(["2"]);
});

test("decisions are taken back one by one, also across a save, and no further than this visit's", async () => {
  const { now, decide, pause, answer, asked } = marksUnderTest("undo");
  decide((marks) => marks.strike(["1"]));
  await pause();
  await answer(1);
  decide((marks) => marks.strike(["2"]));
  decide((marks) => marks.confirm());
  expect(now().review?.verified).not.toBeNull();
  decide((marks) => marks.undo());
  expect(now()).toMatchObject({ decisions: { struck: ["1", "2"] }, review: { verified: null } });
  decide((marks) => marks.undo());
  expect(now().decisions.struck).toEqual(["1"]);
  decide((marks) => marks.undo());
  decide((marks) => marks.undo());
  expect(now().decisions.struck).toEqual([]);
  await pause();
  expect(asked().at(-1)).toEqual([[], 1]);
});

test("a decision opens confirmed marks again; one mark more than can be added is none", async () => {
  const full = Array.from({ length: MAX_ADDED_MARKS }, (_, place) => ({
    id: `a${place + 1}`,
    at: [5000, place] as const,
  }));
  const { now, decide, pause, answer, asked } = marksUnderTest("opened", review({ added: full }));
  decide((marks) => marks.confirm());
  decide((marks) => marks.add([1, 1]));
  expect(now().review?.verified).not.toBeNull();
  await pause();
  await answer(2);
  decide((marks) => marks.add([1, 1]));
  await pause();
  expect(asked()).toHaveLength(1);
  decide((marks) => marks.restore("1"));
  expect(now().review?.verified).toBeNull();
});

test("decisions of a session that ended while they were saved are not saved for the next one", async () => {
  const { store, decide, pause, answer, asked, leave } = marksUnderTest("ended");
  decide((marks) => marks.strike(["1"]));
  await pause();
  decide((marks) => marks.strike(["2"]));
  leave();
  act(() => store.set(sessionStateAtom, signedIn("nadia")));
  await answer(1);
  expect(asked()).toHaveLength(1);
});

test("marks of another diagnosis are shown without the decisions on the one before", async () => {
  const { now, decide, pause, answer, showOther } = marksUnderTest("one");
  decide((marks) => marks.strike(["1"]));
  await pause();
  await answer(1);
  showOther("other");
  expect(now().decisions.struck).toEqual([]);
});

test("a review of another engine's marks is replaced from its version", async () => {
  const { now, decide, pause, asked } = marksUnderTest(
    "engine",
    review({ struck: ["2"], version: 6, engineVersion: "engine-0" }),
  );
  expect(now().decisions.struck).toEqual([]);
  decide((marks) => marks.strike(["1"]));
  await pause();
  expect(asked()).toEqual([[["1"], 6]]);
});

test("decisions on one criterion are none on the other", () => {
  const { store, decide } = marksUnderTest("criteria");
  decide((marks) => marks.strike(["1"]));
  expect(store.get(marksDraft("criteria", 39))?.decisions.struck).toEqual(["1"]);
  expect(store.get(marksDraft("criteria", 36))).toBeNull();
});
