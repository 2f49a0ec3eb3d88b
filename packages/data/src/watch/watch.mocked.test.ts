import type { DocumentReference } from "firebase/firestore";
import { expect, it, vi } from "vitest";
import type { DocumentState } from "./queryState.ts";
import { createWatches } from "./watch.ts";

type Tell = (snapshot: object) => void;
const { listeners } = vi.hoisted(() => ({ listeners: [] as Tell[] }));

vi.mock(import("firebase/firestore"), async (original) => ({
  ...(await original()),
  onSnapshot: ((_document: object, _options: object, next: Tell) => {
    listeners.push(next);
    return () => undefined;
  }) as never,
}));

const snapshot = (exists: boolean, { fromCache = false, hasPendingWrites = false } = {}): object => ({
  id: "nadia",
  ref: { path: "users/nadia" },
  exists: () => exists,
  data: () => ({ firstname: "Nadia" }),
  metadata: { fromCache, hasPendingWrites },
});

function watchProfile() {
  const told: DocumentState<string>[] = [];
  const ports = { report: () => undefined, onRefused: () => undefined, readPages: vi.fn<never>() };
  createWatches(ports, new AbortController().signal).document<string>(
    {} as DocumentReference,
    (id) => id,
    (known) => told.push(known),
    () => undefined,
  );
  return { told, tell: listeners.at(-1)!, last: () => told.at(-1)?.status };
}

it("a document that the server has told of is not missing when another tab has emptied the cache", () => {
  vi.useFakeTimers();
  const { tell, last, told } = watchProfile();
  tell(snapshot(true));
  tell(snapshot(false, { fromCache: true }));
  vi.advanceTimersByTime(60_000);
  expect(last()).toBe("unread");
  expect(told.some(({ status }) => status === "missing")).toBe(false);
  tell(snapshot(true));
  expect(last()).toBe("ready");
  vi.useRealTimers();
});

it("a document is missing once the server says so, and stays so off line; one that was deleted here is at once", () => {
  const { tell, last } = watchProfile();
  tell(snapshot(true));
  tell(snapshot(false, { fromCache: true, hasPendingWrites: true }));
  expect(last()).toBe("missing");
  tell(snapshot(false));
  expect(last()).toBe("missing");
  tell(snapshot(false, { fromCache: true }));
  expect(last()).toBe("missing");
});
