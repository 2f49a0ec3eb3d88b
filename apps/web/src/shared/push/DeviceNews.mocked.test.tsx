import type { DocumentState, Workspace } from "@carnation/data";
import { type News, parseNews } from "@carnation/product/news";
import { parseProfile } from "@carnation/product/profile";
import { act, render, waitFor } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { documentOf } from "../../testing/readyState.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { DeviceNews } from "./DeviceNews.tsx";
import { serviceWorker } from "./serviceWorker.ts";

const showNotification = vi.fn(() => Promise.resolve());
const refresh = vi.fn<Workspace["news"]["refresh"]>(() => Promise.resolve());
let tell: (known: DocumentState<News>) => void;
let watched: boolean;

beforeEach(() => {
  for (const mock of [showNotification, refresh]) mock.mockClear();
  watched = false;
  vi.stubEnv("PROD", true);
  vi.stubGlobal(
    "Notification",
    Object.assign(() => undefined, { permission: "granted" }),
  );
  vi.stubGlobal("PushManager", () => undefined);
  const registration = { active: { postMessage: vi.fn() }, showNotification };
  const workers = { register: () => Promise.resolve(registration) };
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

function open({ wanted = true, isRegistered = true }) {
  const profile = documentOf(parseProfile("u1", { active: true, notifications: { news: wanted } }));
  const workspace = memoryWorkspace(
    { profile },
    {
      news: {
        isRegistered: () => isRegistered,
        refresh,
        watchAnnounced: (onNext) => {
          watched = true;
          tell = onNext;
          return () => undefined;
        },
      },
    },
  );
  const store = createStore();
  store.set(workspaceAtom, { status: "ready", value: workspace });
  render(
    <Provider store={store}>
      <DeviceNews />
    </Provider>,
  );
}

const announced = (id: string, minute: number, fromCache = false): DocumentState<News> => {
  const notified = new Date(performance.timeOrigin + minute * 60_000);
  const fields = {
    title: `Titre ${id}`,
    summary: "Une phrase.",
    published: true,
    createdAt: notified,
    notified,
  };
  return { status: "ready", value: parseNews(id, fields), fromCache };
};

test("DeviceNews shows what is announced while the page is open, once, and says that the device is there", async () => {
  open({});
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce());
  act(() => {
    tell(announced("kept", 9, true));
    tell(announced("before", -1));
    tell({ status: "missing" });
  });
  expect(showNotification).not.toHaveBeenCalled();
  act(() => {
    tell(announced("new", 2));
    tell(announced("new", 2));
    tell(announced("before", 1));
  });
  await waitFor(() => expect(showNotification).toHaveBeenCalledOnce());
  expect(showNotification).toHaveBeenCalledWith("Titre new", {
    body: "Une phrase.",
    tag: "news-new",
    lang: "fr",
    data: { path: "/user/news/new" },
  });
});

test.each([
  ["whose account does not want it", { wanted: false }],
  ["that was not registered", { isRegistered: false }],
])("DeviceNews watches nothing for a device %s", async (_which, told) => {
  open(told);
  await serviceWorker();
  expect([watched, refresh.mock.calls.length]).toEqual([false, 0]);
});
