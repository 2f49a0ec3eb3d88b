import type { Diagnoses, PhotoUpload } from "@carnation/data";
import { CarnationError, type Diagnosis } from "@carnation/domain";
import { ToastProvider } from "@carnation/ui/toast";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { workspaceAtom } from "../../common/session/sessionAtoms.ts";
import { diagnosisOf } from "../../testing/known.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { AnalysisFailed } from "./AnalysisFailed.tsx";

const photo = new Blob(["photo"], { type: "image/jpeg" });
const uploaded: PhotoUpload = {
  subscribe: () => () => undefined,
  pause: () => undefined,
  resume: () => undefined,
  cancel: () => undefined,
  done: Promise.resolve(),
};

function show(fields: Partial<Diagnosis>) {
  const diagnoses = {
    photo: vi.fn<Diagnoses["photo"]>(() => Promise.resolve(photo)),
    start: vi.fn<Diagnoses["start"]>(() => Promise.resolve("d2")),
    uploadPhoto: vi.fn<Diagnoses["uploadPhoto"]>(() => uploaded),
    hasPhoto: vi.fn<Diagnoses["hasPhoto"]>(() => Promise.resolve(false)),
  };
  const diagnosis = diagnosisOf({ state: "error", ...fields });
  const store = createStore();
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({}, { diagnoses }) });
  const router = createMemoryRouter([{ path: "*", element: <AnalysisFailed diagnosis={diagnosis} /> }]);
  render(
    <Provider store={store}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </Provider>,
  );
  return { diagnoses, router };
}

const again = () => screen.queryByRole("button", { name: "Relancer avec la même photo" });

test("an analysis that found no place is begun again with the same photo, for the same person", async () => {
  const { diagnoses, router } = show({
    error: "busy",
    customer: "anais",
    enabledSubcategories: ["led"],
    conditions: ["make-up"],
  });
  expect(screen.getByText("Trop d’analyses en même temps")).toBeDefined();
  await userEvent.click(again()!);
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/results/d2"));
  expect(screen.getByText("Analyse relancée avec la même photo.")).toBeDefined();
  expect(diagnoses.start.mock.calls).toEqual([
    [{ consent: true, customerId: "anais", enabledSubcategories: ["led"], conditions: ["make-up"] }],
  ]);
  expect(diagnoses.uploadPhoto.mock.calls).toEqual([["d2", photo]]);
});

test.each([
  ["has not arrived, is sent again for the diagnosis that is open already", false, 2],
  ["has arrived although its answer was lost, is not sent again", true, 1],
])("a photo that %s", async (_what, arrived, uploads) => {
  const { diagnoses, router } = show({ error: "timeout" });
  diagnoses.hasPhoto.mockResolvedValue(arrived);
  const lost = Promise.reject(new CarnationError("offline"));
  lost.catch(() => undefined);
  diagnoses.uploadPhoto.mockReturnValueOnce({ ...uploaded, done: lost });
  await userEvent.click(again()!);
  expect(await screen.findByText("Vous êtes hors connexion.")).toBeDefined();
  await userEvent.click(again()!);
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/results/d2"));
  expect(diagnoses.start).toHaveBeenCalledTimes(1);
  expect(diagnoses.uploadPhoto).toHaveBeenCalledTimes(uploads);
});

test.each<[string, Partial<Diagnosis>]>([
  ["a photo that is to blame", { error: "too-dark" }],
  ["an agreement that is missing", { error: "unavailable", consent: false }],
])("%s is not sent again", (_what, fields) => {
  show(fields);
  expect(again()).toBeNull();
  expect(screen.getByRole("link", { name: "Reprendre la photo" })).toBeDefined();
});
