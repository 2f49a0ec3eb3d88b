import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { cutNetwork } from "@carnation/testing/cutNetwork";
import type { DocumentState, ListState } from "../index.ts";
import { goOffline } from "../testing/contractBrowser.ts";
import { contractSuite } from "../testing/contractSuite.ts";

const claire = { email: "claire@example.org", password: "un-mot-de-passe" };
const diagnosis = { uid: "claire", consent: true, customer: null, state: "done" };
const suite = contractSuite();

beforeAll(async () => {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid: "claire", ...claire });
  const user = admin.doc("users/claire");
  await user.set({ email: claire.email, firstname: "Claire", role: "customer", active: true });
  await user.collection("customers").doc("lea").set({ firstname: "Léa", lastname: "Petit" });
  for (const [day, id] of ["first", "second", "third"].entries()) {
    const created = Timestamp.fromDate(new Date(Date.UTC(2026, 10, day + 1)));
    await user
      .collection("diagnosis")
      .doc(id)
      .set({ ...diagnosis, created });
  }
});

/** Signs in and starts four watches, of what is there and of what is not; `seen()` tells their latest words. */
async function startWatches(): Promise<() => Promise<Record<string, string>>> {
  await suite.page.evaluate(async ({ email, password }) => {
    const { workspace } = await window.carnation.signIn(email, password);
    const last: Record<string, string> = {};
    const keep = (name: string) => (known: DocumentState<unknown> | ListState<unknown>) => {
      const count = known.status === "ready" && Array.isArray(known.value) ? ` ${known.value.length}` : "";
      const cached = known.status === "ready" && known.fromCache ? " from cache" : "";
      last[name] = known.status + count + cached;
    };
    const fail = (error: unknown) => {
      throw error;
    };
    Object.assign(window, {
      workspace,
      last,
      watch: () => {
        const stops = [
          workspace.customers.watchAll(keep("customers"), fail),
          workspace.customers.watchLastAnalysed(keep("analysed"), fail),
          workspace.diagnoses.watch("first", keep("diagnosis"), fail),
          workspace.diagnoses.watch("none", keep("no diagnosis"), fail),
          workspace.news.watchLatest(keep("news"), fail),
        ];
        return () => stops.forEach((stop) => stop());
      },
    });
  }, claire);
  return () => suite.page.evaluate(() => (window as unknown as { last: Record<string, string> }).last);
}

const watch = () =>
  suite.page.evaluate(
    () => void Object.assign(window, { stop: (window as unknown as { watch(): unknown }).watch() }),
  );
const stop = () => suite.page.evaluate(() => (window as unknown as { stop(): void }).stop());

const nothingRead = {
  customers: "unread",
  analysed: "unread",
  diagnosis: "unread",
  "no diagnosis": "unread",
  news: "unread",
};
const everythingRead = {
  customers: "ready 1",
  analysed: "ready 0",
  diagnosis: "ready",
  "no diagnosis": "missing",
  news: "missing",
};

describe("known data", () => {
  it("known data off line with nothing kept is unread, never missing or empty, and comes by itself with the network", async () => {
    const seen = await startWatches();
    await cutNetwork(suite.page);
    await watch();
    await expect.poll(seen).toEqual(nothingRead);
    await suite.page.context().setOffline(false);
    await expect.poll(seen, { timeout: 15_000 }).toEqual(everythingRead);
  });

  it("known data is shown from the cache, as such; empty or missing data is unread again", async () => {
    const seen = await startWatches();
    await watch();
    await expect.poll(seen).toEqual(everythingRead);
    await stop();
    await cutNetwork(suite.page);
    await watch();
    await expect.poll(seen).toEqual({
      ...nothingRead,
      customers: "ready 1 from cache",
      diagnosis: "ready from cache",
    });
  });

  it("known data stands while the connection is lost, once the server has said it", async () => {
    const seen = await startWatches();
    await watch();
    await expect.poll(seen).toEqual(everythingRead);
    await goOffline(suite.page);
    await expect.poll(seen).toEqual({
      customers: "ready 1 from cache",
      analysed: "ready 0 from cache",
      diagnosis: "ready from cache",
      "no diagnosis": "missing",
      news: "missing",
    });
  });

  it("known data is unread, after a moment, while the service does not answer although the browser is on line", async () => {
    await suite.page.route("**/google.firestore.v1.Firestore/Listen/**", (route) => route.abort());
    const seen = await startWatches();
    await watch();
    expect(await seen()).toEqual({});
    await expect.poll(seen, { timeout: 15_000 }).toEqual(nothingRead);
    await suite.page.unroute("**/google.firestore.v1.Firestore/Listen/**");
    await expect.poll(seen, { timeout: 30_000 }).toEqual(everythingRead);
  });
});

