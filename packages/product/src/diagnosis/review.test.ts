import { expect, test } from "vitest";
import { parseCustomer } from "../customer/customer.ts";
import { dueReviews } from "./review.ts";

const now = new Date("2026-11-21T12:00:00Z");
const client = (id: string, date: string | null, nextPhoto: string | null = null, consent = true) =>
  parseCustomer(id, {
    consent,
    firstname: id,
    lastname: "",
    email: "",
    last_diagnostic:
      date === null ? null : { id: `d-${id}`, date: new Date(`${date}T10:00:00Z`), next_photo: nextPhoto },
  });

test("a client whose fixed day has come is seen again first, then whose last photo is six weeks old; nobody else", () => {
  const customers = [
    client("never", null),
    client("recent", "2026-11-10"),
    client("six-weeks", "2026-10-10"),
    client("older", "2026-08-01"),
    client("forgotten", "2026-03-01"),
    client("today", "2026-11-01", "2026-11-21"),
    client("earlier", "2026-11-01", "2026-11-14"),
    client("later", "2026-01-01", "2026-12-24"),
    client("withdrawn", "2026-10-01", "2026-11-14", false),
  ];
  const due = dueReviews(customers, now);
  expect(due.map(({ customer, due: day, planned: fixed }) => [customer.id, day, fixed])).toEqual([
    ["earlier", "2026-11-14", true],
    ["today", "2026-11-21", true],
    ["six-weeks", "2026-11-21", false],
    ["older", "2026-09-12", false],
  ]);
});
