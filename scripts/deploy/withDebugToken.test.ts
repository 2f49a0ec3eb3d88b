import type { AskToken } from "@carnation/data";
import { expect, onTestFinished, test } from "vitest";
import { apiOrigins, googleApis } from "./googleApis.ts";
import { createOutside } from "./outside.ts";
import { newProject, PROJECT, startGoogle } from "./testing/googleDouble.ts";
import { withDebugToken } from "./withDebugToken.ts";

/** A project whose pages are attested. */
async function world() {
  const state = newProject();
  state.services.push("firebaseappcheck.googleapis.com");
  state.apps.push({ appId: "1:42:web:ab", displayName: "Carnation" });
  Object.assign(state.site ?? {}, { appId: "1:42:web:ab" });
  const google = await startGoogle(state);
  onTestFinished(() => google.stop());
  const outside = createOutside({ folder: ".", project: PROJECT, token: () => Promise.resolve("a-token") });
  const urls = Object.keys(apiOrigins).map((name) => [name, google.url] as const);
  return { state, apis: googleApis(outside, Object.fromEntries(urls)) };
}

test("a check is attested while it runs, and leaves no debug token behind, also where it fails", async () => {
  const { state, apis } = await world();
  const fails = async (ask: AskToken): Promise<void> => {
    const { token, expireTimeMillis } = await ask();
    expect(token).toBe("attested-1:42:web:ab");
    expect(expireTimeMillis - Date.now()).toBeGreaterThan(3_500_000);
    expect(state.appCheck.debugTokens).toHaveLength(1);
    throw new Error("not in order");
  };
  await expect(withDebugToken(apis, PROJECT, fails)).rejects.toThrow("not in order");
  expect(state.appCheck.debugTokens).toEqual([]);
});

test("a project without a Web app cannot be checked as one", async () => {
  const { state, apis } = await world();
  state.apps.pop();
  await expect(withDebugToken(apis, PROJECT, () => Promise.resolve())).rejects.toThrow("Aucune application");
});
