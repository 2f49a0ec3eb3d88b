import { expect, test } from "vitest";
import { addressOf, type ListView, viewOf } from "./listView.ts";

const words = {
  sortable: ["name", "uses"],
  defaultSort: { columnId: "name", direction: "ascending" } as const,
  filters: [{ id: "statut", choices: [{ id: "actives" }, { id: "inactives" }] }],
};
const usual: ListView = { search: "", sort: words.defaultSort, page: 1, choices: {} };

const there = (view: ListView, before = ""): string =>
  addressOf(view, words, new URLSearchParams(before)).toString();

test.each<[address: string, view: Partial<ListView>]>([
  ["", {}],
  ["recherche=s%C3%A9rum", { search: "sérum" }],
  ["tri=-uses", { sort: { columnId: "uses", direction: "descending" } }],
  ["page=3", { page: 3 }],
  ["statut=inactives", { choices: { statut: "inactives" } }],
  [
    "recherche=led&tri=-name&page=2&statut=actives",
    {
      search: "led",
      sort: { columnId: "name", direction: "descending" },
      page: 2,
      choices: { statut: "actives" },
    },
  ],
])("« %s » is a view, and the view is that address", (address, view) => {
  const whole = { ...usual, ...view };
  expect(viewOf(new URLSearchParams(address), words)).toEqual(whole);
  expect(there(whole)).toBe(address);
});

test.each([
  "tri=",
  "tri=password",
  "tri=-",
  "page=0",
  "page=-1",
  "page=1.5",
  "page=x",
  "page=1e99",
  "statut=x",
  "statut=",
])("« %s » says nothing", (address) => expect(viewOf(new URLSearchParams(address), words)).toEqual(usual));

test("other parameters of the address stay, those of the view go", () => {
  expect(there(usual, "bienvenue=1&page=4&statut=actives")).toBe("bienvenue=1");
  expect(there({ ...usual, sort: null }, "tri=uses")).toBe("");
});

test("a filter whose choices are still to be read keeps its place in the address", () => {
  const reading = { ...words, filters: [{ id: "formule", choices: [] }] };
  const before = new URLSearchParams("formule=pro");
  const searched = { ...viewOf(before, reading), search: "zen" };
  expect(addressOf(searched, reading, before).toString()).toBe("formule=pro&recherche=zen");
});
