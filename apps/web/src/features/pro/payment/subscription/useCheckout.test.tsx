import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { type CheckoutSession, parseCheckoutSession } from "@carnation/product/checkout";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../../testing/openApp.tsx";
import { useCheckout } from "./useCheckout.ts";

afterEach(() => window.history.replaceState(null, "", "/"));

const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

/** A checkout whose workspace opens, and whose server answers, when the test says so. */
function checkoutUnderTest() {
  const asked: string[] = [];
  let watched = 0;
  let tell: (session: CheckoutSession) => void = () => undefined;
  let fail: (error: CarnationError) => void = () => undefined;
  const checkout: Workspace["payment"]["checkout"] = (price) => {
    asked.push(price);
    return {
      watch: (onNext, onError) => {
        watched += 1;
        tell = onNext;
        fail = onError;
        return () => void (watched -= 1);
      },
    };
  };
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  const { result, unmount } = renderHook(useCheckout, {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return {
    asked,
    watched: () => watched,
    now: () => result.current,
    unmount,
    async open() {
      act(() =>
        store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({}, { payment: { checkout } }) }),
      );
      await settled();
    },
    async signIn(uid: string) {
      act(() => store.set(sessionStateAtom, signedIn(uid)));
      await settled();
    },
    async start(price: string) {
      act(() => result.current.start(price));
      await settled();
    },
    stop: () => act(() => result.current.stop()),
    answer: (fields: Partial<CheckoutSession>) => {
      const session = parseCheckoutSession("c1", {
        subscription: "month",
        success_url: "x",
        cancel_url: "x",
        metadata: { uid: "u1" },
      });
      act(() => tell({ ...session, ...fields }));
    },
    fail: () => act(() => fail(new CarnationError("unavailable"))),
  };
}

test("a payment page that is given up before the workspace is there is not asked for", async () => {
  const { start, stop, open, asked, now } = checkoutUnderTest();
  await start("month");
  expect(now().opening).toBe("month");
  stop();
  await open();
  expect(asked).toEqual([]);
  expect(now()).toMatchObject({ opening: null, failure: null });
  await start("year");
  expect(asked).toEqual(["year"]);
});

test("a payment page is not asked for by who has signed in meanwhile", async () => {
  const { start, open, signIn, asked, now } = checkoutUnderTest();
  await start("month");
  await signIn("nadia");
  await open();
  expect(asked).toEqual([]);
  expect(now().opening).toBeNull();
  expect(now().failure).toMatch(/\S/u);
});

test("a payment page is asked for once at a time, also by another price, and again after a failure", async () => {
  const { start, open, asked, watched, fail, now } = checkoutUnderTest();
  await open();
  await start("month");
  await start("year");
  expect(asked).toEqual(["month"]);
  fail();
  expect(watched()).toBe(0);
  expect(now()).toMatchObject({ opening: null });
  expect(now().failure).toMatch(/momentanément indisponible/u);
  await start("year");
  expect(asked).toEqual(["month", "year"]);
  expect(now()).toMatchObject({ opening: "year", failure: null });
});

test("a payment page is left for once it is there, and its watch ends then, or with the page that asked", async () => {
  const { start, open, answer, watched, now, unmount } = checkoutUnderTest();
  await open();
  await start("month");
  answer({});
  expect([watched(), window.location.hash]).toEqual([1, ""]);
  // jsdom goes nowhere but within its page.
  answer({ state: "redirect", url: "#paid" });
  expect([watched(), window.location.hash]).toEqual([0, "#paid"]);
  expect(now().opening).toBe("month");
  act(() => now().stop());
  expect(now().opening).toBeNull();
  await start("year");
  unmount();
  expect(watched()).toBe(0);
});
