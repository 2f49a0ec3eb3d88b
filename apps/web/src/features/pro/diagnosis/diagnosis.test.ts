import { type Customer, parseCustomer } from "@carnation/product/customer";
import { describe, expect, test } from "vitest";
import { diagnosisOf } from "../../../testing/readyState.ts";
import { toDiagnosisLines } from "../../../shared/diagnosis/diagnosisLines.ts";
import { matchCustomers, recentFirst } from "../../../shared/customers/matchCustomers.ts";

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
    lastDiagnostic: { id: "d", date: new Date(day), nextPhoto: null },
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

const now = new Date("2026-11-21T20:00:00Z");

test("a client whose name is empty can still be told and chosen", () => {
  const lines = toDiagnosisLines([diagnosisOf({ customer: "c0" })], [customer("c0", " ", "")], now);
  expect(lines[0]?.name).toBe("Client sans nom");
});

test("diagnoses are listed with their client, their day and their state", () => {
  const lines = toDiagnosisLines(
    [
      diagnosisOf({ id: "d1", customer: "c1" }),
      diagnosisOf({ id: "d2", state: "started" }),
      diagnosisOf({ id: "d3", customer: "inconnu", state: "error", error: "no-face" }),
      diagnosisOf({ id: "d4", state: "error", error: "abandoned" }),
    ],
    people,
    now,
  );
  const day = "Aujourd’hui, 14\u00A0h\u00A005";
  expect(lines.map(({ name, date, stateLabel, to }) => [name, date, stateLabel, to])).toEqual([
    ["Anaïs Morel", day, "Terminé", "/user/diagnosis/results/d1"],
    ["Diagnostic rapide", day, "En cours", "/user/diagnosis/results/d2"],
    ["Client", day, "Échec", "/user/diagnosis/results/d3"],
    ["Diagnostic rapide", day, "Abandonné", "/user/diagnosis/results/d4"],
  ]);
});

test.each([
  ["started", 9, false],
  ["started", 11, true],
  ["done", 600, false],
] as const)("a diagnosis %s for %i minutes is overdue: %s", (state, minutes, overdue) => {
  const created = new Date(now.getTime() - minutes * 60_000);
  expect(toDiagnosisLines([diagnosisOf({ state, created })], [], now)[0]?.overdue).toBe(overdue);
});
