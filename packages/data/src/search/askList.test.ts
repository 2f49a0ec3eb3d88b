import { consentKeyLimit, parseCustomer, toStoredCustomer } from "@carnation/product/customer";
import { accountSearchFields } from "@carnation/product/account";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Workspace } from "../resources/index.ts";
import { type NodeBackend, startNodeBackend } from "../testing/nodeWorkspace.ts";
import type { ReadyList } from "../watch/queryState.ts";
import type { AskedList } from "./askList.ts";
import type { ListQuestion } from "./listQuestion.ts";

// More than a list shows: what is beyond is found, counted and read by what is stored with each record.

const CUSTOMERS = 450;
let backend: NodeBackend;
let claire: Workspace;
let sophie: Workspace;

const names = ["Zoé", "Éva", "Œnone", "Anaïs", "Jean-Luc"];
const customer = (index: number) => ({
  firstname: names[index % names.length] ?? "",
  lastname: index === 449 ? "D’Érable-Zed" : `Morel ${index}`,
  email: `client.${index}@exemple.fr`,
});

/** Consents of the two last of the alphabet that are « Morel » are three years old, that of the one before is withdrawn. */
const consentOf = (index: number) => ({
  purpose: "analysis",
  given: index !== 446,
  date: new Date(index > 446 ? "2023-11-29T12:00:00Z" : "2026-01-15T12:00:00Z"),
  version: "1",
  author: "claire",
  signer: "",
});
const analysed = (index: number) => ({
  last_diagnostic:
    index === 447
      ? { id: "d447", date: new Date("2026-01-05T12:00:00Z"), next_photo: null }
      : index === 448
        ? { id: "d448", date: new Date("2026-01-05T12:00:00Z"), next_photo: "2026-03-01" }
        : null,
});

beforeAll(async () => {
  backend = await startNodeBackend();
  claire = await backend.open("claire");
  sophie = await backend.open("sophie", "admin");
  const { admin } = backend;
  const batch = admin.batch();
  for (let index = 0; index < CUSTOMERS; index += 1) {
    const id = `c${index}`;
    const stored = { ...customer(index), consent: true, consents: [consentOf(index)], ...analysed(index) };
    batch.set(admin.doc(`users/claire/customers/${id}`), toStoredCustomer(parseCustomer(id, stored)));
  }
  for (let index = 0; index < 230; index += 1) {
    const person = {
      firstname: "Léa",
      lastname: "Roy",
      company: `Institut ${index}`,
      email: `lea${index}@institut.fr`,
    };
    const account = { ...person, role: "customer" as const, active: true };
    batch.set(admin.doc(`users/p${index}`), {
      ...account,
      summary: { status: index < 3 ? "past_due" : "active", customers_total: index },
      ...accountSearchFields(account),
    });
  }
  await batch.commit();
});

afterAll(() => backend.stop());

const asked = <T>(list: AskedList<T>, question: ListQuestion): Promise<ReadyList<T>> =>
  new Promise((resolve, reject) => {
    const stop = list.watchAsked(
      question,
      (known) => {
        if (known.status !== "ready" || known.fromCache) return;
        resolve(known);
        queueMicrotask(() => stop());
      },
      reject,
    );
  });
const foundNames = async (question: ListQuestion): Promise<readonly string[]> =>
  (await asked(claire.customers, question)).value.map(
    ({ lastname, firstname }) => `${lastname} ${firstname}`,
  );

