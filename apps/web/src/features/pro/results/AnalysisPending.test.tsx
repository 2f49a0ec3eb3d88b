import type { Diagnoses } from "@carnation/data";
import { CarnationError, type ErrorCode } from "@carnation/domain/error";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { act, render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { diagnosisOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { AnalysisPending } from "./AnalysisPending.tsx";

/** Shows the diagnosis while the server says whether its photo has arrived, or cannot say so. */
function show(
  arrived: boolean | ErrorCode,
  fields: Partial<Diagnosis> = {},
  own: Partial<Pick<Diagnoses, "watchQueued">> = {},
) {
  const photo = vi.fn<Diagnoses["photo"]>(() => Promise.reject(new CarnationError("unavailable")));
  const hasPhoto = vi.fn<Diagnoses["hasPhoto"]>(() =>
    typeof arrived === "boolean" ? Promise.resolve(arrived) : Promise.reject(new CarnationError(arrived)),
  );
  const diagnosis = diagnosisOf({ state: "started", ...fields });
  const store = createStore();
  store.set(workspaceAtom, {
    status: "ready",
    value: memoryWorkspace({}, { diagnoses: { photo, hasPhoto, ...own } }),
  });
  const router = createMemoryRouter([{ path: "/", element: <AnalysisPending diagnosis={diagnosis} /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { photo, hasPhoto };
}

test("a diagnosis whose photo is not stored asks for it", async () => {
  const { photo } = show(false);
  expect(await screen.findByText(/sa photo n’a pas été envoyée jusqu’au bout/u)).toBeDefined();
  expect(screen.getByText(/L’accord de la personne est enregistré/u)).toBeDefined();
  expect(screen.getByRole("link", { name: "Reprendre la photo" })).toBeDefined();
  expect(photo).not.toHaveBeenCalled();
});

test("a photo is not asked for without an agreement, nor is one promised", async () => {
  show(false, { consent: false });
  expect(await screen.findByText(/L’accord de la personne n’est pas enregistré/u)).toBeDefined();
  expect(screen.queryByRole("link", { name: "Reprendre la photo" })).toBeNull();
  expect(screen.getByRole("button", { name: "Abandonner ce diagnostic" })).toBeDefined();
});

test("a photo that has arrived is said to be received, and is read once", async () => {
  const { photo } = show(true);
  await waitFor(() => expect(screen.getByText("Photo reçue").textContent).toBe("Photo reçue, fait"));
  await waitFor(() => expect(photo).toHaveBeenCalledOnce());
});

test("a photo that waits is told its place, which moves up by itself until the analysis goes on", async () => {
  const queued = { id: "d1", uid: "claire", queued: new Date(), round: 0, attempts: 0, leased: null };
  let tell: (place: number | null) => void = () => undefined;
  show(
    true,
    {},
    {
      watchQueued(_id, onNext) {
        tell = (place) => onNext({ status: "ready", value: { ...queued, place }, fromCache: false });
        tell(3);
        return () => undefined;
      },
    },
  );
  expect(await screen.findByText("3e dans la file")).toBeDefined();
  expect(screen.getByText(/La vôtre garde sa place/u)).toBeDefined();
  act(() => tell(1));
  expect(await screen.findByText("1re dans la file")).toBeDefined();
  act(() => tell(0));
  expect(await screen.findByText(/Quelques secondes suffisent/u)).toBeDefined();
});

test.each<ErrorCode>(["offline", "unavailable", "deadline-exceeded"])(
  "a photo that cannot be read now (%s) is not said to be missing",
  async (code) => {
    const { hasPhoto } = show(code);
    await waitFor(() => expect(hasPhoto).toHaveBeenCalled());
    expect(await screen.findByText("Photo indisponible pour l’instant")).toBeDefined();
    expect(screen.getByText("Mesure des critères")).toBeDefined();
    expect(screen.queryByText(/n’a pas été envoyée/u)).toBeNull();
  },
);
