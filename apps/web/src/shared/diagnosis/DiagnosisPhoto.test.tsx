import type { Workspace } from "@carnation/data";
import { CarnationError, type ErrorCode } from "@carnation/domain/error";
import { act, fireEvent, render } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ComponentProps } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { workspaceAtom } from "../session/sessionAtoms.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { DiagnosisPhoto } from "./DiagnosisPhoto.tsx";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Size = NonNullable<ComponentProps<typeof DiagnosisPhoto>["size"]>;

/** Shows the photo of a diagnosis, as it is read there. */
async function show(read: () => Promise<Blob>, size: Size = "full") {
  return mount(memoryWorkspace({}, { diagnoses: { photo: read } }), size);
}

async function mount(workspace: Workspace, size: Size) {
  const store = createStore();
  store.set(workspaceAtom, { status: "ready", value: workspace });
  const { container } = render(
    <Provider store={store}>
      <DiagnosisPhoto id="d1" alt="La photo" size={size} />
    </Provider>,
  );
  await act(() => Promise.resolve());
  return container;
}

test.each<[ErrorCode, string]>([
  ["not-found", "Photo effacée"],
  ["damaged", "Photo endommagée."],
  ["unavailable", "Photo indisponible pour l’instant"],
])(
  "a photo that fails with %s says why in its frame, and only the server says that it was erased",
  async (code, words) => {
    const read = () => Promise.reject(new CarnationError(code));
    expect((await show(read)).textContent).toBe(words);
    expect((await show(read, "thumbnail")).textContent).toBe("");
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    expect((await show(read)).textContent).toBe("Photo pas encore lue hors connexion");
  },
);

test.each([
  ["full", "photo"],
  ["largeTile", 640],
  ["tile", 320],
  ["thumbnail", 96],
] as const)("a photo that is shown as %s is read as that: %s", async (size, expected) => {
  const seen: unknown[] = [];
  const workspace = memoryWorkspace(
    {},
    {
      diagnoses: {
        photo: () => Promise.resolve(void seen.push("photo")).then(() => new Blob()),
        thumbnail: (_id, width) => Promise.resolve(void seen.push(width)).then(() => new Blob()),
      },
    },
  );
  await mount(workspace, size);
  expect(seen).toEqual([expected]);
});

test("a frame whose photo does not come says so after a while", async () => {
  vi.useFakeTimers();
  const frame = await show(() => new Promise(() => undefined));
  act(() => void vi.advanceTimersByTime(14_000));
  expect(frame.textContent).toBe("Chargement de la photo");
  act(() => void vi.advanceTimersByTime(1000));
  expect(frame.textContent).toBe("Photo indisponible pour l’instant");
});

test("bytes that are no picture are said to be damaged", async () => {
  class AddressOfBlob extends URL {
    static override createObjectURL = () => "blob:x";
    static override revokeObjectURL = () => undefined;
  }
  vi.stubGlobal("URL", AddressOfBlob);
  const frame = await show(() => Promise.resolve(new Blob(["texte"])));
  fireEvent.error(frame.querySelector("img")!);
  expect(frame.textContent).toBe("Photo endommagée.");
});
