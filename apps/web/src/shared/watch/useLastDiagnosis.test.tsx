import { parseCustomer } from "@carnation/product/customer";
import { act, renderHook } from "@testing-library/react";
import { createStore, Provider } from "jotai";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { diagnosisOf, listOf } from "../../testing/readyState.ts";
import { memoryWorkspace } from "../../testing/memoryWorkspace.ts";
import { signedIn } from "../../testing/openApp.tsx";
import { sessionStateAtom, workspaceAtom } from "../session/sessionAtoms.ts";
import { useLastDiagnosis } from "./useLastDiagnosis.ts";

const june = new Date("2026-06-12T08:00:00Z");
const july = new Date("2026-07-12T08:00:00Z");
const anais = parseCustomer("anais", { firstname: "Anaïs", lastname: "Morel" });
const told = { id: "told", date: june, nextPhoto: null };

/** The last diagnosis of a client, over diagnoses that are told when the test says so. */
function lastOf(customer: Parameters<typeof useLastDiagnosis>[0], diagnoses = listOf<never>()) {
  const store = createStore();
  store.set(sessionStateAtom, signedIn());
  const { result } = renderHook(() => useLastDiagnosis(customer), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    ),
  });
  return {
    now: () => result.current,
    tell: () =>
      act(() =>
        store.set(workspaceAtom, { status: "ready", value: memoryWorkspace({ diagnoses } as never) }),
      ),
  };
}

test("the last diagnosis that the file tells whole is taken at once, and nobody has none", () => {
  expect(lastOf({ ...anais, lastDiagnostic: told }).now()).toBe(told);
  expect(lastOf(null).now()).toBeNull();
});

test("the last diagnosis of a file that does not tell its date is the newest finished one", () => {
  const diagnoses = listOf(
    diagnosisOf({ id: "started", customer: "anais", state: "started", created: july }),
    diagnosisOf({ id: "done", customer: "anais", created: july }),
    diagnosisOf({ id: "older", customer: "anais", created: june }),
  );
  for (const lastDiagnostic of [null, { ...told, date: null }, { ...told, id: null }]) {
    const { now, tell } = lastOf({ ...anais, lastDiagnostic }, diagnoses as never);
    expect(now()).toBeUndefined();
    tell();
    expect(now()).toMatchObject({ id: "done", date: july });
  }
});

test("a client without a finished diagnosis has what the file tells of the last one", () => {
  const undated = { ...told, date: null };
  const { now, tell } = lastOf({ ...anais, lastDiagnostic: undated });
  tell();
  expect(now()).toBe(undated);
});
