import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { sessionStateAtom } from "../session/sessionAtoms.ts";
import { type KeptPhoto, keptPhotosOf } from "./keptPhotos.ts";
import { useKeptPhoto } from "./useKeptPhoto.ts";

// jsdom keeps no photos: what a real browser keeps is tried in keptPhotos.browser.test.ts.
vi.mock("./keptPhotos.ts", () => ({ keptPhotosOf: vi.fn() }));

const kept: KeptPhoto = {
  key: "k1",
  uid: "claire",
  diagnosis: "d1",
  customer: "anais",
  photo: new File(["jpeg"], "photo.jpg"),
  about: null,
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Looks for the photo of a diagnosis in the session of Claire. */
function look(diagnosis: string | null) {
  return shown(diagnosis).result;
}

function shown(diagnosis: string | null) {
  const store = createStore();
  const session = { uid: "claire", email: "claire@exemple.fr", role: "customer" } as const;
  store.set(sessionStateAtom, { status: "signed-in", session });
  return renderHook((of: string | null) => useKeptPhoto(of), {
    initialProps: diagnosis,
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
}

test("a photo on its way is found, and gone once it has arrived, also from another tab", async () => {
  vi.mocked(keptPhotosOf).mockResolvedValue([{ ...kept, key: "k0", diagnosis: "d0" }, kept]);
  const result = look("d1");
  expect(result.current).toBeUndefined();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toMatchObject({ key: "k1", customer: "anais" });
  expect(keptPhotosOf).toHaveBeenCalledWith("claire");
  vi.mocked(keptPhotosOf).mockResolvedValue([]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(result.current).toBeNull();
});

test("a diagnosis whose photo is not on this device has none on its way", async () => {
  vi.mocked(keptPhotosOf).mockResolvedValue([kept]);
  const result = look("d2");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBeNull();
  expect(look(null).current).toBeNull();
});

test("a look that ends late does not take the place of the next diagnosis's", async () => {
  const late = Promise.withResolvers<readonly KeptPhoto[]>();
  vi.mocked(keptPhotosOf).mockReturnValueOnce(late.promise).mockResolvedValue([]);
  const { result, rerender } = shown("d1");
  rerender("d2");
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBeNull();
  late.resolve([kept]);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current).toBeNull();
});
