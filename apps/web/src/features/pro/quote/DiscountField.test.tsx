import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { atom, createStore, Provider, useAtomValue } from "jotai";
import { expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../testing/openApp.tsx";
import { DiscountField } from "./DiscountField.tsx";
import type { TypedDiscount } from "./readDiscount.ts";
import { readDiscount } from "./readDiscount.ts";
import type { LiveQuote } from "./useQuoteDraft.ts";

const SUBTOTAL = 11_600;

/** The discount of a quote whose stored one is told, and whose writes are answered, when the test says so. */
function discountUnderTest(first: TypedDiscount | null = null) {
  const answers: PromiseWithResolvers<void>[] = [];
  const applyDiscount = vi.fn<Workspace["diagnoses"]["applyDiscount"]>(() => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({}, { diagnoses: { applyDiscount } }) });
  const typedAtom = atom(first);
  const storedAtom = atom(10);
  const change: LiveQuote["change"] = ({ discount }) => store.set(typedAtom, discount ?? null);
  function Page() {
    const [typed, stored] = [useAtomValue(typedAtom), useAtomValue(storedAtom)];
    const reading = typed === null ? { percent: stored, problem: null } : readDiscount(typed, SUBTOTAL);
    const live = {
      discount: { typed, reading, subtotal: SUBTOTAL },
      draft: { discount: reading.percent ?? stored },
      stored,
      discountToApply: reading.percent === null || reading.percent === stored ? null : reading.percent,
      change,
    } as unknown as LiveQuote;
    return <DiscountField live={live} diagnosis="d1" tried={false} />;
  }
  render(
    <Provider store={store}>
      <Page />
    </Provider>,
  );
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const field = (): HTMLInputElement => screen.getByRole("textbox", { name: "Remise" });
  return {
    field,
    typed: () => store.get(typedAtom),
    asked: () => applyDiscount.mock.calls.map(([, percent]) => percent),
    button: () => screen.queryByRole("button", { name: "Appliquer la remise" }),
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    choose: (unit: RegExp) => fireEvent.click(screen.getByRole("radio", { name: unit })),
    async apply() {
      fireEvent.submit(field().form!);
      await settled();
    },
    async answer(error?: CarnationError) {
      if (error === undefined) answers.at(-1)!.resolve();
      else answers.at(-1)!.reject(error);
      await settled();
    },
    tell: (stored: number) => act(() => store.set(storedAtom, stored)),
  };
}

test("a typed discount is meant in the other unit once that is chosen, and back", () => {
  const { field, type, choose, typed } = discountUnderTest();
  expect(field().value).toBe("10");
  choose(/€/u);
  expect([field().value, typed()]).toEqual(["11,60", null]);
  choose(/%/u);
  type("20");
  choose(/€/u);
  expect(typed()).toEqual({ unit: "euros", value: 2000 });
  choose(/€/u);
  expect(typed()).toEqual({ unit: "euros", value: 2000 });
  choose(/%/u);
  expect(typed()).toEqual({ unit: "percent", value: 20 });
});

test("a discount that was typed in euros before another page is in euros still", () => {
  const { field } = discountUnderTest({ unit: "euros", value: 2000 });
  expect(field().value).toBe("20,00");
});

test("an applied discount stands as typed until the stored one is told, whichever comes first", async () => {
  const { type, apply, answer, tell, typed, button, asked } = discountUnderTest();
  type("20");
  await apply();
  expect(asked()).toEqual([20]);
  await answer();
  expect([typed(), button()]).toEqual([{ unit: "percent", value: 20 }, null]);
  tell(20);
  expect(typed()).toBeNull();
  // What is typed next is judged once it is left, or applied.
  type("120");
  expect(screen.queryByText(/entre 0|de 0/u)).toBeNull();
  type("0");
  await apply();
  tell(0);
  expect(typed()).toEqual({ unit: "percent", value: 0 });
  await answer();
  expect([typed(), asked()]).toEqual([null, [20, 0]]);
});

test("a discount that is changed while it is applied is still to be applied", async () => {
  const { type, apply, answer, tell, typed, button } = discountUnderTest();
  type("20");
  await apply();
  type("25");
  await answer();
  tell(20);
  expect(typed()).toEqual({ unit: "percent", value: 25 });
  expect(button()).not.toBeNull();
});

test("a discount that was applied and changed elsewhere since can be applied again", async () => {
  const { type, apply, answer, tell, button } = discountUnderTest();
  type("20");
  await apply();
  await answer();
  tell(20);
  tell(50);
  type("20");
  expect(button()).not.toBeNull();
});

test("a discount that is none is said to be once it is applied, and is not sent; a failure is said", async () => {
  const { type, apply, answer, asked, typed } = discountUnderTest();
  type("120");
  await apply();
  expect(asked()).toEqual([]);
  expect(screen.getAllByText(/entre 0|de 0/u).length).toBeGreaterThan(0);
  type("20");
  await apply();
  await answer(new CarnationError("unavailable"));
  expect(screen.getByText(/momentanément indisponible/u)).toBeDefined();
  expect(typed()).toEqual({ unit: "percent", value: 20 });
});
