import { expect, test } from "vitest";
import { emptyRoutine } from "../routine/routine.ts";
import { parseCustomer } from "../customer/customer.ts";
import { dueReviews } from "./review.ts";

const now = new Date("2026-11-21T12:00:00Z");
const client = (id: string, date: string | null, consent = true) =>
  parseCustomer(id, {
    consent,
    firstname: id,
    lastname: "",
    email: "",
    last_diagnostic: date === null ? null : { id: `d-${id}`, date: new Date(`${date}T10:00:00Z`) },
  });
const planned = (id: string, nextPhoto: string | null) => ({
  id: `d-${id}`,
  routine: { ...emptyRoutine, nextPhoto },
});

test("whose fixed day has come is seen again first, then whose last photo is six weeks old; nobody else", () => {
  const customers = [
    client("never", null),
    client("recent", "2026-11-10"),
    client("six-weeks", "2026-10-10"),
    client("older", "2026-08-01"),
    client("forgotten", "2026-03-01"),
    client("today", "2026-11-01"),
    client("earlier", "2026-11-01"),
    client("later", "2026-01-01"),
    client("withdrawn", "2026-10-01", false),
  ];
  const diagnoses = [
    planned("today", "2026-11-21"),
    planned("earlier", "2026-11-14"),
    planned("later", "2026-12-24"),
    planned("older", null),
  ];
  const due = dueReviews(customers, diagnoses, now);
  expect(due.map(({ customer, due: day, planned: fixed }) => [customer.id, day, fixed])).toEqual([
    ["earlier", "2026-11-14", true],
    ["today", "2026-11-21", true],
    ["six-weeks", "2026-11-21", false],
    ["older", "2026-09-12", false],
  ]);
});
