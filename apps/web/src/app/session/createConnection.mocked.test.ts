import type { CarnationClient } from "@carnation/data";
import { createStore } from "jotai";
import { afterEach, expect, test, vi } from "vitest";
import { sessionStateAtom } from "../../shared/session/sessionAtoms.ts";
import { createConnection } from "./createConnection.ts";

const connect = vi.hoisted(() => vi.fn(() => ({}) as CarnationClient));
vi.mock("./connect.ts", () => ({ connect }));
const prepareCode = vi.hoisted(() => vi.fn());
const mayBeSignedIn = vi.hoisted(() => vi.fn(() => false));
vi.mock("./keptSession.ts", () => ({ mayBeSignedIn }));
vi.mock(import("@carnation/data"), async (original) => ({ ...(await original()), prepareCode }));

const config = {
  projectId: "p",
  apiKey: "k",
  appId: "a",
  authDomain: "d",
  storageBucket: "b",
  messagingSenderId: "1",
};
const answers = (): Promise<Response> => Promise.resolve(Response.json(config));
const isDead = (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"));

afterEach(() => {
  connect.mockClear();
  vi.unstubAllGlobals();
});

test("everybody who asks shares one connection", async () => {
  const network = vi.fn(answers);
  vi.stubGlobal("fetch", network);
  const { open } = createConnection(createStore());
  const [first, second] = await Promise.all([open(), open()]);
  expect(second).toBe(first);
  expect(await open()).toBe(first);
  expect(network).toHaveBeenCalledOnce();
  expect(connect).toHaveBeenCalledOnce();
});

test("a service that does not answer is asked again by the next who asks, and costs no code before it does", async () => {
  vi.stubGlobal("fetch", vi.fn(isDead));
  const { open } = createConnection(createStore());
  await expect(open()).rejects.toMatchObject({ code: "unavailable" });
  expect(connect).not.toHaveBeenCalled();
  vi.stubGlobal("fetch", vi.fn(answers));
  await open();
  expect(connect).toHaveBeenCalledOnce();
});

test("a page that waits for it is told that it failed, and waits again when it tries again", async () => {
  vi.stubGlobal("fetch", vi.fn(isDead));
  const store = createStore();
  const { start } = createConnection(store);
  start();
  expect(store.get(sessionStateAtom).status).toBe("starting");
  await expect
    .poll(() => store.get(sessionStateAtom))
    .toMatchObject({
      status: "failed",
      error: { code: "unavailable" },
    });
  vi.stubGlobal("fetch", vi.fn(answers));
  start();
  expect(store.get(sessionStateAtom).status).toBe("starting");
  await expect.poll(() => connect.mock.calls.length).toBe(1);
});

test("a form gives way to what an unfinished deployment lacks, and comes back once it is finished", async () => {
  const { appId: _, ...unlinked } = config;
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(unlinked)));
  const store = createStore();
  store.set(sessionStateAtom, { status: "signed-out" });
  const { open, start } = createConnection(store);
  await expect(open()).rejects.toThrow("Not a Firebase configuration");
  expect(store.get(sessionStateAtom)).toMatchObject({
    status: "failed",
    error: { fault: { kind: "missing-fields", fields: ["appId"] } },
  });
  vi.stubGlobal("fetch", answers);
  start();
  await expect.poll(() => connect.mock.calls.length).toBe(1);
});

test("a form that is being filled in is not replaced while the connection opens", async () => {
  vi.stubGlobal("fetch", vi.fn(answers));
  const store = createStore();
  store.set(sessionStateAtom, { status: "signed-out" });
  const { open, start } = createConnection(store);
  const opening = open();
  start();
  expect(store.get(sessionStateAtom).status).toBe("signed-out");
  await opening;
});

test("the code for whoever may be signed in is loaded beside the configuration, the workspace's after the page's", async () => {
  vi.stubGlobal("fetch", vi.fn(answers));
  await createConnection(createStore()).open();
  expect(prepareCode).not.toHaveBeenCalled();

  mayBeSignedIn.mockReturnValue(true);
  const screen = Promise.withResolvers<void>();
  const opening = createConnection(createStore(), { screen: screen.promise }).open();
  expect(prepareCode.mock.calls).toEqual([["files"]]);
  await opening;
  expect(prepareCode).toHaveBeenCalledOnce();
  screen.resolve();
  await vi.waitFor(() => expect(prepareCode.mock.calls).toEqual([["files"], ["workspace"]]));

  prepareCode.mockClear();
  await createConnection(createStore(), { photoFirst: true }).open();
  expect(prepareCode.mock.calls).toEqual([["files"]]);
});
