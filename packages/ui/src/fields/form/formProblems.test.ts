import { expect, test } from "vitest";
import { formProblems, problemAt } from "./formProblems.ts";

const errors = {
  name: { type: "min_length", message: "Écrivez le nom.", ref: { message: "not an error" } },
  prices: [undefined, { amount: { type: "number", message: "Écrivez un montant." } }],
  root: { server: { type: "server", message: "Le service ne répond pas." } },
};

test("every sentence has the path of its field; those of the whole form stand apart", () => {
  expect(formProblems(errors)).toEqual([
    { name: "name", message: "Écrivez le nom." },
    { name: "prices.1.amount", message: "Écrivez un montant." },
  ]);
});

test("a sentence about numbered parts as a whole has the path of the whole", () => {
  const criteria = {
    root: { type: "", message: "Gardez au moins un critère." },
    30: { good: { type: "", message: "Écrivez un nombre." } },
  };
  expect(formProblems({ criteria })).toEqual([
    { name: "criteria.30.good", message: "Écrivez un nombre." },
    { name: "criteria", message: "Gardez au moins un critère." },
  ]);
});

test("a field says its own problem, or that of a part of it", () => {
  expect(problemAt(errors, "name")).toBe("Écrivez le nom.");
  expect(problemAt(errors, "prices")).toBe("Écrivez un montant.");
  expect(problemAt(errors, "price")).toBeUndefined();
});

test("a field called « type » or « message » is a field like another", () => {
  expect(formProblems({ message: { type: "required", message: "Écrivez un message." } })).toEqual([
    { name: "message", message: "Écrivez un message." },
  ]);
  expect(formProblems({ type: { type: "required", message: "Choisissez." } })).toEqual([
    { name: "type", message: "Choisissez." },
  ]);
});
