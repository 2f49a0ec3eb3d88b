import type { Workspace } from "@carnation/data";
import type { Role } from "@carnation/product/session";
import { configure, render } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { vi } from "vitest";
import { routes } from "../app/application/router.tsx";
import { sessionStateAtom, workspaceAtom } from "../shared/session/sessionAtoms.ts";
import type { SessionState } from "../shared/session/sessionState.ts";

/** Somebody who is signed in. */
export function signedIn(uid = "u1", role: Role = "customer"): SessionState {
  return { status: "signed-in", session: { uid, email: `${uid}@exemple.fr`, role } };
}

/**
 * Shows the application at an address, over a workspace in memory.
 * @param workspace null while it is being opened, as in the first moment after a sign-in
 */
export function openApp(path: string, workspace: Workspace | null, session: SessionState = signedIn()) {
  // jsdom has no scrolling; the router restores the scroll position at every navigation.
  vi.stubGlobal("scrollTo", () => undefined);
  vi.stubGlobal("ResizeObserver", StillSizes);
  // Shells and pages are loaded on demand, which takes seconds on a cold and busy machine.
  configure({ asyncUtilTimeout: 45_000 });
  vi.setConfig({ testTimeout: 120_000 });
  const store = createStore();
  store.set(sessionStateAtom, session);
  if (workspace !== null) store.set(workspaceAtom, { status: "ready", value: workspace });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, router, unmount };
}

/** jsdom lays nothing out: no size ever changes. */
class StillSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
