import { type Customer, type Diagnosis, emptyRoutine, parseCustomer } from "@carnation/domain";
import { describe, expect, test } from "vitest";
import { toDiagnosisLines } from "./diagnosisLines.ts";
import { matchCustomers, recentFirst } from "./matchCustomers.ts";

const customer = (id: string, firstname: string, lastname: string): Customer =>
  parseCustomer(id, { firstname, lastname, email: `${id}@exemple.fr`, consent: true });

const people = [
  customer("c1", "Anaïs", "Morel"),
  customer("c2", "Ingrid", "Kœnig"),
  customer("c3", "Zoé", "d’Astorg"),
];

describe("searching a client", () => {
  test.each([
    ["anais", ["c1"]],
    ["MOREL an", ["c1"]],
    ["koenig", ["c2"]],
    ["d'astorg", ["c3"]],
    ["c2@exemple", ["c2"]],
    ["  ", ["c1", "c2", "c3"]],
    ["morel ingrid", []],
  ])("« %s » finds %j", (typed, found) => {
    expect(matchCustomers(people, typed).map(({ id }) => id)).toEqual(found);
  });
});

test("the clients analysed last come first, the others keep their order", () => {
  const analysed = (person: Customer, day: string): Customer => ({
    ...person,
    lastDiagnostic: { id: "d", date: new Date(day) },
  });
  const [anais, ingrid, zoe] = people as [Customer, Customer, Customer];
  const known = [
    anais,
    analysed(zoe, "2026-11-02"),
    ingrid,
    analysed(customer("c4", "Léa", "Petit"), "2026-11-20"),
  ];
  expect(recentFirst(known).map(({ id }) => id)).toEqual(["c4", "c3", "c1", "c2"]);
});

test("diagnoses are listed with their client, their day and their state", () => {
  const diagnosis = (id: string, client: string | null, state: Diagnosis["state"]): Diagnosis => ({
    id,
    uid: "u1",
    consent: true,
    customer: client,
    enabledSubcategories: [],
    state,
    error: null,
    created: new Date("2026-11-21T13:05:00Z"),
    resultSource: null,
    engineVersion: null,
    recommendations: { cosmetics: [], other: [] },
    routine: emptyRoutine,
  });
  const lines = toDiagnosisLines(
    [diagnosis("d1", "c1", "done"), diagnosis("d2", null, "started"), diagnosis("d3", "inconnu", "error")],
    people,
    new Date("2026-11-21T20:00:00Z"),
  );
  expect(lines.map(({ name, date, stateLabel, to }) => [name, date, stateLabel, to])).toEqual([
    ["Anaïs Morel", "Aujourd’hui, 14\u00A0h\u00A005", "Terminé", "/user/diagnosis/results/d1"],
    ["Diagnostic rapide", "Aujourd’hui, 14\u00A0h\u00A005", "En cours", "/user/diagnosis/results/d2"],
    ["Client", "Aujourd’hui, 14\u00A0h\u00A005", "Échec", "/user/diagnosis/results/d3"],
  ]);
});
