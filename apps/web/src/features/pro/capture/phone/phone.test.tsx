import type { Diagnoses } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { parseSubscription } from "@carnation/product/subscription";
import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { documentOf } from "../../../../testing/readyState.ts";
import { memoryWorkspace } from "../../../../testing/memoryWorkspace.ts";
import { openApp } from "../../../../testing/openApp.tsx";
import { captureDraftAtom, emptyDraft } from "../draft/captureDraft.ts";
import { isReachable, siteAtom } from "./servedHere.ts";

const token = "t".repeat(43);
const agreed = { ...emptyDraft, consentedAt: "2026-11-23T09:00:00.000Z", conditions: ["cleansed" as const] };
const linkFor = (minutes: number) => ({
  id: "d7",
  token,
  expires: new Date(Date.now() + minutes * 60_000),
});

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(diagnoses: Partial<Diagnoses>, hostname = "app.example") {
  const subscription = documentOf(parseSubscription("s1", { status: "active" }));
  const app = openApp("/user/diagnosis", memoryWorkspace({ subscription }, { diagnoses }));
  app.store.set(siteAtom, { hostname, origin: `https://${hostname}` });
  app.store.set(captureDraftAtom, () => agreed);
  await app.router.navigate("/user/diagnosis/input/phone");
  return app;
}

test.each([
  ["127.0.0.1", false],
  ["localhost", false],
  ["carnation.localhost", false],
  ["[::1]", false],
  ["192.168.1.20", true],
  ["app.carnation.example", true],
  ["127.example.org", true],
])("%s can be reached by a phone: %s", (hostname, reachable) => {
  expect(isReachable(hostname)).toBe(reachable);
});

test("a code is not shown on this machine alone, but why and what to do; no diagnosis is opened", async () => {
  const createPhoneLink = vi.fn(() => Promise.resolve(linkFor(10)));
  await open({ createPhoneLink }, "127.0.0.1");
  expect(await screen.findByText(/n’est ouverte que sur cet ordinateur \(127\.0\.0\.1\)/u)).toBeDefined();
  expect(screen.getByRole("link", { name: "Importer une photo" })).toBeDefined();
  expect(screen.queryByRole("img", { name: /Code à scanner/u })).toBeNull();
  expect(createPhoneLink).not.toHaveBeenCalled();
});

test("a code and its link are shown; the page goes on by itself once the photo has come", async () => {
  const createPhoneLink = vi.fn(() => Promise.resolve(linkFor(10)));
  let has = false;
  const { router, store } = await open({ createPhoneLink, hasPhoto: () => Promise.resolve(has) });
  expect(await screen.findByRole("img", { name: /Code à scanner/u })).toBeDefined();
  expect(screen.getByRole("link", { name: `https://app.example/telephone#${token}` })).toBeDefined();
  expect(createPhoneLink).toHaveBeenCalledExactlyOnceWith({ consent: true, conditions: ["cleansed"] });
  has = true;
  await waitFor(() => expect(router.state.location.pathname).toBe("/user/diagnosis/results/d7"), {
    timeout: 8000,
  });
  expect(store.get(captureDraftAtom)).toEqual(emptyDraft);
});

test("a code that failed or has ended makes room for another", async () => {
  const createPhoneLink = vi
    .fn<Diagnoses["createPhoneLink"]>()
    .mockRejectedValueOnce(new CarnationError("unavailable"))
    .mockResolvedValueOnce(linkFor(0))
    .mockResolvedValueOnce(linkFor(10));
  await open({ createPhoneLink });
  await userEvent.click(await screen.findByRole("button", { name: "Réessayer" }));
  await userEvent.click(await screen.findByRole("button", { name: "Afficher un nouveau code" }));
  expect(await screen.findByRole("img", { name: /Code à scanner/u })).toBeDefined();
  expect(createPhoneLink).toHaveBeenCalledTimes(3);
});
