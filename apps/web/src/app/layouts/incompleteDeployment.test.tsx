import { type ConfigurationFault, IncompleteDeploymentError } from "@carnation/data";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createStore, Provider } from "jotai";
import { expect, test, vi } from "vitest";
import { connectionAtom } from "../../shared/session/sessionAtoms.ts";
import { ConnectionFailure } from "./ConnectionFailure.tsx";

/** Shows the page that stands in for all others. @returns what is asked when somebody tries again */
function show(fault: ConfigurationFault) {
  const store = createStore();
  const start = vi.fn();
  store.set(connectionAtom, { open: () => Promise.reject(new Error("never")), start });
  const error = new IncompleteDeploymentError(fault, "Not a Firebase configuration: at parse (config.ts:1)");
  render(
    <Provider store={store}>
      <ConnectionFailure error={error} />
    </Provider>,
  );
  return start;
}

test.each<[string, ConfigurationFault, string]>([
  [
    "a missing file",
    { kind: "no-file" },
    "La configuration du projet est introuvable\u00A0: /__/firebase/init.json n’existe pas. Aucune application web n’est reliée à ce site.",
  ],
  [
    "a file that is none",
    { kind: "not-json" },
    "La configuration du projet est illisible\u00A0: /__/firebase/init.json contient autre chose.",
  ],
  [
    "missing values",
    { kind: "missing-fields", fields: ["apiKey", "appId"] },
    "La configuration du projet est incomplète\u00A0: /__/firebase/init.json est sans apiKey, appId. Aucune application web n’est reliée à ce site.",
  ],
  [
    "a missing project",
    { kind: "missing-fields", fields: ["projectId"] },
    "La configuration du projet est incomplète\u00A0: /__/firebase/init.json est sans projectId.",
  ],
])("an unfinished deployment names %s, what to do, and nothing of the error", async (_, fault, words) => {
  show(fault);
  expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
    "L’installation n’est pas terminée",
  );
  const told = screen.getByRole("alert").textContent;
  expect(told).toContain(words);
  expect(told).toContain("npm run deploy -- --project");
  expect(document.body.textContent).not.toMatch(/Not a Firebase|config\.ts|Error/u);
  expect(document.title).toContain("Installation à terminer");
});

test("an unfinished deployment is asked again on « Réessayer »", async () => {
  const start = show({ kind: "no-file" });
  await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
  expect(start).toHaveBeenCalledOnce();
});
