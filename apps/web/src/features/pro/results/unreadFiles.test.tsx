import { CarnationError, type ErrorCode } from "@carnation/domain/error";
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { documentOf, diagnosisOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

afterEach(() => void vi.restoreAllMocks());

/** Opens a finished diagnosis whose photo and result fail. */
function open(code: ErrorCode) {
  const read = vi.fn(() => Promise.reject(new CarnationError(code)));
  const diagnosis = documentOf(diagnosisOf({ state: "done" }));
  const thumbnail = () => Promise.reject(new CarnationError(code));
  openApp(
    "/user/diagnosis/results/d1",
    memoryWorkspace({ diagnosis }, { diagnoses: { photo: read, result: read, thumbnail } }),
  );
  return read;
}

test("a photo and a result are unread off line, never erased, and are read again with the network", async () => {
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const read = open("offline");
  expect(await screen.findByText("Photo pas encore lue hors connexion")).toBeDefined();
  expect(screen.getByText("Pas encore lu hors connexion.")).toBeDefined();
  expect(screen.queryByText(/^Photo effacée/u)).toBeNull();
  const before = read.mock.calls.length;
  online.mockReturnValue(true);
  await act(() => window.dispatchEvent(new Event("online")));
  expect(read.mock.calls.length).toBe(before + 2);
  expect(await screen.findByText("Photo indisponible pour l’instant")).toBeDefined();
});

test("an earlier attempt that answers late takes nothing away", async () => {
  const attempts: ((error: unknown) => void)[] = [];
  const none = () => Promise.reject(new CarnationError("unavailable"));
  const photo = () => new Promise<never>((_resolve, reject) => attempts.push(reject));
  const diagnosis = documentOf(diagnosisOf({ state: "done" }));
  openApp(
    "/user/diagnosis/results/d1",
    memoryWorkspace({ diagnosis }, { diagnoses: { photo, thumbnail: none } }),
  );
  await waitFor(() => expect(attempts).toHaveLength(1));
  await act(() => window.dispatchEvent(new Event("online")));
  await act(() => attempts[1]?.(new CarnationError("not-found")));
  await screen.findByText(/^Photo effacée/u);
  await act(() => attempts[0]?.(new CarnationError("offline")));
  expect(screen.getByText(/^Photo effacée/u)).toBeDefined();
});

test.each([
  ["not-found", /^Photo effacée/u, /Cet élément n’existe plus/u],
  ["damaged", "Photo endommagée.", /Ce fichier est enregistré, mais il est endommagé\./u],
  ["unavailable", "Photo indisponible pour l’instant", /Le service est momentanément indisponible\./u],
] as const)("a photo and a result that fail with %s say so", async (code, photo, result) => {
  open(code);
  expect(await screen.findByText(photo)).toBeDefined();
  expect(screen.getByText(result)).toBeDefined();
});
