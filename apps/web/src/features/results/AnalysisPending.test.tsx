import type { Workspace } from "@carnation/data";
import { CarnationError, type ErrorCode } from "@carnation/domain";
import { render, screen, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { workspaceAtom } from "../../app/session/sessionAtoms.ts";
import { diagnosisOf } from "../../testing/memoryWorkspace.ts";
import { AnalysisPending } from "./AnalysisPending.tsx";

const diagnosis = diagnosisOf({ state: "started", created: new Date("2026-11-21T10:00:00Z") });

/** Shows the diagnosis while its photo cannot be read for that reason. */
function showWithoutPhoto(code: ErrorCode) {
  const photo = vi.fn(() => Promise.reject(new CarnationError(code)));
  const workspace: Pick<Workspace, "diagnoses"> = { diagnoses: { photo } as never };
  const store = createStore();
  store.set(workspaceAtom, { status: "ready", value: workspace as Workspace });
  const router = createMemoryRouter([{ path: "/", element: <AnalysisPending diagnosis={diagnosis} /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return photo;
}

test("a diagnosis whose photo is not stored asks for it", async () => {
  showWithoutPhoto("not-found");
  expect(await screen.findByText(/sa photo n’a pas été envoyée jusqu’au bout/u)).toBeDefined();
});

test.each<ErrorCode>(["offline", "unavailable", "deadline-exceeded"])(
  "a photo that cannot be read now (%s) is not said to be missing",
  async (code) => {
    const photo = showWithoutPhoto(code);
    await waitFor(() => expect(photo).toHaveBeenCalled());
    expect(await screen.findByText("Photo indisponible")).toBeDefined();
    expect(screen.getByText("Mesure des critères")).toBeDefined();
    expect(screen.queryByText(/n’a pas été envoyée/u)).toBeNull();
  },
);
