import { CarnationError } from "@carnation/domain/error";
import { type Customer, CUSTOMER_NOTES_MAX, parseCustomer } from "@carnation/product/customer";
import { act, fireEvent, render, screen } from "@testing-library/react";
import { atom, createStore, Provider, useAtomValue } from "jotai";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { sessionStateAtom, workspaceAtom } from "../../../../shared/session/sessionAtoms.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { signedIn } from "../../../../testing/openApp.tsx";
import { NotesCard } from "./NotesCard.tsx";

const read = new Date("2026-11-01T10:00:00Z");
const anais: Customer = {
  ...parseCustomer("anais", { firstname: "Anaïs", lastname: "Morel", notes: "Réactive." }),
  updated: read,
};

const customerAtom = atom<Customer>(anais);

function Page() {
  return <NotesCard customer={useAtomValue(customerAtom)} />;
}

/** The notes of a client, whose saves are answered when the test says so. */
function notesUnderTest() {
  const answers: PromiseWithResolvers<void>[] = [];
  const save = vi.fn((_saved: object): Promise<void> => {
    answers.push(Promise.withResolvers());
    return answers.at(-1)!.promise;
  });
  const workspace = memoryWorkspace();
  const customers = { ...workspace.customers, save } as unknown as typeof workspace.customers;
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: { ...workspace, customers } });
  const router = createMemoryRouter([{ path: "*", element: <Page /> }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const settled = (): Promise<void> => act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const field = (): HTMLTextAreaElement => screen.getByRole("textbox", { name: /Vos notes/u });
  const button = (): HTMLButtonElement | null =>
    screen.queryByRole("button", { name: "Enregistrer les notes" });
  return {
    field,
    button,
    tell: (changed: Partial<Customer>) => act(() => store.set(customerAtom, { ...anais, ...changed })),
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    async submit() {
      fireEvent.submit(field().form!);
      await settled();
    },
    async answer(error?: CarnationError) {
      if (error === undefined) answers.at(-1)!.resolve();
      else answers.at(-1)!.reject(error);
      await settled();
    },
    saved: () => save.mock.calls.map(([saved]) => saved),
  };
}

test("notes are saved against the client as they were when the typing began, whatever is told since", async () => {
  const { type, tell, submit, saved, field } = notesUnderTest();
  type("Réactive. A");
  tell({ notes: "D’ailleurs.", updated: new Date("2026-11-02T10:00:00Z") });
  expect(field().value).toBe("Réactive. A");
  type("Réactive. AB");
  await submit();
  expect(saved()).toMatchObject([{ id: "anais", notes: "Réactive. AB", updated: read }]);
});

test("notes keep still while they are saved, and are said to be saved until they are typed in again", async () => {
  const { type, tell, submit, answer, field, button, saved } = notesUnderTest();
  expect(button()).toBeNull();
  type("Réactive. A");
  await submit();
  expect(field().readOnly).toBe(true);
  await submit();
  expect(saved()).toHaveLength(1);
  tell({ notes: "Réactive. A", updated: new Date("2026-11-02T10:00:00Z") });
  await answer();
  expect(screen.getByText("Notes enregistrées.")).toBeDefined();
  expect([field().readOnly, button()]).toEqual([false, null]);
  type("Réactive. AB");
  expect(screen.queryByText("Notes enregistrées.")).toBeNull();
  // What is typed next is compared with what was saved.
  await submit();
  expect(saved().at(-1)).toMatchObject({ notes: "Réactive. AB", updated: new Date("2026-11-02T10:00:00Z") });
});

test("notes that could not be saved stay, and are saved by another try", async () => {
  const { type, submit, answer, field, saved } = notesUnderTest();
  type("Réactive. A");
  await submit();
  await answer(new CarnationError("unavailable"));
  expect(screen.getByText(/momentanément indisponible/u)).toBeDefined();
  expect(field().value).toBe("Réactive. A");
  await submit();
  expect(saved()).toHaveLength(2);
});

test("notes are saved up to their limit, and not beyond", () => {
  const { type, button } = notesUnderTest();
  type("x".repeat(CUSTOMER_NOTES_MAX));
  expect(button()?.disabled).toBe(false);
  type("x".repeat(CUSTOMER_NOTES_MAX + 1));
  expect(button()?.disabled).toBe(true);
});
