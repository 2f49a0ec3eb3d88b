import type { Recommendation, Subcategory } from "@carnation/domain/routine";
import type { Customer } from "@carnation/product/customer";
import type { News } from "@carnation/product/news";
import { type Firestore, Timestamp } from "firebase-admin/firestore";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Workspace } from "../resources/index.ts";
import { type NodeBackend, startNodeBackend } from "../testing/nodeWorkspace.ts";
import type { OnError, OnNext } from "../watch/listeners.ts";

// Documents as other systems wrote them: what can be read is told, the rest is counted, and nothing is written.

const day = (iso: string) => Timestamp.fromDate(new Date(`${iso}T10:00:00Z`));

type Seed = readonly (readonly [path: string, fields: Record<string, unknown>])[];

function seedOf(db: Firestore): Seed {
  const ref = (path: string) => db.doc(path);
  const client = (id: string, fields: object) =>
    [
      `users/claire/customers/${id}`,
      { firstname: id, lastname: "Morel", email: `${id}@x.fr`, consent: true, ...fields },
    ] as const;
  const done = (id: string, fields: object) =>
    [
      `users/claire/diagnosis/${id}`,
      { consent: true, state: "done", created: day("2026-06-20"), ...fields },
    ] as const;
  const care = (id: string, fields: object) =>
    [
      `recommendations/${id}`,
      { name: id, owner: "world", active: true, category: "other", ...fields },
    ] as const;
  return [
    [
      "users/claire",
      { enabled_subcategories: [ref("subcategories/led"), "/subcategories/peeling", "massage"] },
    ],
    client("ts", { last_diagnostic: day("2026-06-20") }),
    client("ref", { last_diagnostic: ref("users/claire/diagnosis/d-ref") }),
    client("none", { last_diagnostic: null }),
    client("map", { last_diagnostic: { id: "d-map", date: day("2026-06-21"), next_photo: null } }),
    ["users/claire/customers/nameless", { email: "nameless@x.fr" }],
    done("d-ref", { uid: "claire", customer: ref("users/claire/customers/ref"), routine: { discount: 15 } }),
    done("d-path", { uid: null, customer: "users/claire/customers/none", created: "2026-06-22T10:00:00Z" }),
    done("d-slash", { customer: "/users/claire/customers/none", created: day("2026-06-19") }),
    done("d-bare", { customer: "none", routine: { morning: [{ label: "?" }] } }),
    done("d-map", { customer: ref("users/claire/customers/map"), routine: [ref("recommendations/serum")] }),
    ["users/claire/diagnosis/undated", { consent: true, state: "done", customer: "none" }],
    ["users/claire/ia-recaps/d-path-d-bare", { recap: "La peau est plus nette." }],
    ["subcategories/led", { active: true, name: "LED", category: "other" }],
    ["subcategories/peeling", { active: true, name: "Peeling", category: "other" }],
    ["subcategories/massage", { active: true, name: "Massage", category: "other" }],
    ["subcategories/nameless", { active: true, created: day("2026-01-01") }],
    care("by-path", { subcategory: "subcategories/led" }),
    care("by-slash", { subcategory: "/subcategories/massage" }),
    care("by-id", { subcategory: "peeling" }),
    care("by-reference", {
      subcategory: ref("subcategories/led"),
      contraindications: [ref("contraindications/a")],
    }),
    care("not-practised", { subcategory: "subcategories/other" }),
    care("own-path", { owner: "users/claire", subcategory: "subcategories/other" }),
    care("own-reference", { owner: ref("users/claire"), active: false }),
    care("others", { owner: ref("users/nadia") }),
    ["tags/t1", { text: "Soin" }],
    ["tags/t2", {}],
    [
      "news/by-reference",
      { title: "A", published: true, createdAt: day("2026-06-03"), tags: [ref("tags/t1")] },
    ],
    ["news/by-path", { title: "B", published: true, createdAt: day("2026-06-02"), tags: ["tags/t1"] }],
    ["news/by-text", { title: "C", published: true, createdAt: day("2026-06-01"), tags: ["Soin"] }],
    ["news/odd", { title: "D", published: true, createdAt: "2026-05-01", tags: "Soin" }],
    ["products/pro", { active: true, metadata: { position: "2" } }],
    ["products/pro/prices/month", { active: true, unit_amount: "4500", recurring: { interval: "month" } }],
    ["products/pro/prices/odd", { active: true }],
    ["coupons/ete", { name: "Été", counters: { used: 2 } }],
    ["coupons/nameless", { percent_off: 20, duration: "once" }],
    [
      "invoices/by-path",
      { customer: "users/claire", status: "paid", created: day("2026-06-01"), total: 4500 },
    ],
    [
      "invoices/by-slash",
      { customer: "/users/claire", status: "paid", created: 1_780_000_000, total: "4500" },
    ],
    ["invoices/by-id", { customer: "claire", status: "paid", created: "2026-05-01" }],
    ["invoices/by-reference", { customer: ref("users/claire"), paid: true, period_end: day("2026-04-01") }],
    ["invoices/undated", { customer: ref("users/claire"), status: "open" }],
    ["invoices/others", { customer: ref("users/nadia"), status: "paid", created: day("2026-06-01") }],
    ["statistics/2026-06-20", { diagnoses: 3 }],
    ["statistics/auto-id", { date: day("2026-06-21"), diagnoses: 4, quotes: 1 }],
    ["statistics/sweep", { date: day("2026-06-20"), resumed: 2, ended: 0, left: 1 }],
  ];
}

