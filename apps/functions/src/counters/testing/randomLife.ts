import { isoDay } from "@carnation/domain/format";
import { documentPaths } from "@carnation/product/path";

type Fields = Readonly<Record<string, unknown>>;

/** One write: a document as it is from then on, or that it is gone. */
export interface Operation {
  readonly path: string;
  readonly fields: Fields | null;
}

/** A life of the product, drawn by chance, and what its counters have to be. */
export interface RandomLife {
  next(): Operation;
  /** Gives what is there and what happened, counted without any of the product's code for it. */
  expected(): Fields;
}

/** Days on which things happen; the second is one of a change of clocks. */
const DATES = ["2026-10-24T21:59:00Z", "2026-10-25T22:30:00Z", "2026-11-20T10:00:00Z"].map(
  (day) => new Date(day),
);

/** Repeatable chance (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** @param uids accounts, each of which comes first with its first operation */
export function randomLife(seed: number, uids: readonly string[]): RandomLife {
  const random = chance(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const id = (most: number): string => `x${Math.floor(random() * most)}`;
  const there = new Map<string, Fields>();
  const happened = new Map<string, { readonly date: Date; readonly values: Record<string, number> }>();
  const waiting = uids.map((uid, at) => ({
    path: documentPaths.user(uid),
    fields: {
      email: `${uid}@test.example`,
      role: "customer",
      active: true,
      created: DATES[at % DATES.length],
    },
  }));

  /** Counts what a document says, once and for good. */
  function note(kind: string, path: string, date: Date, values: Record<string, number>): void {
    const known = `${kind} ${path}`;
    if (!happened.has(known)) happened.set(known, { date, values });
  }

  const makers: readonly ((uid: string) => Operation)[] = [
    (uid) => ({
      path: documentPaths.customer(uid, id(12)),
      fields: random() < 0.3 ? null : { created: pick(DATES) },
    }),
    diagnosis,
    diagnosis,
    (uid) => {
      const path = documentPaths.quote(uid, id(30));
      const version = random() < 0.7 ? 1 : 2;
      // What is issued never changes into another version.
      const fields = there.get(path) ?? { version, created: pick(DATES) };
      if (fields["version"] === 1) note("quote", path, fields["created"] as Date, { quotes: 1 });
      return { path, fields };
    },
    (uid) => {
      const path = documentPaths.sending(uid, id(30));
      const kind = there.get(path)?.["kind"] ?? pick(["comparison-report", "quote"]);
      const state = there.get(path)?.["state"] === "sent" ? "sent" : pick(["sent", "refused"]);
      const finished = (there.get(path)?.["finished"] as Date | undefined) ?? pick(DATES);
      if (state === "refused") note("mail", path, finished, { mails_refused: 1 });
      if (state === "sent" && kind === "comparison-report") note("report", path, finished, { reports: 1 });
      return { path, fields: { kind, state, finished } };
    },
    (uid) => {
      const path = documentPaths.subscription(uid, "one");
      const status = pick(["trialing", "active", "past_due"]);
      return { path, fields: random() < 0.1 ? null : { status, created: DATES[0] } };
    },
    (uid) => {
      const owner = pick(["world", "world", uid]);
      const path = documentPaths.recommendation(`${owner}-${id(8)}`);
      return { path, fields: random() < 0.2 ? null : { owner, active: random() < 0.5 } };
    },
    () => {
      const path = pick([documentPaths.subcategory, documentPaths.contraindication, documentPaths.coupon])(
        id(8),
      );
      return { path, fields: random() < 0.3 ? null : { name: "…" } };
    },
    () => ({
      path: documentPaths.newsArticle(id(8)),
      fields: random() < 0.2 ? null : { published: random() < 0.5 },
    }),
    () => {
      const path = documentPaths.user(`staff-${id(5)}`);
      return { path, fields: random() < 0.3 ? null : { role: pick(["admin", "employee"]), active: true } };
    },
  ];

  function diagnosis(uid: string): Operation {
    const path = documentPaths.diagnosis(uid, id(40));
    const known = there.get(path);
    if (known !== undefined && random() < 0.25) return { path, fields: null };
    if (known?.["state"] === "done" || known?.["state"] === "error") return { path, fields: known };
    const created = (known?.["created"] as Date | undefined) ?? pick(DATES);
    const state = known === undefined ? "started" : pick(["done", "done", "error"]);
    if (state === "done") {
      const measured = { analysis_ms: 100 + Math.floor(random() * 900), image_quality: 80 };
      note("diagnosis", path, created, { diagnoses: 1, diagnoses_done: 1, ...measured });
      return { path, fields: { state, created, measured } };
    }
    if (state === "error") note("diagnosis", path, created, { diagnoses: 1, diagnoses_failed: 1 });
    return { path, fields: { state, created, error: "no-face" } };
  }

  return {
    next() {
      const first = waiting.shift();
      const made = first ?? pick(makers)(pick(uids));
      if (first !== undefined)
        note("account", made.path, made.fields?.["created"] as Date, { professionals_created: 1 });
      if (made.fields === null) there.delete(made.path);
      else there.set(made.path, made.fields);
      return made;
    },
    expected: () => expectedOf(there, [...happened.values()], uids),
  };
}

function expectedOf(
  there: ReadonlyMap<string, Fields>,
  happened: readonly { readonly date: Date; readonly values: Record<string, number> }[],
  uids: readonly string[],
): Fields {
  const all = [...there];
  const count = (prefix: string, which: (fields: Fields) => boolean = () => true): number =>
    all.filter(
      ([path, fields]) =>
        path.startsWith(prefix) && !path.slice(prefix.length).includes("/") && which(fields),
    ).length;
  const days: Record<string, number> = {};
  for (const { date, values } of happened) {
    for (const [name, by] of Object.entries(values)) {
      const at = `${isoDay(date)} ${name}`;
      days[at] = (days[at] ?? 0) + by;
    }
  }
  const accounts = uids.map((uid): [string, Fields] => {
    const own = `users/${uid}`;
    const customers = count(`${own}/customers/`);
    const summary = {
      customers,
      diagnoses: count(`${own}/diagnosis/`, ({ state }) => state === "done"),
      status: there.get(`${own}/subscriptions/one`)?.["status"] ?? null,
    };
    const recommendations = count("recommendations/", ({ owner }) => owner === uid);
    return [
      uid,
      { summary, customers_total: customers, invoices_total: 0, recommendations_total: recommendations },
    ];
  });
  return {
    totals: {
      employees: count("users/", ({ role }) => role !== "customer"),
      customers: count("users/", ({ role }) => role === "customer"),
      coupons_total: count("coupons/"),
      app_diagnosis_total: happened.filter(({ values }) => values["diagnoses_done"] === 1).length,
      recommendations_total: count("recommendations/", ({ owner }) => owner === "world"),
      recommendations_active_total: count(
        "recommendations/",
        ({ owner, active }) => owner === "world" && active === true,
      ),
      news_total: count("news/"),
      published_news_total: count("news/", ({ published }) => published === true),
      contraindications_total: count("contraindications/"),
      subcategories_total: count("subcategories/"),
    },
    accounts: Object.fromEntries(accounts),
    days,
    active: uids.filter((uid) => there.get(`users/${uid}/subscriptions/one`)?.["status"] === "active").length,
  };
}
