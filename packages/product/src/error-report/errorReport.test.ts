import { callables } from "@carnation/product/callable";
import type { ErrorReport } from "@carnation/product/error-report";
import * as v from "valibot";
import { expect, test } from "vitest";

const report: ErrorReport = {
  source: "page",
  name: "TypeError",
  code: "storage/unauthorized",
  page: "/user/customers/:id",
  frames: ["index-4f2a.js:1:2345"],
};

test.each<[string, Readonly<Record<string, unknown>>]>([
  ["a message", { message: "Anaïs Morel est absente" }],
  ["a name that is a sentence", { name: "Anaïs Morel" }],
  ["an address with a query", { page: "/user/customers?recherche=Anaïs" }],
  ["a code that is an address", { code: "anais@exemple.fr" }],
  ["a frame that is more than a place", { frames: ["index.js:1:2 Anaïs"] }],
  ["more frames than are told", { frames: Array.from({ length: 11 }, () => "index.js:1:2") }],
  ["no place", { frames: [] }],
])("an error report with %s is refused: nothing of a person reaches the log", (_what, other) => {
  expect(v.is(callables.reporterror.request, report)).toBe(true);
  expect(v.is(callables.reporterror.request, { ...report, ...other })).toBe(false);
});
