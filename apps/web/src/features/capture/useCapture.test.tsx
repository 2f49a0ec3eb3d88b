import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { CarnationError } from "@carnation/domain";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { beforeEach, expect, test } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../common/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { captureDraftAtom, emptyDraft } from "./captureDraft.ts";
import { useCapture } from "./useCapture.ts";

const picture = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });

beforeEach(() => sessionStorage.clear());

/** A capture of somebody who agreed, over a server where `d0` was opened, and ended in another tab. */
function begin(diagnoses: Partial<Diagnoses> = {}) {
  const sent: string[] = [];
  const uploadPhoto = (id: string): PhotoUpload => {
    sent.push(id);
    return {
      done: id === "d0" ? Promise.reject(new CarnationError("permission-denied")) : Promise.resolve(),
      subscribe: () => () => undefined,
      pause: () => undefined,
      resume: () => undefined,
      cancel: () => undefined,
    };
  };
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, {
    status: "ready",
    value: memoryWorkspace({}, { uploadPhoto, ...diagnoses }),
  });
  store.set(captureDraftAtom, () => ({
    ...emptyDraft,
    consentedAt: "2026-11-21T10:00:00.000Z",
    openedDiagnosis: "d0",
  }));
  const { result } = renderHook(useCapture, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return { store, sent, result };
}

test("a diagnosis that was ended meanwhile is given up: the same photo then goes to another one", async () => {
  const { store, sent, result } = begin();
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(result.current.state).toMatchObject({ step: "failed", photo: picture });
  expect(store.get(captureDraftAtom)).toMatchObject({
    consentedAt: "2026-11-21T10:00:00.000Z",
    openedDiagnosis: null,
  });
  await act(() => result.current.send());
  expect(result.current.state).toEqual({ step: "sent", diagnosisId: "d1" });
  expect(sent).toEqual(["d0", "d1"]);
  expect(store.get(captureDraftAtom)).toEqual(emptyDraft);
});

test("one of which that cannot be told is kept", async () => {
  const hasPhoto = () => Promise.reject(new CarnationError("offline"));
  const { store, result } = begin({ hasPhoto });
  act(() => result.current.choose(picture));
  await act(() => result.current.send());
  expect(result.current.state).toMatchObject({ step: "failed", error: { code: "offline" } });
  expect(store.get(captureDraftAtom).openedDiagnosis).toBe("d0");
});
