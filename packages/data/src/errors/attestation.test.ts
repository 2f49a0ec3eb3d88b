import { CarnationError } from "@carnation/domain/error";
import { afterEach, expect, test, vi } from "vitest";
import { NOT_ATTESTED, noteAttestation } from "./attestation.ts";
import { catalogueError } from "./catalogueError.ts";

/** A token that has run out is good for nothing. */
const runOut = (): void => noteAttestation(Date.now() - 1);

afterEach(() => {
  runOut();
  vi.unstubAllGlobals();
});

const refusals = [
  { code: "functions/unauthenticated" },
  { code: "permission-denied" },
  { code: "storage/unauthorized-app" },
  { code: "auth/firebase-app-check-token-is-invalid." },
];
const codes = (): string[] => refusals.map((refusal) => catalogueError(refusal).code);

test("a refusal is the account's while the page is attested, and the page's while it is not", () => {
  const before = codes();
  expect(before).toEqual(["unauthenticated", "permission-denied", "permission-denied", "unknown"]);
  noteAttestation(null);
  expect(new Set(codes())).toEqual(new Set(["refused"]));
  expect(catalogueError(refusals[0]).message).toBe(NOT_ATTESTED);
  runOut();
  expect(codes()).toEqual(before);
});

test("a token that is still good is not what a page is refused for, although another could not be had", () => {
  noteAttestation(Date.now() + 60_000);
  noteAttestation(null);
  expect(catalogueError(refusals[0]).code).toBe("unauthenticated");
});

test("a page that is not attested because it is offline says that it is offline", () => {
  noteAttestation(null);
  vi.stubGlobal("navigator", { onLine: false });
  expect(new Set(codes())).toEqual(new Set(["offline"]));
});

test("another failure stays what it is, attested or not", () => {
  noteAttestation(null);
  expect(catalogueError(new CarnationError("wrong-credentials")).code).toBe("wrong-credentials");
});
