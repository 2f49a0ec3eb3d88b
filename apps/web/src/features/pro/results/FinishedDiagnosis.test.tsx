import { diagnosisOf, documentOf } from "../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

test.each([
  [null, "Diagnostic cosmétique rapide"],
  ["unknown", "Client"],
])("the page of a finished diagnosis for the client %s says « %s »", async (customer, words) => {
  const diagnosis = documentOf(diagnosisOf({ customer }));
  openApp("/user/diagnosis/results/d1", memoryWorkspace({ diagnosis }));
  expect(await screen.findByText(words)).toBeDefined();
});
