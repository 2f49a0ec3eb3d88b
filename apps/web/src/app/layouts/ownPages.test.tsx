import { documentOf } from "../../testing/readyState.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../testing/openApp.tsx";
import type { CarnationClient } from "@carnation/data";
import { parseSubscription } from "@carnation/product/subscription";
import { act, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { captureDraftAtom } from "../../features/pro/capture/draft/captureDraft.ts";
import { clientAtom, sessionStateAtom, workspaceAtom } from "../../shared/session/sessionAtoms.ts";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

const subscription = documentOf(parseSubscription("s1", { status: "active" }));
const workspace = () => memoryWorkspace({ subscription });

beforeEach(() => sessionStorage.clear());

test("a capture under way is not shown to whoever signs in next, in another tab or here", async () => {
  const { store, router } = openApp("/user/diagnosis/method?source=file", workspace(), signedIn("claire"));
  await userEvent.click(await screen.findByRole("checkbox", { name: /La personne accepte/u }));
  await userEvent.click(screen.getByRole("button", { name: "Continuer" }));
  await screen.findByRole("heading", { level: 1, name: "Importer une photo" });
  expect(store.get(captureDraftAtom).consentedAt).not.toBeNull();

  store.set(workspaceAtom, { status: "loading" });
  store.set(sessionStateAtom, signedIn("nadia"));
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/dashboard"));
  expect(await screen.findByRole("heading", { level: 1, name: /Bonjour/u })).toBeDefined();
  expect(store.get(captureDraftAtom).consentedAt).toBeNull();

  store.set(workspaceAtom, { status: "ready", value: workspace() });
  await router.navigate("/user/diagnosis/input/file");
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/method"));
  expect(await screen.findByRole("checkbox")).toHaveProperty("checked", false);
});

test("a dialog that somebody opened on the dashboard is gone from it when somebody else signs in there", async () => {
  const { store, router } = openApp("/user/dashboard", workspace(), signedIn("claire"));
  await screen.findByRole("heading", { level: 1, name: /Bonjour/u });
  await userEvent.click(screen.getByRole("button", { name: "Menu" }));
  expect(await screen.findByRole("dialog", { name: "Menu" })).toBeDefined();
  act(() => store.set(sessionStateAtom, signedIn("nadia")));
  await screen.findByRole("heading", { level: 1, name: /Bonjour/u });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(router.state.location.pathname).toBe("/user/dashboard");
});

test("the login page comes back to the page of the same person only", async () => {
  const left = { status: "signed-out", lastUid: "claire" } as const;
  for (const [uid, path] of [
    ["claire", "/user/news"],
    ["nadia", "/user/dashboard"],
  ] as const) {
    const { store, router, unmount } = openApp("/user/news", workspace(), left);
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
    store.set(sessionStateAtom, signedIn(uid));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    unmount();
  }
});

test.each([
  [{ lastUid: "claire", deactivated: true }, "Votre compte est désactivé."],
  [{ lastUid: "claire" }, "Votre session est terminée. Reconnectez-vous."],
])("somebody whose session has ended learns why on the login page: %o", async (how, sentence) => {
  const ended = { status: "signed-out", ...how } as const;
  const { store } = openApp("/user/news", workspace(), ended);
  store.set(clientAtom, {} as CarnationClient);
  expect(await screen.findByText(sentence)).toBeDefined();
});
