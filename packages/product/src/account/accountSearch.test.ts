import { expect, test } from "vitest";
import { accountSearchFields, changedAccountSearch } from "./accountSearch.ts";

const claire = {
  firstname: "Claire",
  lastname: "Martin",
  company: "Institut Lumière",
  email: "claire@exemple.fr",
  role: "customer",
} as const;

test("an account is listed by its company where it is a professional's, by its names where it is the staff's", () => {
  expect(accountSearchFields(claire)).toMatchObject({ sort_key: "institut lumiere" });
  const staff = accountSearchFields({ ...claire, role: "employee" });
  expect(staff.sort_key).toContain("martin");
  expect(staff.search_keys).toContain("institut");
});

test("a change of an account stores its search fields anew where it changes what it is found by, and nothing otherwise", () => {
  expect(changedAccountSearch(claire, {})).toEqual({});
  expect(changedAccountSearch(claire, { company: "Atelier" })).toMatchObject({ sort_key: "atelier" });
});