let backend: NodeBackend;
let claire: Workspace;
let sophie: Workspace;
let before: ReadonlyMap<string, string>;

beforeAll(async () => {
  backend = await startNodeBackend();
  for (const [path, fields] of seedOf(backend.admin)) await backend.admin.doc(path).set(fields);
  claire = await backend.open("claire");
  sophie = await backend.open("sophie", "admin");
  before = await backend.dump();
});

afterAll(() => backend.stop());

interface Known {
  readonly status: string;
  readonly value?: unknown;
}

const stops: (() => void)[] = [];

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Gives what a watch has told last, to be polled. */
function told<K extends Known>(
  watch: (onNext: OnNext<K>, onError: OnError) => () => void,
  seen: (value: never) => unknown = (value) => value,
): () => unknown {
  let latest: unknown = null;
  const next = (known: K): void => {
    latest = known.status === "ready" ? seen(known.value as never) : known.status;
  };
  const fail: OnError = (error) => {
    latest = error;
  };
  stops.push(watch(next, fail));
  return () => latest;
}

const ids = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id).toSorted();

describe("documents that a professional reads", () => {
  test("the clients of a professional are read, also one that the order by name leaves out", async () => {
    await expect
      .poll(told((...to) => claire.customers.watchAll(...to), ids))
      .toEqual(["map", "nameless", "none", "ref", "ts"]);
  });

  test("the clients who were analysed last are read by their professional, whichever way their files tell it, or do not", async () => {
    await expect
      .poll(
        told(
          (...to) => claire.customers.watchLastAnalysed(...to),
          (all: readonly Customer[]) =>
            all.map(({ id, lastDiagnostic: last }) => [id, last?.id, last?.date?.toISOString().slice(0, 10)]),
        ),
      )
      .toEqual([
        ["none", "d-path", "2026-06-22"],
        ["map", "d-map", "2026-06-21"],
        ["ref", "d-ref", "2026-06-20"],
      ]);
  });

  test("the diagnoses of a client, by reference, path and id; parts that cannot be read take no more away", async () => {
    const list = (all: readonly { id: string; unreadable?: readonly string[] }[]) =>
      all.map(({ id, unreadable }) => [id, unreadable]);
    await expect
      .poll(
        told(
          (...to) => claire.diagnoses.watchOfCustomer("none", ...to),
          (all: readonly { id: string }[]) => list(all).toSorted(),
        ),
      )
      .toEqual(
        [
          ["d-bare", ["routine"]],
          ["d-slash", undefined],
          ["d-path", undefined],
        ].toSorted(),
      );
    await expect
      .poll(told((...to) => claire.diagnoses.watchOfCustomer("map", ...to), list))
      .toEqual([["d-map", ["routine"]]]);
  });

  test("a recap of another shape, as its text", async () => {
    await expect
      .poll(
        told(
          (...to) => claire.comparisons.watch("d-path-d-bare", ...to),
          ({ state, text }: { state: string; text: string }) => ({ state, text }),
        ),
      )
      .toEqual({ state: "done", text: "La peau est plus nette." });
  });

  test("a professional reads what she practises of the catalogue and her own, whichever way it is named", async () => {
    await expect
      .poll(told((...to) => claire.catalogue.watchVisible(...to), ids))
      .toEqual(["by-id", "by-path", "by-reference", "by-slash", "own-path", "own-reference"]);
  });

  test("articles with the texts of their tags, and those of a tag", async () => {
    const tagged = (all: readonly News[]) => all.map(({ id, tags }) => [id, tags.join()]);
    const filed = [
      ["by-reference", "Soin"],
      ["by-path", "Soin"],
      ["by-text", "Soin"],
    ];
    await expect
      .poll(told((...to) => claire.news.watchPages({ pages: 1, tag: "Soin" }, ...to), tagged))
      .toEqual(filed);
    await expect
      .poll(told((...to) => claire.news.watchPages({ pages: 1, tag: null }, ...to), tagged))
      .toEqual(expect.arrayContaining(filed));
  });

  test("plans without a name, and prices as the payment provider nests them", async () => {
    await expect
      .poll(
        told(
          (...to) => claire.payment.watchPlans(...to),
          (
            all: readonly {
              id: string;
              position: number;
              prices: readonly { id: string; unitAmount: number; interval: string }[];
            }[],
          ) =>
            all.map(({ id, position, prices }) => [
              id,
              position,
              prices.map((price) => [price.id, price.unitAmount, price.interval]),
            ]),
        ),
      )
      .toEqual([["pro", 2, [["month", 4500, "month"]]]]);
  });

  test("the invoices of a professional are read, whichever way they name her, dated or not", async () => {
    await expect
      .poll(told((...to) => claire.payment.watchInvoices(...to), ids))
      .toEqual(["by-id", "by-path", "by-reference", "by-slash", "undated"]);
  });
});

