import type { ListQuestion, ListState, OnNext, Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseProfessional, type Professional } from "@carnation/product/account";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { listOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp, signedIn } from "../../../testing/openApp.tsx";

// More professionals than the list shows: the server is asked about the others.

const professional = (id: string, fields: object = {}): Professional =>
  parseProfessional(id, { email: `${id}@exemple.fr`, company: `Institut ${id}`, active: true, ...fields });
const listed = Array.from({ length: 200 }, (_, index) => professional(`a${index}`));
const beyond = professional("zen", { company: "=Zen", summary: { status: "canceled", diagnosis_total: 90 } });

type Commands = Workspace["professionals"];

function open(path: string, commands: Partial<Commands>) {
  const own = { countAll: () => Promise.resolve(2008), ...commands };
  const workspace = memoryWorkspace({ professionals: listOf(...listed) }, { professionals: own });
  return openApp(`/admin/customers${path}`, workspace, signedIn("sophie", "admin"));
}

/** A server that finds the one beyond, whatever is asked. */
function finding() {
  const asked: ListQuestion[] = [];
  const watchAsked = (question: ListQuestion, onNext: OnNext<ListState<Professional>>) => {
    asked.push(question);
    onNext(listOf(beyond));
    return () => undefined;
  };
  return { asked, watchAsked };
}

const firstRow = () => within(screen.getAllByRole("row")[1]!).getByRole("link").firstChild?.textContent;

afterEach(() => {
  vi.unstubAllGlobals();
});

test("a cut list says how many there are, and asks the server nothing until something is chosen", async () => {
  const { asked, watchAsked } = finding();
  open("", { watchAsked });
  expect(await screen.findByText(/^200 premiers de 2.008.professionnels$/u)).toBeDefined();
  expect(screen.getByText("Les 200 premiers sont affichés.")).toBeDefined();
  expect(asked).toEqual([]);
});

test("a search finds who is not in the list, once typing has paused", async () => {
  const { asked, watchAsked } = finding();
  open("", { watchAsked });
  await userEvent.type(await screen.findByRole("searchbox"), "zen");
  await waitFor(() => expect(firstRow()).toBe("=Zen"));
  expect(asked).toEqual([{ search: "zen" }]);
});

test.each<readonly [string, ListQuestion]>([
  ["?statut=termines", { field: "summary.status", values: ["canceled", "incomplete_expired"] }],
  ["?tri=-diagnoses", { order: "summary.diagnosis_total", descending: true }],
  ["?tri=-email", { order: "email", descending: true }],
])("the address %s asks the server %j", async (path, question) => {
  const { asked, watchAsked } = finding();
  open(path, { watchAsked });
  await screen.findByRole("table");
  await waitFor(() => expect(screen.getByText("=Zen")).toBeDefined());
  expect(asked).toEqual([question]);
});

test.each<readonly [string, Partial<Commands>]>([
  ["?tri=plan", {}],
  [
    "?recherche=zen",
    {
      watchAsked: (_question, _onNext, onError) => {
        onError(new CarnationError("unavailable"));
        return () => undefined;
      },
    },
  ],
])("%s, which the server does not answer, says that it is about the first ones", async (path, commands) => {
  open(path, commands);
  expect(
    await screen.findByText(
      "Les 200 premiers sont affichés. Ce que vous avez choisi ne porte que sur ceux-ci.",
    ),
  ).toBeDefined();
});

test("the export reads all page by page, keeps what the filters name, and says how many lines", async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(URL, {
      createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  const gate = Promise.withResolvers<void>();
  open("?recherche=institut&tri=-company", {
    async *readAll() {
      yield [professional("b1"), beyond];
      await gate.promise;
      yield [professional("b2"), professional("c", { company: "Institut É", active: false })];
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Exporter" }));
  expect(await screen.findByText(/^2.fiches lues sur 2.008$/u)).toBeDefined();
  expect(screen.getByRole("progressbar")).toBeDefined();
  gate.resolve();
  expect(await screen.findByText(/3.lignes/u)).toBeDefined();
  const lines = (await files[0]!.text()).split("\r\n");
  expect(lines.map((line) => line.split(";")[0])).toEqual([
    "Société",
    "Institut É",
    "Institut b2",
    "Institut b1",
    "",
  ]);
});

test("an export that fails says why, and hands over nothing", async () => {
  const createObjectURL = vi.fn();
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL }));
  open("", { countAll: () => Promise.reject(new CarnationError("permission-denied")) });
  await userEvent.click(await screen.findByRole("button", { name: "Exporter" }));
  expect(await screen.findByRole("alert")).toBeDefined();
  expect(createObjectURL).not.toHaveBeenCalled();
});

test.each([
  ["with a filter besides", "?recherche=institut&statut=termines"],
  ["with an order besides", "?recherche=institut&tri=-email"],
])("a search %s, whose answer is a part, says that it is about the first ones", async (_case, path) => {
  const found = Array.from({ length: 199 }, (_, index) => professional(`b${index}`));
  open(path, {
    watchAsked: (_question, onNext) => {
      onNext({ ...listOf(...found), unreadable: 1 });
      return () => undefined;
    },
  });
  expect(await screen.findByText(/Ce que vous avez choisi ne porte que sur ceux-ci/u)).toBeDefined();
});

test("an export that is given up ends at once, and can be started anew", async () => {
  let started = 0;
  const createObjectURL = vi.fn(() => "blob:1");
  vi.stubGlobal("URL", Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  open("", {
    async *readAll() {
      started += 1;
      // The first one never hears from the server.
      if (started === 1) await new Promise(() => undefined);
      yield [beyond];
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Exporter" }));
  await userEvent.click(await screen.findByRole("button", { name: "Annuler l’export" }));
  const button = screen.getByRole("button", { name: "Exporter" });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  await userEvent.click(button);
  expect(await screen.findByText(/1.ligne/u)).toBeDefined();
  expect(started).toBe(2);
  expect(createObjectURL).toHaveBeenCalledTimes(1);
});
