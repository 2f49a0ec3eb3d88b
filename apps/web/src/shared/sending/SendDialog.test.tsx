import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import type { Outgoing } from "./outgoing.ts";
import { SendDialog } from "./SendDialog.tsx";

test("a document sent again to one address is the same message, and another one to another address", async () => {
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, { status: "ready", value: memoryWorkspace() });
  const send = vi.fn((_workspace: Workspace, _id: string, _dispatch: Parameters<Outgoing["send"]>[2]) =>
    Promise.reject(new CarnationError("deadline-exceeded")),
  );
  const outgoing: Outgoing = {
    title: "Envoyer",
    what: "le message",
    pages: "Pages",
    preview: () => new Promise(() => undefined),
    send,
  };
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SendDialog
          outgoing={outgoing}
          document="d1"
          customer={null}
          trigger={<button type="button">Ouvrir</button>}
          onSent={() => undefined}
        />
      </MemoryRouter>
    </Provider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Ouvrir" }));
  const field = await screen.findByLabelText(/^Adresse e-mail/u);
  const submit = (): Promise<void> => userEvent.click(screen.getByRole("button", { name: "Envoyer" }));
  await userEvent.type(field, "zoe@exemple.fr");
  await submit();
  await submit();
  await userEvent.clear(field);
  await userEvent.type(field, "zoe.roux@exemple.fr");
  await submit();
  const [first, again, other] = send.mock.calls.map(([, , dispatch]) => dispatch);
  expect(again).toEqual(first);
  expect(other).toMatchObject({ email: "zoe.roux@exemple.fr" });
  expect(other?.request).not.toBe(first?.request);
});