describe("documents that an administrator reads", () => {
  test("subcategories, also without a name", async () => {
    await expect
      .poll(told((...to) => sophie.subcategories.watchAll(...to), ids))
      .toEqual(["led", "massage", "nameless", "peeling"]);
  });

  test("coupons, also with a name alone, or without one", async () => {
    await expect.poll(told((...to) => sophie.coupons.watchAll(...to), ids)).toEqual(["ete", "nameless"]);
  });

  test("tags, also without a text", async () => {
    await expect.poll(told((...to) => sophie.tags.watchAll(...to), ids)).toEqual(["t1", "t2"]);
  });

  test("the invoices of a professional", async () => {
    await expect
      .poll(told((...to) => sophie.professionals.watchInvoices("claire", ...to), ids))
      .toEqual(["by-id", "by-path", "by-reference", "by-slash", "undated"]);
  });

  test("the statistics of a period, with values beside a date of any form, without the reports beside the days", async () => {
    await expect
      .poll(told((...to) => sophie.statistics.watchDays({ from: "2026-06-01", to: "2026-06-30" }, ...to)))
      .toEqual([
        { date: "2026-06-20", values: { diagnoses: 3 } },
        { date: "2026-06-21", values: { diagnoses: 4, quotes: 1 } },
      ]);
  });

  test("every recommendation, whoever's it is", async () => {
    await expect
      .poll(
        told(
          (...to) => sophie.recommendations.watchAll(...to),
          (all: readonly Recommendation[]) =>
            all
              .filter(({ owner }) => owner === "claire")
              .map(({ id, owner, subcategory }) => [id, owner, subcategory]),
        ),
      )
      .toEqual([
        ["own-path", "claire", "other"],
        ["own-reference", "claire", null],
      ]);
  });
});

test("nothing is written while documents are read, and only parts that cannot be read are reported", async () => {
  expect(await backend.dump()).toEqual(before);
  expect([...new Set(backend.malformed.map(({ path }) => path))].toSorted()).toEqual([
    "products/pro/prices/odd",
    "users/claire/diagnosis/undated",
  ]);
});

