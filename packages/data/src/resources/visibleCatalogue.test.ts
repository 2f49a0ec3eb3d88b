import { CarnationError } from "@carnation/domain/error";
import { deleteApp, type FirebaseApp, initializeApp } from "firebase/app";
import { getFirestore, type Query } from "firebase/firestore";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ListState, unread } from "../watch/queryState.ts";
import type { OnError, OnNext } from "../watch/listeners.ts";
import type { Watches } from "../watch/watches.ts";
import { watchVisibleCatalogue } from "./visibleCatalogue.ts";

let app: FirebaseApp;
beforeAll(() => {
  app = initializeApp({ projectId: "carnation-test", apiKey: "none" });
});
afterAll(() => deleteApp(app));

interface Asked {
  readonly next: OnNext<unknown>;
  readonly fail: OnError;
}

const list = (...names: string[]) => ({
  status: "ready",
  value: names.map((name) => ({ id: name, name })),
  fromCache: false,
  unreadable: 0,
});
const practising = (...enabledSubcategories: string[]) => ({
  status: "ready",
  value: { enabledSubcategories },
  fromCache: false,
});

/** The watches as the test tells them, in the order in which they are asked for: own, cosmetics, profile, other care. */
function watched() {
  const asked: (Asked | null)[] = [];
  const listen = (next: OnNext<unknown>, fail: OnError): (() => void) => {
    const index = asked.push({ next, fail }) - 1;
    return () => {
      asked[index] = null;
    };
  };
  const watches = {
    query: (_query: Query, _parse: unknown, next: OnNext<unknown>, fail: OnError) => listen(next, fail),
    document: (_document: unknown, _parse: unknown, next: OnNext<unknown>, fail: OnError) =>
      listen(next, fail),
  } as unknown as Watches;
  const told: (ListState<{ readonly name: string }> | CarnationError)[] = [];
  const stop = watchVisibleCatalogue(
    { firestore: getFirestore(app), uid: "claire", watches },
    500,
    (known) => told.push(known),
    (error) => told.push(error),
  );
  const namesNow = (): string[] | null => {
    const last = told.at(-1);
    return last !== undefined && "status" in last && last.status === "ready"
      ? last.value.map(({ name }) => name)
      : null;
  };
  return { asked, told, stop, namesNow, open: () => asked.filter((one) => one !== null).length };
}

test("the visible catalogue is told once each list has been heard of, by name, and follows what she practises", () => {
  const { asked, told, namesNow, open } = watched();
  asked[0]!.next(list("Sérum"));
  asked[2]!.next(practising("led", "massage"));
  asked[1]!.next(list("Crème"));
  asked[3]!.next(list("Séance"));
  expect(told).toEqual([]);
  asked[4]!.next(list("Éveil"));
  expect(namesNow()).toEqual(["Crème", "Éveil", "Séance", "Sérum"]);
  asked[2]!.next(practising("massage"));
  expect(asked[3]).toBeNull();
  expect(namesNow()).toEqual(["Crème", "Éveil", "Sérum"]);
  asked[2]!.next(practising("massage", "peeling"));
  expect(open()).toBe(5);
  asked[5]!.next(list());
  expect(namesNow()).toEqual(["Crème", "Éveil", "Sérum"]);
});

test("the kept catalogue is shown without what was not kept; of nothing kept, nothing is said", () => {
  const { asked, told } = watched();
  asked[2]!.next({ status: "missing" });
  asked[0]!.next(unread);
  asked[1]!.next(unread);
  expect(told.at(-1)).toEqual(unread);
  asked[1]!.next({ ...list("Crème"), unreadable: 2 });
  expect(told.at(-1)).toMatchObject({ status: "ready", fromCache: true, unreadable: 2 });
});

test("other care that was given up elsewhere is left out; any other failure ends it all, and is told once", () => {
  const { asked, told, namesNow, open } = watched();
  asked[0]!.next(list());
  asked[1]!.next(list("Crème"));
  asked[2]!.next(practising("led"));
  asked[3]!.fail(new CarnationError("permission-denied"));
  expect(namesNow()).toEqual(["Crème"]);
  const [own, cosmetics] = asked;
  own!.fail(new CarnationError("unavailable"));
  cosmetics!.fail(new CarnationError("unavailable"));
  cosmetics!.next(list("Trop tard"));
  expect(open()).toBe(0);
  expect(told.at(-1)).toMatchObject({ code: "unavailable" });
  expect(told).toHaveLength(2);
});

test("the visible catalogue is stopped with all its lists", () => {
  const { asked, stop, open, told } = watched();
  asked[2]!.next(practising("led"));
  stop();
  expect(open()).toBe(0);
  expect(told).toEqual([]);
});
