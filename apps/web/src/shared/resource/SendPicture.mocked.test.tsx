import type { PhotoUpload, Workspace } from "@carnation/data";
import { render } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import { MemoryRouter } from "react-router";
import { expect, test, vi } from "vitest";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { smallPicture } from "../browser/smallPicture.ts";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { loading } from "../state/queryState.ts";
import { SendPicture } from "./SendPicture.tsx";

vi.mock("../browser/smallPicture.ts", () => ({ smallPicture: vi.fn() }));

const file = new File(["jpeg"], "photo.jpg", { type: "image/jpeg" });
const workspaceOf = (value: Workspace) => ({ status: "ready", value }) as const;

test("a picture goes to the workspace of who saved its record, also when somebody else has signed in since", async () => {
  const small = Promise.withResolvers<File>();
  vi.mocked(smallPicture).mockReturnValueOnce(small.promise);
  const mine = memoryWorkspace();
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  store.set(workspaceAtom, workspaceOf(mine));
  const upload = vi.fn((): PhotoUpload => ({
    done: new Promise(() => undefined),
    subscribe: () => () => undefined,
    pause: () => undefined,
    resume: () => undefined,
    cancel: () => undefined,
  }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <SendPicture
          id="r1"
          file={file}
          onDone={() => undefined}
          picture={{ upload, saved: "C’est enregistré" }}
        />
      </MemoryRouter>
    </Provider>,
  );
  await vi.waitFor(() => expect(smallPicture).toHaveBeenCalledOnce());
  store.set(workspaceAtom, loading);
  store.set(sessionStateAtom, signedIn("nadia"));
  store.set(workspaceAtom, workspaceOf(memoryWorkspace()));
  small.resolve(file);
  await vi.waitFor(() => expect(upload).toHaveBeenCalledWith(mine, "r1", file));
});