describe("an update stores the fields that change, beside what is stored otherwise", () => {
  const stored = async (path: string) => (await backend.admin.doc(path).get()).data() ?? {};

  /** Gives what a command has changed, by document. */
  async function changesOf(path: string, command: () => Promise<unknown>): Promise<readonly string[]> {
    const was = await stored(path);
    await command();
    const is = await stored(path);
    const names = new Set([...Object.keys(was), ...Object.keys(is)]);
    const text = (value: unknown) => (value === undefined ? "" : JSON.stringify(value));
    return [...names].filter((name) => text(was[name]) !== text(is[name])).toSorted();
  }
  const odd = { legacy: { id: 7 }, created: "2026-01-01", picture: 3, warning: ["?"], order: "deux" };
  const latest = <T>(watch: (onNext: OnNext<Known>, onError: OnError) => () => void): Promise<T> =>
    new Promise((resolve, reject) => {
      const stop = watch((known) => {
        if (known.status !== "ready") return;
        queueMicrotask(() => stop());
        resolve(known.value as T);
      }, reject);
    });

  test("a form of the shared catalogue stores what it changes of what it was opened with", async () => {
    const path = "subcategories/odd";
    await backend.admin.doc(path).set({ ...odd, name: "Odd", category: "other", active: true });
    const { name, category, active, order, warning, ...opened } = await latest<Subcategory>((...to) =>
      sophie.subcategories.watch("odd", ...to),
    );
    const fields = { name, category, active, order, warning };
    const as = { ...opened, ...fields };
    const change = () => sophie.subcategories.save("odd", { ...fields, active: false }, as);
    expect(await changesOf(path, change)).toEqual(["active"]);
    const nameless = () => sophie.subcategories.setActive("nameless", false);
    expect(await changesOf("subcategories/nameless", nameless)).toEqual(["active"]);
  });

  test("a recommendation of one's own", async () => {
    const path = "recommendations/own-path";
    await backend.admin.doc(path).update({ ...odd, weights: "?", use: 4, description: null });
    const change = () => claire.catalogue.update("own-path", { name: "Sérum", note: "Le soir" });
    expect(await changesOf(path, change)).toEqual(["name", "note", "search_keys", "sort_key", "updated"]);
  });

  test("an article whose tags are references keeps them while it says the same", async () => {
    const path = "news/by-reference";
    await backend.admin.doc(path).update({ legacy: 1, summary: 4, picture: 3 });
    const fields = { title: "A2", summary: "4", body: "", picture_alt: "", tags: ["Soin"], notify: false };
    const change = () => sophie.articles.save("by-reference", { ...fields, published: false });
    const changed = await changesOf(path, change);
    expect(changed).not.toContain("tags");
    expect(changed).not.toContain("summary");
    expect(changed).not.toContain("picture");
    expect(await stored(path)).toMatchObject({ title: "A2", legacy: 1, published: false });
  });

  test("a tag that is renamed: articles that name it by reference stay as they are", async () => {
    const tag = { id: "t1", text: "Soin", newsCount: 0 };
    const change = () => sophie.tags.rename(tag, "Soins");
    expect(await changesOf("news/by-path", change)).toEqual([]);
    expect((await stored("news/by-text"))["tags"]).toEqual(["Soins"]);
  });

  test("the profile, what is practised, and news that are read", async () => {
    const path = "users/claire";
    const business = { siret: 73282932000074, phone: ["?"], legacy: true };
    await backend.admin.doc(path).update({ company: 4, business, news_read: [{ id: 3 }, "news/a"] });
    const known = (await stored(path))["enabled_subcategories"] as unknown[];
    const practise = () => claire.profile.practise("laser", true);
    expect(await changesOf(path, practise)).toEqual(["enabled_subcategories"]);
    expect((await stored(path))["enabled_subcategories"]).toEqual([...known, "subcategories/laser"]);
    const leave = () => claire.profile.practise("peeling", false);
    expect(await changesOf(path, leave)).toEqual(["enabled_subcategories"]);
    expect((await stored(path))["enabled_subcategories"]).toEqual([
      known[0],
      known[2],
      "subcategories/laser",
    ]);
    const lines = {
      activity: "Institut",
      legal_form: "",
      street: "",
      complement: "",
      postcode: "",
      city: "",
    };
    const more = {
      phone: "",
      registration: "",
      vat_number: "",
      vat_exempt: false,
      mediator: "",
      website: "",
    };
    const fields = { ...lines, ...more, siret: "73282932000074", color: "", mentions: "" };
    const save = () => claire.profile.saveBusiness({ company: "4", business: fields });
    expect(await changesOf(path, save)).toEqual(["business"]);
    expect((await stored(path))["business"]).toEqual({ ...business, activity: "Institut" });
  });
});
