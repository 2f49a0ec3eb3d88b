import { parsePlan } from "@carnation/product/plan";
import { parseSubscription } from "@carnation/product/subscription";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { memoryWorkspace } from "../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../testing/openApp.tsx";
import { diagnosisOf, documentOf, listOf } from "../../../testing/readyState.ts";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

function open(path: string, finished: number, features: readonly string[]) {
  const workspace = memoryWorkspace(
    {
      subscription: documentOf(parseSubscription("s1", { status: "active", product: "products/pro" })),
      diagnoses: listOf(diagnosisOf({})),
    },
    { diagnoses: { countFinished: () => Promise.resolve(finished) } },
  );
  const plans: typeof workspace.plans = {
    ...workspace.plans,
    watch: (_id, onNext) => {
      onNext(documentOf(parsePlan("pro", { name: "Pro", features })));
      return () => undefined;
    },
  };
  return openApp(path, { ...workspace, plans });
}

const limited = ["30 diagnostics par mois"];
const sentence = /^Votre formule comprend 30.diagnostics par mois, qui sont faits/u;

test.each(["/user/diagnosis", "/user/diagnosis/method"])(
  "the month's diagnoses that are used up are said before a photo is taken: %s",
  async (path) => {
    open(path, 30, limited);
    expect(await screen.findByText(sentence)).toBeDefined();
    const link = screen.getByRole("link", { name: "Changer de formule" });
    expect(link.getAttribute("href")).toBe("/user/subscription");
  },
);

test.each([
  ["one is left", 29, limited],
  ["the plan names none", 500, ["Diagnostics illimités"]],
])("the month's diagnoses are not spoken of where %s", async (_case, finished, features) => {
  open("/user/diagnosis", finished, features);
  expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(/Votre formule comprend/u)).toBeNull();
});