describe("a malformed document", () => {
  const broken = () => suite.backend.admin.doc("users/claire/diagnosis/second");

  it("a malformed document is left out of its list, counted and reported by its place alone; mended, it comes back", async () => {
    await broken().update({ state: "secret de Léa" });
    await suite.page.evaluate(async ({ email, password }) => {
      const { workspace } = await window.carnation.signIn(email, password);
      const list: unknown[] = [];
      const single: unknown[] = [];
      const fail = () => list.push("failed");
      workspace.diagnoses.watchAll(
        (known) =>
          list.push(
            known.status === "ready" ? [known.value.map(({ id }) => id), known.unreadable] : known.status,
          ),
        fail,
      );
      workspace.diagnoses.watch("second", ({ status }) => single.push(status), fail);
      Object.assign(window, { list, single });
    }, claire);
    const last = () =>
      suite.page.evaluate(() => {
        const { list, single } = window as unknown as { list: unknown[]; single: unknown[] };
        return { list: list.at(-1), single: single.at(-1), reported: window.carnation.reported };
      });
    const reported = [{ path: "users/claire/diagnosis/second", fields: ["state"] }];
    await expect.poll(last).toEqual({ list: [["third", "first"], 1], single: "unreadable", reported });
    await broken().update({ state: "done" });
    await expect.poll(last).toEqual({ list: [["third", "second", "first"], 0], single: "ready", reported });
  });
});

describe("the one document that is shown of several", () => {
  const latest = () =>
    suite.page.evaluate(async ({ email, password }) => {
      const { workspace } = await window.carnation.signIn(email, password);
      return new Promise<string>((resolve) => {
        workspace.news.watchLatest((known) => {
          if (known.status === "unread" || (known.status === "ready" && known.fromCache)) return;
          resolve(known.status === "ready" ? known.value.id : known.status);
        }, String);
      });
    }, claire);

  it("the one document that is shown of several is the first that can be read, and unreadable when none can", async () => {
    const news = suite.backend.admin.collection("news");
    const published = { title: "Nouveautés", published: true };
    await news.doc("older").set({ ...published, createdAt: Timestamp.fromMillis(1) });
    await news.doc("newer").set({ ...published, createdAt: "hier" });
    expect(await latest()).toBe("older");
    await news.doc("older").delete();
    await suite.page.reload();
    expect(await latest()).toBe("unreadable");
    await news.doc("newer").delete();
  });
});

describe("the finished diagnoses of a stretch of time", () => {
  const count = (from: string, before: string) =>
    suite.page.evaluate(
      ([from, before]) => {
        const { workspace } = window as unknown as Awaited<ReturnType<Window["carnation"]["signIn"]>>;
        const counted = workspace.diagnoses.countFinished({ from: new Date(from), before: new Date(before) });
        return counted.catch((error: { code: string }) => error.code);
      },
      [from, before] as const,
    );

  it("the finished diagnoses of a stretch of time are counted on the server, and off line not at all", async () => {
    await suite.backend.admin.doc("users/claire/diagnosis/third").update({ state: "started" });
    await startWatches();
    expect(await count("2026-11-01", "2026-12-01")).toBe(2);
    expect(await count("2026-11-02", "2026-12-01")).toBe(1);
    expect(await count("2026-10-01", "2026-11-01")).toBe(0);
    await cutNetwork(suite.page);
    expect(await count("2026-11-01", "2026-12-01")).toBe("offline");
  });
});

describe("a diagnosis whose photo does not come", () => {
  const abandon = (id: string) =>
    suite.page.evaluate((id) => {
      const { workspace } = window as unknown as Awaited<ReturnType<Window["carnation"]["signIn"]>>;
      return window.carnation.failureOf(workspace.diagnoses.abandon(id));
    }, id);

  const send = (id: string) =>
    suite.page.evaluate(async (id) => {
      const { workspace } = window as unknown as Awaited<ReturnType<Window["carnation"]["signIn"]>>;
      const upload = workspace.diagnoses.uploadPhoto(id, new Blob(["photo"]));
      const refused = await window.carnation.failureOf(upload.done);
      return { refused, arrived: await workspace.diagnoses.hasPhoto(id) };
    }, id);

  it("a diagnosis whose photo does not come is ended once, and never later from a queue; it takes no photo then", async () => {
    const waiting = suite.backend.admin.doc("users/claire/diagnosis/waiting");
    await waiting.set({ ...diagnosis, state: "started", created: Timestamp.now() });
    await startWatches();
    await cutNetwork(suite.page);
    expect(await abandon("waiting")).toMatchObject({ code: "offline" });
    await suite.page.context().setOffline(false);
    expect((await waiting.get()).get("state")).toBe("started");
    expect(await abandon("waiting")).toBeNull();
    expect((await waiting.get()).data()).toMatchObject({ state: "error", error: "abandoned" });
    expect(await abandon("waiting")).toMatchObject({ code: "aborted" });
    expect(await send("waiting")).toMatchObject({ refused: { code: "permission-denied" }, arrived: false });
    expect(await abandon("first")).toMatchObject({ code: "aborted" });
  });
});