describe("clients of whom the list shows the first 200", () => {
  test.each([
    ["erable", ["D’Érable-Zed Jean-Luc"]],
    ["D'ERABLE zed", ["D’Érable-Zed Jean-Luc"]],
    ["luc zed", ["D’Érable-Zed Jean-Luc"]],
    ["morel 321", ["Morel 321 Éva"]],
    ["client.44@", ["Morel 44 Jean-Luc"]],
    ["client.449@exemple.fr", ["D’Érable-Zed Jean-Luc"]],
    ["personne", []],
    ["@", []],
  ])("the search %j finds %j", async (search, found) => {
    expect(await foundNames({ search })).toEqual(found);
  });

  test("a search that finds more begins with the first of the alphabet", async () => {
    const found = await foundNames({ search: "oenone" });
    expect(found).toHaveLength(90);
    expect(found.slice(0, 3)).toEqual(["Morel 2 Œnone", "Morel 7 Œnone", "Morel 12 Œnone"]);
  });

  test.each([
    ["2026-02-15", []],
    ["2026-02-16", ["Morel 447 Œnone"]],
    ["2026-03-01", ["Morel 448 Anaïs", "Morel 447 Œnone"]],
  ])("clients whose next photo is due on %s are %j, the latest first", async (upTo, found) => {
    expect(await foundNames({ field: "review_due", upTo })).toEqual(found);
  });

  test("clients whose consent is to be renewed are found from the day on, and who withdrew it never", async () => {
    const toRenew = (day: string) =>
      foundNames({ field: "consent_key", upTo: consentKeyLimit(new Date(`${day}T20:00:00Z`)) });
    expect(await toRenew("2026-11-28")).toEqual([]);
    const found = ["D’Érable-Zed Jean-Luc", "Morel 448 Anaïs", "Morel 447 Œnone"];
    expect((await toRenew("2026-11-29")).toSorted()).toEqual(found.toSorted());
    expect(await toRenew("2029-01-16")).toHaveLength(200);
  });

  test("the order of consents is the server's: withdrawn, then those that are to be renewed", async () => {
    const ascending = await foundNames({ order: "consent_key", descending: false });
    expect(ascending[0]).toBe("Morel 446 Éva");
    const toRenew = ["D’Érable-Zed Jean-Luc", "Morel 447 Œnone", "Morel 448 Anaïs"];
    expect(ascending.slice(1, 4).toSorted()).toEqual(toRenew);
    const descending = await foundNames({ order: "consent_key", descending: true });
    expect(descending).toHaveLength(200);
    expect(descending).not.toContain("Morel 446 Éva");
  });

  test("the list is in the order of the alphabet, and all of it is counted and read", async () => {
    const listed = await new Promise<ReadyList<{ readonly lastname: string }>>((resolve, reject) => {
      claire.customers.watchAll((known) => {
        if (known.status === "ready" && !known.fromCache) resolve(known);
      }, reject);
    });
    expect(listed.value.slice(0, 3).map(({ lastname }) => lastname)).toEqual([
      "D’Érable-Zed",
      "Morel 0",
      "Morel 1",
    ]);
    expect(listed.value).toHaveLength(200);
    expect(await claire.customers.countAll()).toBe(CUSTOMERS);
    const pages: number[] = [];
    const read = new Set<string>();
    for await (const page of claire.customers.readAll()) {
      pages.push(page.length);
      for (const { id } of page) read.add(id);
    }
    expect([pages, read.size]).toEqual([[250, 200], CUSTOMERS]);
  });
});

describe("professionals of whom the list shows the first 200", () => {
  test("professionals are found by company, by name and by address, kept by status, and sorted by a figure", async () => {
    const { professionals } = sophie;
    const companies = async (question: ListQuestion): Promise<readonly string[]> =>
      (await asked(professionals, question)).value.map(({ company }) => company);
    expect(await companies({ search: "institut 229" })).toEqual(["Institut 229"]);
    expect(await companies({ search: "lea228@" })).toEqual(["Institut 228"]);
    expect(await companies({ search: "roy léa" })).toHaveLength(200);
    expect(await companies({ field: "summary.status", values: ["past_due", "incomplete"] })).toEqual([
      "Institut 0",
      "Institut 1",
      "Institut 2",
    ]);
    const most = await companies({ order: "summary.customers_total", descending: true });
    expect(most.slice(0, 2)).toEqual(["Institut 229", "Institut 228"]);
    // Claire has no keys; Sophie is no professional.
    expect(await professionals.countAll()).toBe(231);
  });

  test("professionals are nobody else's to ask for", async () => {
    await expect(asked(claire.professionals, { search: "institut" })).rejects.toMatchObject({
      code: "permission-denied",
    });
  });
});
