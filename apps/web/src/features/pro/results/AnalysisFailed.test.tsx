import type { Diagnoses } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { ToastProvider } from "@carnation/ui/toast";
import { render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { diagnosisOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { AnalysisFailed } from "./AnalysisFailed.tsx";

function show(fields: Partial<Diagnosis>) {
  const retry = vi.fn<Diagnoses["retry"]>(() => Promise.resolve());
  const diagnosis = diagnosisOf({ id: "d1", state: "error", ...fields });
  const store = createStore();
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({}, { diagnoses: { retry } }) });
  const router = createMemoryRouter([{ path: "*", element: <AnalysisFailed diagnosis={diagnosis} /> }]);
  render(
    <Provider store={store}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </Provider>,
  );
  return retry;
}

const again = () => screen.queryByRole("button", { name: "Relancer avec la même photo" });

test("an analysis that failed through no fault of the photo is retried in its own place, at a press", async () => {
  const retry = show({ error: "busy" });
  expect(screen.getByText("Trop d’analyses en même temps")).toBeDefined();
  await userEvent.click(again()!);
  expect(await screen.findByText("Analyse relancée avec la même photo.")).toBeDefined();
  expect(retry.mock.calls).toEqual([["d1"]]);
});

test("a retry that did not arrive says so, and can be pressed again", async () => {
  const retry = show({ error: "timeout" });
  retry.mockRejectedValueOnce(new CarnationError("offline"));
  await userEvent.click(again()!);
  expect(await screen.findByText("Vous êtes hors connexion.")).toBeDefined();
  await userEvent.click(again()!);
  await waitFor(() => expect(retry).toHaveBeenCalledTimes(2));
});

test.each<[string, Partial<Diagnosis>]>([
  ["a photo that is to blame", { error: "too-dark" }],
  ["an agreement that is missing", { error: "unavailable", consent: false }],
])("%s is not sent again", (_what, fields) => {
  show(fields);
  expect(again()).toBeNull();
  expect(screen.getByRole("link", { name: "Reprendre la photo" })).toBeDefined();
});
