import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { memoryWorkspace } from "../testing/memoryWorkspace.ts";
import { openApp } from "../testing/openApp.tsx";
import { mendAddress } from "./application/mendAddress.ts";

// The first test loads the shells and pages, which takes seconds on a cold and busy machine.

test.each([
  ["//", "/"],
  ["//user/dashboard?x=1#y", "/user/dashboard?x=1#y"],
  ["///ailleurs.test/", "/ailleurs.test/"],
  ["/user//dashboard", "/user//dashboard"],
])("the browser's address %j is read as %j", (address, read) => {
  window.history.replaceState(null, "", window.location.origin + address);
  mendAddress(window.location);
  const { pathname, search, hash } = window.location;
  expect(pathname + search + hash).toBe(read);
});

test.each([
  "/%",
  "/%E0%A4%A",
  "/user",
  "/user//dashboard",
  "/USER/Dashboard/",
  "/user/diagnosis/results/%E0%A4%A",
  "/user/diagnosis/results/%",
  "/user/diagnosis/results/a%2Fb",
  "/user/diagnosis/results/__x__",
  "/user/diagnosis/results/\u202E\uD83D\uDE00",
  `/user/diagnosis/results/${"x".repeat(4000)}`,
  "/user/diagnosis/compare/%/%E0",
  "/user/diagnosis/input/%C3%28",
  "/user/diagnosis/method?diagnostic=",
  "/user/diagnosis/method?diagnostic=%E0%A4%A",
  "/user/diagnosis/method?source=%",
  "/user/dashboard?retour=%&%E0",
  "/auth/login?retour=%E0%A4%A",
  "/user/dashboard#%E0%A4%A",
])("the address %j shows a page of the application", async (address) => {
  const warned = vi.spyOn(console, "warn").mockReturnValue();
  const { unmount } = openApp(address, memoryWorkspace());
  expect(await screen.findByRole("heading", { level: 1 })).toBeDefined();
  expect(screen.queryByText("Cette page n’a pas pu s’afficher")).toBeNull();
  unmount();
  warned.mockRestore();
});
