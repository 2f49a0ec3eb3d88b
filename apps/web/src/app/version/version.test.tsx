import type { AppRequirement } from "@carnation/product/app-version";
import { UnsavedChangesGuard } from "@carnation/ui/unsaved-changes";
import { act, render, screen } from "@testing-library/react";
import { createStore, Provider, useAtomValue } from "jotai";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeCaptureAtom } from "../../features/pro/capture/sending/captures.ts";
import { useFormDraft } from "../../shared/forms/useFormDraft.ts";
import { sessionStateAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { documentOf } from "../../testing/readyState.ts";
import { FollowVersion } from "./FollowVersion.tsx";
import { VersionNotice } from "./VersionNotice.tsx";
import { versionStandingAtom } from "./versionAtoms.ts";

const old = "2026-11-29T10:00:00Z";
const deployed = "2026-11-30T05:50:00Z";

let visibility: DocumentVisibilityState = "visible";
beforeEach(() => {
  sessionStorage.clear();
  visibility = "visible";
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Form({ typed }: { readonly typed: string | null }) {
  useFormDraft("notes", () => typed);
  return <input aria-label="Note" />;
}

/** Opens pages of a version, under a deployment that asks for another from then on. */
function openPages(version: string | null, first = "/liste") {
  const ask: { for: (requirement: AppRequirement) => void } = { for: () => undefined };
  const workspace = {
    ...memoryWorkspace(),
    appRequirement: {
      watch(onNext: (state: ReturnType<typeof documentOf<AppRequirement>>) => void) {
        ask.for = (requirement) => act(() => onNext(documentOf(requirement)));
        onNext(documentOf<AppRequirement>({ minVersion: null }));
        return () => undefined;
      },
    },
  };
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: workspace });
  const reload = vi.fn();
  const Frame = () => {
    const standing = useAtomValue(versionStandingAtom);
    return (
      <>
        {standing === "current" ? null : <VersionNotice standing={standing} />}
        <main>
          <Outlet />
        </main>
        <FollowVersion version={version} reload={reload} />
      </>
    );
  };
  const children = [
    { path: "/liste", element: "Liste" },
    { path: "/fiche", element: "Fiche" },
    { path: "/guarded", element: <UnsavedChangesGuard dirty /> },
    { path: "/typed", element: <Form typed="en cours" /> },
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [first] });
  const { unmount } = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  return { store, reload, ask, unmount, go: (path: string) => act(() => router.navigate(path)) };
}

const waiting = () => screen.queryByText(/^Une nouvelle version de Carnation est en ligne/u);
const stuck = () => screen.queryByText(/en est restée à une ancienne version/u);

test("an old page says that a newer version waits, stays as it is, and is loaded anew with the next page", async () => {
  const { reload, ask, go } = openPages(old);
  expect(waiting()).toBeNull();
  ask.for({ minVersion: deployed });
  expect(waiting()).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await go("/liste?page=2");
  expect(reload).not.toHaveBeenCalled();
  await go("/fiche");
  expect(reload).toHaveBeenCalledOnce();
});

test.each([deployed, "2026-12-01T00:00:00Z", null])(
  "a page of version %o is not loaded anew",
  async (version) => {
    const { reload, ask, go } = openPages(version);
    ask.for({ minVersion: deployed });
    await go("/fiche");
    expect(waiting()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
  },
);

test("an old version that comes back after its reload says so, and is not loaded anew until a newer one is asked for", async () => {
  const before = openPages(old);
  before.ask.for({ minVersion: deployed });
  await before.go("/fiche");
  before.unmount();
  const { reload, ask, go } = openPages(old);
  ask.for({ minVersion: deployed });
  expect(stuck()).not.toBeNull();
  await go("/fiche");
  expect(reload).not.toHaveBeenCalled();
  ask.for({ minVersion: null });
  expect(stuck()).toBeNull();
  ask.for({ minVersion: "2026-12-01T00:00:00Z" });
  await go("/liste");
  expect(reload).toHaveBeenCalledOnce();
});

test("a browser that keeps nothing is not loaded anew: it could not be told how often it was", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { reload, ask, go } = openPages(old);
  ask.for({ minVersion: deployed });
  await go("/fiche");
  expect(reload).not.toHaveBeenCalled();
  expect(stuck()).not.toBeNull();
});

test.each(["/guarded", "/typed"])(
  "a page %s on which something would be lost waits for the one after it",
  async (path) => {
    const { reload, ask, go } = openPages(old);
    ask.for({ minVersion: deployed });
    await go(path);
    expect(reload).not.toHaveBeenCalled();
    await go("/fiche");
    expect(reload).toHaveBeenCalledOnce();
  },
);

test("a photo that is not sent yet and a lost connection keep an old page as it is", async () => {
  const { store, reload, ask, go } = openPages(old);
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  ask.for({ minVersion: deployed });
  await go("/fiche");
  online.mockReturnValue(true);
  const photo = new File(["x"], "photo.jpg");
  act(() => store.set(changeCaptureAtom, { key: "a", event: { type: "chosen", photo } }));
  await go("/liste");
  expect(reload).not.toHaveBeenCalled();
  act(() => store.set(changeCaptureAtom, { key: "a", event: { type: "chosen", photo: null } }));
  await go("/fiche");
  expect(reload).toHaveBeenCalledOnce();
});

function hide(): void {
  visibility = "hidden";
  document.dispatchEvent(new Event("visibilitychange"));
  act(() => void vi.advanceTimersByTime(60_000));
  visibility = "visible";
  document.dispatchEvent(new Event("visibilitychange"));
}

test("an old page that nobody looks at is loaded anew after a minute, unless something is begun or asked on it", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const begun = openPages(old);
  begun.ask.for({ minVersion: deployed });
  document.body.dispatchEvent(new Event("input", { bubbles: true }));
  hide();
  expect(begun.reload).not.toHaveBeenCalled();
  begun.unmount();
  const { reload, ask } = openPages(old);
  hide();
  ask.for({ minVersion: deployed });
  expect(reload).not.toHaveBeenCalled();
  const dialog = document.body.appendChild(document.createElement("div"));
  dialog.setAttribute("role", "dialog");
  hide();
  expect(reload).not.toHaveBeenCalled();
  dialog.remove();
  hide();
  expect(reload).toHaveBeenCalledOnce();
});

test("a form that was begun on a page that was left does not keep the next one old", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const { reload, ask, go } = openPages(old);
  document.body.dispatchEvent(new Event("input", { bubbles: true }));
  await go("/fiche");
  ask.for({ minVersion: deployed });
  hide();
  expect(reload).toHaveBeenCalledOnce();
});
