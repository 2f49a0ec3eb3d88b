import { addCustomer, addDiagnosis, june, november } from "@carnation/functions/testing/pairs";
import { addRoutine } from "@carnation/functions/testing/routineExample";
import {
  addBuyer,
  addCatalogue,
  addSale,
  drawnStroke,
  SALE_TOTAL,
  storedBusiness,
} from "@carnation/functions/testing/sellers";
import type { ThumbnailSize } from "@carnation/product/path";
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { unzipSync } from "fflate";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { cutNetwork } from "@carnation/testing/cutNetwork";
import { startAnalysis } from "../testing/analysisDouble.ts";
import { contractSuite } from "../testing/contractSuite.ts";
import { mailsTo } from "../testing/outbox.ts";
import { recordCalls } from "../testing/recordCalls.ts";

const claire = { email: "claire@example.org", password: "un-mot-de-passe" };
let analysis: Awaited<ReturnType<typeof startAnalysis>>;
const suite = contractSuite(async () => {
  analysis = await startAnalysis();
  return analysis.stop;
});

/** Adds the account of a professional who may do all that a subscription gives. */
async function addProfessional(uid: string, fields: object = {}): Promise<void> {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid, email: `${uid}@example.org`, password: claire.password });
  const account = { role: "customer", active: true, email: `${uid}@example.org` };
  await admin.doc(`users/${uid}`).set({ ...account, ...fields });
  await admin.doc(`users/${uid}/subscriptions/one`).set({ status: "active" });
}

/** The store to which fixtures of the functions write. */
const stores = () => ({
  db: suite.backend.admin,
  files: {
    create: (path: string, bytes: string | Uint8Array, contentType: string) =>
      suite.backend.bucket.file(path).save(Buffer.from(bytes), { contentType, resumable: false }),
  },
});

/** The message to an address that has one. */
async function mailTo(address: string) {
  const [mail] = await mailsTo(suite.backend.url, address, 1);
  return mail!;
}

const daysAgo = (days: number): Timestamp => Timestamp.fromMillis(Date.now() - days * 86_400_000);

beforeAll(async () => {
  const { admin, auth } = suite.backend;
  await auth.createUser({ uid: "claire", ...claire });
  const user = admin.doc("users/claire");
  await user.set({ email: claire.email, firstname: "Claire", role: "customer", active: true });
  await user.collection("subscriptions").doc("old").set({ status: "canceled" });
  await user
    .collection("subscriptions")
    .doc("new")
    .set({ status: "trialing", product: admin.doc("products/pro"), created: daysAgo(9) });
  // Found first by its id, and not the one that counts.
  await user
    .collection("subscriptions")
    .doc("earlier")
    .set({ status: "trialing", created: daysAgo(90) });
  await admin.doc("products/pro").set({ active: true, name: "Pro", features: [] });
  await admin.doc("settings/ai").set({ version: 1, engine: { name: "remote" } });
  const customers = user.collection("customers");
  await customers
    .doc("anais")
    .set({ firstname: "Anaïs", lastname: "Morel", last_diagnostic: { id: "d1", date: daysAgo(9) } });
  await customers.doc("lea").set({
    firstname: "Léa",
    lastname: "Petit",
    last_diagnostic: { id: "d2", date: daysAgo(2), next_photo: "2026-12-21" },
  });
  await customers.doc("ines").set({ firstname: "Inès", lastname: "Aubert" });
  const news = admin.collection("news");
  await news.doc("old").set({ title: "Ancienne", published: true, createdAt: daysAgo(8) });
  await news.doc("latest").set({ title: "Dernière", published: true, createdAt: daysAgo(3) });
  await news.doc("draft").set({ title: "Brouillon", published: false, createdAt: daysAgo(1) });
});

describe("a workspace", () => {
  it("a workspace gives the account, the current subscription, the last analysed clients and the latest article", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { workspace } = await signIn(email, password);
      return {
        profile: await until(workspace.profile.watch),
        subscription: await until(workspace.subscription.watchCurrent),
        standing: await until(workspace.subscription.watchStanding),
        plan: await until(workspace.plans.watch.bind(null, "pro")),
        customers: await until(workspace.customers.watchLastAnalysed),
        planned: await until(workspace.customers.watchPlanned),
        everybody: await until(workspace.customers.watchAll, (all) => all.length === 3),
        news: await until(workspace.news.watchLatest),
      };
    }, claire);
    expect(seen.standing).toEqual(seen.subscription);
    expect(
      seen.planned.map(({ firstname, lastDiagnostic }) => [firstname, lastDiagnostic?.nextPhoto]),
    ).toEqual([["Léa", "2026-12-21"]]);
    expect(seen.plan).toMatchObject({ id: "pro", name: "Pro", active: true });
    expect(seen.profile).toMatchObject({
      uid: "claire",
      firstname: "Claire",
      role: "customer",
      active: true,
    });
    expect(seen.subscription).toMatchObject({ id: "new", status: "trialing", product: "pro" });
    expect(seen.customers.map(({ firstname, lastDiagnostic }) => [firstname, lastDiagnostic?.id])).toEqual([
      ["Léa", "d2"],
      ["Anaïs", "d1"],
    ]);
    expect(seen.everybody.map(({ lastname }) => lastname)).toEqual(["Aubert", "Morel", "Petit"]);
    expect(seen.news.title).toBe("Dernière");
  });

  it("a workspace deletes a contraindication and puts another in its place wherever it is named, however it is stored", async () => {
    const { admin, auth } = suite.backend;
    await auth.createUser({ uid: "sophie", email: "sophie@example.org", password: claire.password });
    await auth.setCustomUserClaims("sophie", { role: "admin" });
    await admin.doc("users/sophie").set({ role: "admin", active: true });
    const pregnancy = admin.doc("contraindications/grossesse");
    await pregnancy.set({ name: "Grossesse" });
    await admin.doc("contraindications/allaitement").set({ name: "Allaitement" });
    const named = { owner: "world", active: true, weights: {} };
    const naming = (stored: unknown[]) => ({ ...named, contraindications: stored });
    const recommendations = admin.collection("recommendations");
    await recommendations
      .doc("path")
      .set(naming(["contraindications/grossesse", "contraindications/herpes"]));
    await recommendations.doc("reference").set(naming([pregnancy]));
    await recommendations.doc("both").set(naming(["grossesse", "contraindications/allaitement"]));
    await recommendations.doc("other").set(naming(["contraindications/herpes"]));
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { contraindications } = (await signIn("sophie@example.org", password)).workspace;
      await contraindications.add({ id: "rhume", name: "Rhume", group: null });
      await contraindications.save("allaitement", { name: "Allaitement en cours", group: "état" });
      const refused = await failureOf(contraindications.remove("grossesse", "none"));
      const before = await until(contraindications.watchAll);
      await contraindications.remove("grossesse", "allaitement");
      const gone = await failureOf(contraindications.save("grossesse", { name: "Encore", group: null }));
      return { refused, gone, before: before.map(({ name }) => name) };
    }, claire.password);
    expect([seen.refused?.code, seen.gone?.code]).toEqual(["not-found", "not-found"]);
    expect(seen.before).toEqual(["Allaitement en cours", "Grossesse", "Rhume"]);
    const stored = await recommendations.get();
    expect(
      Object.fromEntries(stored.docs.map((document) => [document.id, document.get("contraindications")])),
    ).toEqual({
      path: ["contraindications/herpes", "contraindications/allaitement"],
      reference: ["contraindications/allaitement"],
      both: ["contraindications/allaitement"],
      other: ["contraindications/herpes"],
    });
    // A form that is open on one of them is told that it was changed.
    const changed = stored.docs.filter((document) => document.get("updated") !== undefined);
    expect(changed.map(({ id }) => id)).toEqual(["both", "path", "reference"]);
    for (const document of changed) expect(document.get("updated")).toEqual(document.updateTime);
  });

  it("a workspace saves over nothing that somebody else has stored since; what is stored already is no conflict", async () => {
    const { admin } = suite.backend;
    const stored = admin.doc("contraindications/peau");
    await stored.set({ name: "Peau lésée", group: "zone", created: new Date(0) });
    const attempt = (fields: object, opened: object | null) =>
      suite.page.evaluate(
        async ([password, change, compared]) => {
          const { failureOf, signIn } = window.carnation;
          const { contraindications } = (await signIn("sophie@example.org", password)).workspace;
          return failureOf(contraindications.save("peau", change as never, (compared ?? undefined) as never));
        },
        [claire.password, fields, opened] as const,
      );
    const opened = { id: "peau", name: "Peau lésée", group: "zone", created: null };
    await stored.update({ name: "Plaie" });
    expect(await attempt({ name: "Brûlure", group: "zone" }, opened)).toMatchObject({ code: "aborted" });
    expect((await stored.get()).get("name")).toBe("Plaie");
    // Another field than those that are saved was changed.
    expect(await attempt({ group: "santé" }, opened)).toBeNull();
    expect((await stored.get()).data()).toMatchObject({ name: "Plaie", group: "santé" });
    // The answer to the first attempt was lost.
    expect(await attempt({ name: "Plaie", group: "santé" }, opened)).toBeNull();
    expect(await attempt({ name: "Brûlure", group: "zone" }, null)).toBeNull();
    expect((await stored.get()).get("name")).toBe("Brûlure");
    // What cannot be read any more was changed by somebody, too.
    await stored.set({ name: ["?"], group: "zone" });
    expect(await attempt({ name: "Plaie", group: "zone" }, opened)).toMatchObject({ code: "aborted" });
    await stored.delete();
    expect(await attempt({ name: "Plaie", group: "zone" }, opened)).toMatchObject({ code: "not-found" });
  });

  it("a workspace keeps subcategories with their pictures, and says how many practise one", async () => {
    const { admin, bucket } = suite.backend;
    await admin.doc("users/claire").update({ enabled_subcategories: ["subcategories/cryo"] });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { subcategories } = (await signIn("sophie@example.org", password)).workspace;
      const fields = {
        name: "Cryothérapie",
        category: "other",
        active: true,
        order: null,
        warning: "",
      } as const;
      await subcategories.add({ ...fields, id: "cryo" });
      const picture = new File(["image"], "cryo.PNG", { type: "image/png" });
      await subcategories.uploadPicture("cryo", picture).done;
      const [pictured] = await until(subcategories.watchAll, ([first]) => first?.picture === "cryo.png");
      const bytes = await (await subcategories.picture(pictured!)).text();
      await subcategories.uploadPicture("cryo", new File(["autre"], "cryo.webp", { type: "image/webp" }))
        .done;
      await subcategories.setActive("cryo", false);
      const [off] = await until(
        subcategories.watchAll,
        ([first]) => first?.picture === "cryo.webp" && !first.active,
      );
      const practising = await subcategories.countPractising("cryo");
      await subcategories.save("cryo", { ...fields, picture: null }, { ...off!, picture: "cryo.webp" });
      const [bare] = await until(subcategories.watchAll, ([first]) => first?.picture === null);
      const none = await failureOf(subcategories.picture(bare!));
      const missing = await failureOf(subcategories.uploadPicture("absente", picture).done);
      await subcategories.remove(bare!, null);
      // Who is gone already stays so.
      await subcategories.remove(bare!, null);
      return {
        bytes,
        active: off?.active,
        practising,
        none,
        missing,
        all: await until(subcategories.watchAll),
      };
    }, claire.password);
    expect(seen).toMatchObject({ bytes: "image", active: false, practising: 1 });
    expect([seen.none?.code, seen.missing?.code]).toEqual(["not-found", "permission-denied"]);
    expect(seen.all.map(({ id }) => id)).not.toContain("cryo");
    await admin.doc("users/claire").update({ enabled_subcategories: FieldValue.delete() });
    await vi.waitFor(async () => {
      const [files] = await bucket.getFiles({ prefix: "subcategories/" });
      expect(files.map(({ name }) => name)).toEqual([]);
    });
  });

  it("a workspace gives one name to one alone, also where two administrators write at once", async () => {
    const { admin } = suite.backend;
    await admin.doc("tags/hiver").set({ text: "Hiver", news_count: 0 });
    await admin.doc("tags/neige").set({ text: "Neige", news_count: 0 });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn } = window.carnation;
      const { contraindications, subcategories, tags } = (await signIn("sophie@example.org", password))
        .workspace;
      const fields = { category: "other", active: true, order: null, warning: "" } as const;
      const failures = (all: readonly Promise<unknown>[]) => Promise.all(all.map((one) => failureOf(one)));
      const added = await failures([
        subcategories.add({ ...fields, id: "un", name: "Radio-fréquence" }),
        subcategories.add({ ...fields, id: "deux", name: "radio-frequence" }),
      ]);
      const first = added[0] === null ? "un" : "deux";
      const again = await failureOf(subcategories.add({ ...fields, id: first, name: "Radio-fréquence" }));
      await contraindications.add({ id: "c1", name: "Herpès labial", group: null });
      await contraindications.add({ id: "c2", name: "Rosacée", group: null });
      const renamed = await failures([
        contraindications.save("c1", { name: "Couperose" }),
        contraindications.save("c2", { name: "couperose" }),
      ]);
      // The name that it had is free again.
      const freed = renamed[0] === null ? "Herpès labial" : "Rosacée";
      const taken = await failureOf(
        contraindications.save(renamed[0] === null ? "c2" : "c1", { name: freed }),
      );
      const texts = await failures([
        tags.rename({ id: "hiver", text: "Hiver", newsCount: 0 }, "Saison froide"),
        tags.rename({ id: "neige", text: "Neige", newsCount: 0 }, "Saison Froide"),
      ]);
      const moved = await failureOf(
        subcategories.save(first, { ...fields, name: "Radio-fréquence", category: "cosmetics" }),
      );
      return { added, again, renamed, taken, texts, moved, first };
    }, claire.password);
    for (const pair of [seen.added, seen.renamed, seen.texts]) {
      expect(pair.filter((failure) => failure === null)).toHaveLength(1);
      expect(pair.find((failure) => failure !== null)).toMatchObject({
        code: "refused",
        message: expect.stringMatching(/déjà/u),
      });
    }
    expect([seen.again, seen.taken, seen.moved]).toEqual([null, null, null]);
    expect((await admin.doc(`subcategories/${seen.first}`).get()).get("category")).toBe("cosmetics");
    for (const path of [
      "subcategories/un",
      "subcategories/deux",
      "contraindications/c1",
      "contraindications/c2",
    ])
      await admin.doc(path).delete();
    for (const path of ["tags/hiver", "tags/neige"]) await admin.doc(path).delete();
  });

  it("a workspace watches the first ones of a long list and reads the others, anew where those end elsewhere", async () => {
    const { admin } = suite.backend;
    const long = admin.batch();
    const place = (index: number): string => String(index).padStart(3, "0");
    for (let index = 0; index < 300; index += 1) {
      long.set(admin.doc(`contraindications/longue-${place(index)}`), { name: `Zz ${place(index)}` });
    }
    await long.commit();
    const before = (await admin.collection("contraindications").get()).size;
    const told = await suite.page.evaluate(
      async ([password, count]) => {
        const { signIn, until } = window.carnation;
        const { contraindications } = (await signIn("sophie@example.org", password)).workspace;
        const ids: string[][] = [];
        await until(contraindications.watchAll, (all) => {
          ids.push(all.map(({ id }) => id));
          // Before the first ones end, once all of them are there.
          if (all.length === count) {
            void contraindications.add({ id: "longue-new", name: "Zz 000 bis", group: null });
          }
          return all.length === count + 1;
        });
        return ids;
      },
      [claire.password, before] as const,
    );
    expect(told[0]!.length).toBeLessThanOrEqual(250);
    expect(told.some((ids) => ids.length === before)).toBe(true);
    for (const ids of told) expect(new Set(ids).size).toBe(ids.length);
    expect(told.at(-1)).toContain("longue-new");
  });

  it("a workspace lists what a professional sees of the catalogue; she keeps her own, her prices, and what she hides", async () => {
    const { admin, auth, bucket } = suite.backend;
    await auth.createUser({ uid: "ana", email: "ana@example.org", password: claire.password });
    const account = admin.doc("users/ana");
    const led = "subcategories/led";
    await account.set({ role: "customer", active: true, enabled_subcategories: [led] });
    const shared = { owner: "world", active: true, category: "cosmetics", weights: {} };
    const catalogue: Record<string, Record<string, unknown>> = {
      creme: { ...shared, name: "Crème", price: 2400, picture: "creme.webp" },
      ecart: { ...shared, name: "À l’écart", active: false },
      seance: { ...shared, name: "Séance", category: "other", subcategory: led },
      peeling: { ...shared, name: "Peeling", category: "other", subcategory: "subcategories/peeling" },
    };
    for (const [id, fields] of Object.entries(catalogue))
      await admin.doc(`recommendations/${id}`).set(fields);
    await bucket.file("recommendations/world/creme.webp").save("dessin", { resumable: false });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { catalogue } = (await signIn("ana@example.org", password)).workspace;
      const first = await until(catalogue.watchVisible);
      const fields = {
        name: "Baume",
        category: "cosmetics",
        subcategory: "subcategories/serum",
        description: "",
        use: "",
        moments: ["evening" as const],
        frequency: "",
        price: null,
        vatRate: 2000,
        weights: { 31: 5 },
        contraindications: [],
        note: "",
        active: true,
        order: null,
      } as const;
      const form = { ...fields, moments: [...fields.moments], contraindications: [] };
      await catalogue.add({ ...form, id: "baume" });
      await catalogue.add({ ...form, id: "baume" });
      const picture = new File([new Uint8Array(300_000)], "baume.jpg", { type: "image/jpeg" });
      await catalogue.uploadPicture("baume", picture).done;
      const pictured = await until(catalogue.watchVisible, (all) =>
        all.some((one) => one.picture === "baume.jpg"),
      );
      const added = pictured.find(({ id }) => id === "baume");
      if (added === undefined) throw new Error("It was not added");
      const bytes = (await catalogue.picture(added)).size;
      await catalogue.update("baume", { name: "Baume du soir" }, added.updated);
      const stale = await failureOf(catalogue.update("baume", { name: "Autre" }, added.updated));
      await catalogue.setPrice("creme", 2000);
      await catalogue.setHidden("creme", true);
      const hidden = await until(catalogue.watchPrices, (all) => all.get("creme")?.hidden === true);
      await catalogue.update("baume", { picture: null });
      await catalogue.remove({ id: "baume", picture: null });
      const gone = await failureOf(catalogue.update("baume", { name: "Encore" }));
      const foreign = await failureOf(catalogue.setPrice("peeling", 1));
      const shown = first.find(({ id }) => id === "creme");
      return {
        first: first.map(({ name }) => name),
        shown: shown && (await (await catalogue.picture(shown)).text()),
        again: shown && (await catalogue.picture(shown)) === (await catalogue.picture(shown)),
        added: [added.name, added.owner, added.picture, bytes],
        settled: [...hidden],
        failures: [stale?.code, gone?.code, foreign?.code],
      };
    }, claire.password);
    expect(seen).toEqual({
      first: ["Crème", "Séance"],
      shown: "dessin",
      again: true,
      added: ["Baume", "ana", "baume.jpg", 300_000],
      settled: [["creme", { uid: "ana", price: 2000, hidden: true }]],
      failures: ["aborted", "not-found", "permission-denied"],
    });
    await account.update({ enabled_subcategories: [led, "subcategories/peeling"] });
    const practised = await suite.page.evaluate(async (password) => {
      const { signIn, until } = window.carnation;
      const { catalogue } = (await signIn("ana@example.org", password)).workspace;
      return (await until(catalogue.watchVisible, (all) => all.length === 3)).map(({ name }) => name);
    }, claire.password);
    expect(practised).toEqual(["Crème", "Peeling", "Séance"]);
  });

  it("a workspace keeps the recommendations of everybody for an administrator, whose changes overwrite none and move with their picture", async () => {
    const { admin, auth, bucket } = suite.backend;
    await auth.createUser({ uid: "paule", email: "paule@example.org", password: claire.password });
    await auth.setCustomUserClaims("paule", { role: "admin" });
    await admin.doc("users/paule").set({ role: "admin", active: true });
    await admin.doc("users/tess").set({ role: "customer", active: true });
    await admin
      .doc("recommendations/de-tess")
      .set({ owner: "tess", active: true, name: "À Tess", weights: {} });
    for (const id of ["one", "other"]) {
      const routine_recommendations = ["baume-commun", "autre chose"];
      await admin.doc(`users/tess/diagnosis/${id}`).set({ state: "done", routine_recommendations });
    }
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { recommendations } = (await signIn("paule@example.org", password)).workspace;
      const id = "baume-commun";
      const form = {
        name: "Baume commun",
        category: "cosmetics" as const,
        subcategory: "subcategories/serum",
        description: "",
        use: "",
        moments: ["evening" as const],
        frequency: "",
        price: null,
        vatRate: 2000,
        weights: { 31: 5 as const },
        contraindications: [],
        note: "",
        active: true,
        order: 3,
        owner: "world",
      };
      await recommendations.add({ ...form, id });
      await recommendations.add({ ...form, id });
      const picture = new File([new Uint8Array(2000)], "baume.jpg", { type: "image/jpeg" });
      await recommendations.uploadPicture(id, picture).done;
      const opened = (await until(recommendations.watchShared)).find((one) => one.id === id);
      if (opened === undefined) throw new Error("It was not added");
      await recommendations.save(id, { ...form, name: "Baume du matin" }, opened);
      await recommendations.save(id, { ...form, name: "Baume du matin" }, opened);
      const stale = await failureOf(recommendations.save(id, { ...form, name: "Autre" }, opened));
      await recommendations.save(id, { ...form, owner: "tess", name: "Baume de Tess" });
      const all = await until(
        recommendations.watchOfProfessionals,
        (some) => some.filter(({ owner }) => owner === "tess").length === 2,
      );
      const theirs = all.filter(({ owner }) => owner === "tess");
      const moved = theirs.find((one) => one.id === id);
      if (moved === undefined) throw new Error("It was not moved");
      const bytes = (await recommendations.picture(moved)).size;
      await recommendations.save(id, { active: false }, moved);
      const uses = [await recommendations.countUse(id), await recommendations.countUse("autre")];
      await recommendations.remove(moved);
      const gone = await failureOf(recommendations.save(id, { active: true }));
      return {
        opened: [opened.owner, opened.picture, opened.order, opened.updated instanceof Date],
        theirs: theirs.map(({ name }) => name).toSorted(),
        bytes,
        uses,
        failures: [stale?.code, gone?.code],
      };
    }, claire.password);
    expect(seen).toEqual({
      opened: ["world", "baume-commun.jpg", 3, true],
      theirs: ["Baume de Tess", "À Tess"],
      bytes: 2000,
      uses: [2, 0],
      failures: ["aborted", "not-found"],
    });
    const files = async () =>
      (await bucket.getFiles({ prefix: "recommendations/" }))[0].filter(({ name }) =>
        name.includes("baume-"),
      );
    await expect.poll(async () => (await files()).length, { timeout: 10_000 }).toBe(0);
  });

  it("a workspace exports a client's file whole, records a consent, and erases", async () => {
    const { admin, auth } = suite.backend;
    await auth.createUser({ uid: "lina", email: "lina@example.org", password: claire.password });
    const user = admin.doc("users/lina");
    await user.set({ role: "customer", active: true });
    const zoe = user.collection("customers").doc("zoe");
    const analysis = {
      purpose: "analysis",
      given: true,
      date: daysAgo(9),
      version: "1",
      author: "lina",
      signer: "Zoé",
    };
    const consents = [{ ...analysis, signature: "zoe.signature.png" }];
    await zoe.set({ firstname: "Zoé", lastname: "Roy", email: "z@exemple.fr", picture: "zoe.jpg", consents });
    const diagnosis = {
      uid: "lina",
      consent: true,
      state: "done",
      created: Timestamp.fromMillis(Date.UTC(2026, 10, 21)),
    };
    await user
      .collection("diagnosis")
      .doc("d1")
      .set({ ...diagnosis, customer: zoe, routine: { morning: [{ recommendation: "r1", label: "Gelée" }] } });
    const quote = {
      number: { year: 2026, sequence: 42 },
      version: 2,
      state: "signed",
      recipient: {},
      emitter: {},
      items: [],
      discount: 0,
      vat: "included",
      issuedOn: "2026-11-21",
      validUntil: "2026-12-21",
      total: 0,
      created: Timestamp.now(),
      customer: "zoe",
      hash: "ab".repeat(32),
    };
    await user.collection("quotes").doc("q1").set(quote);
    await user.collection("quotes").doc("q2").set({ customer: "zoe", odd: true });
    await user
      .collection("quotes")
      .doc("q3")
      .set({ ...quote, customer: "other" });
    await user
      .collection("diagnosis")
      .doc("d2")
      .set({ ...diagnosis, customer: null });
    const recap = { oldDiagnosisId: "d0", newDiagnosisId: "d1", text: "Un bilan" };
    await user.collection("ia-recaps").doc("d0-d1").set(recap);
    for (const [path, text] of [
      ["customers/zoe.jpg", "visage"],
      ["customers/zoe.signature.png", "signature"],
      ["diagnosis/d1.jpg", "photo"],
      ["diagnosis/d1.json", "[]"],
      ["sendings/s1.pdf", "%PDF"],
      ["quotes/q1.pdf", "%PDF"],
    ]) {
      await suite.backend.bucket.file(`users/lina/${path}`).save(text ?? "", { resumable: false });
    }
    const attachment = { name: "Comparaison.pdf", path: "users/lina/sendings/s1.pdf" };
    const sending = {
      kind: "comparison-report",
      to: "z@exemple.fr",
      subject: "…",
      state: "sent",
      attachment,
    };
    await user
      .collection("sendings")
      .doc("s1")
      .set({ ...sending, customer: "zoe", created: daysAgo(1) });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn } = window.carnation;
      const { customers, diagnoses } = (await signIn("lina@example.org", password)).workspace;
      const progress: number[] = [];
      const zip = await customers.exportFile("zoe", { onProgress: (read, of) => progress.push(read / of) });
      const givenUp = await failureOf(customers.exportFile("zoe", { signal: AbortSignal.abort() }));
      const none = await failureOf(customers.exportFile("nobody"));
      await customers.recordConsent({ id: "zoe", purpose: "email", given: true });
      await diagnoses.erase("d2");
      await diagnoses.erase("d2");
      return { bytes: Array.from(new Uint8Array(await zip.arrayBuffer())), progress, givenUp, none };
    }, claire.password);
    expect([seen.givenUp?.code, seen.none?.code]).toEqual(["cancelled", "not-found"]);
    expect(seen.progress.at(-1)).toBe(1);
    const files = unzipSync(new Uint8Array(seen.bytes));
    expect(Object.keys(files).toSorted()).toEqual([
      "LISEZ-MOI.txt",
      "bilans/d0-d1.txt",
      "client/photo.jpg",
      "client/signature.png",
      "devis/D-2026-0042, version 2.json",
      "devis/D-2026-0042, version 2.pdf",
      "devis/q2.json",
      "diagnostics/2026-11-21 d1/diagnostic.json",
      "diagnostics/2026-11-21 d1/photo.jpg",
      "diagnostics/2026-11-21 d1/resultats.json",
      "diagnostics/2026-11-21 d1/routine.txt",
      "dossier.json",
      "envois/s1.json",
      "envois/s1.pdf",
    ]);
    const text = (name: string): string => new TextDecoder().decode(files[name]);
    expect(text("diagnostics/2026-11-21 d1/routine.txt")).toBe("Matin\n1. Gelée\n");
    expect(text("LISEZ-MOI.txt")).toContain("- diagnostics/2026-11-21 d1/zones.json");
    expect(text("diagnostics/2026-11-21 d1/photo.jpg")).toBe("photo");
    expect(JSON.parse(text("diagnostics/2026-11-21 d1/diagnostic.json"))).toMatchObject({
      created: "2026-11-21T00:00:00.000Z",
      customer: "users/lina/customers/zoe",
    });
    expect((await zoe.get()).get("consents")).toMatchObject([
      { purpose: "analysis", given: true },
      { purpose: "email", given: true, author: "lina" },
    ]);
    expect((await user.collection("diagnosis").doc("d2").get()).exists).toBe(false);
  });

  it("a workspace exports an account with more clients than a page, and says what is missing and what failed", async () => {
    const { admin, auth, bucket } = suite.backend;
    await auth.createUser({ uid: "maud", email: "maud@example.org", password: claire.password });
    const user = admin.doc("users/maud");
    await user.set({ active: true, company: "Zen", business: { logo: "logo.png" } });
    const all = admin.batch();
    for (let number = 0; number < 230; number += 1) {
      const fields = {
        firstname: "Léa",
        lastname: `N/${number % 200}`,
        email: `${number}@exemple.fr`,
        consent: true,
      };
      all.set(user.collection("customers").doc(`c${number}`), fields);
    }
    await all.commit();
    const diagnosis = {
      uid: "maud",
      consent: true,
      state: "done",
      created: Timestamp.fromMillis(Date.UTC(2026, 0, 2)),
    };
    await user
      .collection("diagnosis")
      .doc("d1")
      .set({ ...diagnosis, customer: user.collection("customers").doc("c7") });
    await user
      .collection("diagnosis")
      .doc("quick")
      .set({ ...diagnosis, customer: null });
    await user
      .collection("ia-recaps")
      .doc("d0-d1")
      .set({ oldDiagnosisId: "d0", newDiagnosisId: "d1", text: "Un bilan" });
    await user.collection("sendings").doc("odd").set({ odd: true });
    await user.collection("quotes").doc("q1").set({ customer: "c7", odd: true });
    await user.collection("subscriptions").doc("s1").set({ status: "active" });
    await admin
      .doc("recommendations/soin")
      .set({ owner: "maud", name: "Soin", picture: "soin.jpg", active: true });
    await admin.doc("recommendations/soin/prices/maud").set({ uid: "maud", price: 100 });
    for (const [path, text] of [
      ["users/maud/business/logo.png", "marque"],
      ["users/maud/diagnosis/d1.jpg", "visage"],
      ["users/maud/diagnosis/d1.json", "[]"],
      ["users/maud/diagnosis/quick.json", "[]"],
      ["recommendations/maud/soin.jpg", "flacon"],
    ]) {
      await bucket.file(path ?? "").save(text ?? "", { resumable: false });
    }
    await suite.page.route("**/o/users%2Fmaud%2Fdiagnosis%2Fquick.json*", (route) =>
      route.fulfill({ status: 410 }),
    );
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn } = window.carnation;
      const { profile } = (await signIn("maud@example.org", password)).workspace;
      const told: object[] = [];
      const given = await profile.exportAll({ onProgress: (progress) => told.push(progress) });
      const leaving = new AbortController();
      const left = profile.exportAll({ signal: leaving.signal, onProgress: () => leaving.abort() });
      const cancelled = (await failureOf(left))?.code;
      // The SDK would go on trying for two minutes.
      const lose = ({ step }: { readonly step: string }): void => {
        if (step === "files") dispatchEvent(new Event("offline"));
      };
      const offline = (await failureOf(profile.exportAll({ onProgress: lose })))?.code;
      dispatchEvent(new Event("online"));
      const [archive] = given.archives;
      const bytes = Array.from(new Uint8Array(await (archive ?? new Blob()).arrayBuffer()));
      return {
        bytes,
        archives: given.archives.length,
        missing: given.missing,
        failed: given.failed,
        told,
        cancelled,
        offline,
      };
    }, claire.password);
    const files = unzipSync(new Uint8Array(seen.bytes));
    const text = (name: string): string => new TextDecoder().decode(files[name]);
    expect(seen.archives).toBe(1);
    expect(Object.keys(files).filter((name) => /^clients.[^/]*.dossier.json$/u.test(name))).toHaveLength(230);
    expect(
      Object.keys(files)
        .filter((name) => !/^clients.[^/]*.dossier.json$/u.test(name))
        .toSorted(),
    ).toEqual([
      "LISEZ-MOI.txt",
      "abonnement/s1.json",
      "clients/Léa N 7 (2)/bilans/d0-d1.txt",
      "clients/Léa N 7 (2)/devis/q1.json",
      "clients/Léa N 7 (2)/diagnostics/2026-01-02 d1/diagnostic.json",
      "clients/Léa N 7 (2)/diagnostics/2026-01-02 d1/photo.jpg",
      "clients/Léa N 7 (2)/diagnostics/2026-01-02 d1/resultats.json",
      "diagnostics/2026-01-02 quick/diagnostic.json",
      "envois/odd.json",
      "profil/logo.png",
      "profil/profil.json",
      "recommandations/Soin.jpg",
      "recommandations/Soin.json",
      "recommandations/prix.json",
    ]);
    expect(text("clients/Léa N 7 (2)/diagnostics/2026-01-02 d1/photo.jpg")).toBe("visage");
    expect(text("clients/Léa N 7 (2)/dossier.json")).toContain("7@exemple.fr");
    expect(seen.failed).toContain("diagnostics/2026-01-02 quick/resultats.json");
    expect(seen.missing).toHaveLength(3);
    expect(text("LISEZ-MOI.txt")).toContain("- diagnostics/2026-01-02 quick/resultats.json");
    expect(seen.told.at(-1)).toEqual({ step: "files", read: 8, of: 8 });
    expect([seen.cancelled, seen.offline]).toEqual(["cancelled", "offline"]);
  });

  it("a workspace saves a routine and its discount, and scores a recommendation", async () => {
    await addProfessional("rose");
    const { admin } = suite.backend;
    await addDiagnosis(stores(), "rose", { id: "d1", day: "2026-06-01", customer: null });
    await admin
      .doc("recommendations/serum")
      .set({ name: "Sérum", owner: "world", active: true, category: "cosmetics", weights: { 50: 4 } });
    const saves = recordCalls(suite.page, "saveroutine");
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn } = window.carnation;
      const { diagnoses } = (await signIn("rose@example.org", password)).workspace;
      const steps = { morning: [], evening: [], weekly: [], cabin: [] };
      const routine = { diagnosisId: "d1", ...steps, nextPhoto: null, note: "À bientôt", discount: 0 };
      return {
        answer: await diagnoses.saveRoutine({ ...routine, version: 0 }),
        again: await diagnoses.saveRoutine({ ...routine, version: 0 }),
        unasked: await diagnoses.saveRoutine({ ...routine, version: undefined }),
        conflict: (await failureOf(diagnoses.saveRoutine({ ...routine, note: "Non", version: 0 })))?.code,
        discounted: await diagnoses.applyDiscount("d1", 12.5),
        tooMuch: (await failureOf(diagnoses.applyDiscount("d1", 101)))?.code,
        score: await diagnoses.scoreOf("serum", "d1"),
        gone: (await failureOf(diagnoses.scoreOf("absent", "d1")))?.code,
      };
    }, claire.password);
    expect(seen).toMatchObject({
      answer: { version: 1 },
      again: { version: 1 },
      unasked: { version: 2 },
      conflict: "aborted",
      tooMuch: "permission-denied",
      score: { score: expect.any(Number), terms: [{ criterion: 50, weight: 4 }] },
      gone: "not-found",
    });
    expect(saves.map((payload) => Object.hasOwn(payload as object, "version"))).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const stored = await admin.doc("users/rose/diagnosis/d1").get();
    expect(stored.get("routine")).toMatchObject({ note: "À bientôt", version: 2, discount: 12.5 });
  });

  it("a workspace gives what was sent to a client, newest first, the file of it to its owner, and sends again", async () => {
    const { admin, bucket } = suite.backend;
    await addProfessional("mila");
    const sending = {
      kind: "comparison-report",
      to: "lea@exemple.fr",
      subject: "Comparaison",
      state: "sent",
    };
    const sendings = admin.collection("users/mila/sendings");
    const report = { name: "Comparaison.pdf", path: "users/mila/sendings/new.pdf" };
    const mail = {
      author: { name: "Mila", address: "mila@example.org" },
      blocks: [{ kind: "paragraph", text: "Voici votre comparaison." }],
    };
    const refused = { ...sending, mail, attempts: 1, reason: "refused", state: "refused" };
    await sendings.doc("old").set({ ...refused, customer: "lea", created: daysAgo(9) });
    await sendings.doc("new").set({ ...sending, customer: "lea", created: daysAgo(1), attachment: report });
    await sendings.doc("other").set({ ...sending, customer: "ines", created: daysAgo(2) });
    await bucket.file(report.path).save("%PDF", { contentType: "application/pdf", resumable: false });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { workspace } = await signIn("mila@example.org", password);
      const watchOf = (customer: string): typeof workspace.sendings.watchAll =>
        workspace.sendings.watchOf.bind(null, customer);
      const all = await until(workspace.sendings.watchAll, (list) => list.length === 3);
      const [newest] = await until(watchOf("lea"), (list) => list.length === 2);
      const file = newest && (await (await workspace.sendings.attachment(newest)).text());
      await workspace.sendings.resend("old");
      const again = await until(watchOf("lea"), ([, old]) => old?.state === "sent");
      const none = await failureOf(workspace.sendings.attachment({ id: "old" }));
      return { all, again, file, none };
    }, claire.password);
    expect(seen.all.map(({ id }) => id)).toEqual(["new", "other", "old"]);
    expect(seen.again.map(({ id, reason }) => [id, reason])).toEqual([
      ["new", null],
      ["old", null],
    ]);
    expect(seen.file).toBe("%PDF");
    expect(seen.none?.code).toBe("not-found");
    const again = await mailTo("lea@exemple.fr");
    expect([again.subject, again.text]).toEqual(["Comparaison", expect.stringContaining("Voici votre")]);
  });

  it("a workspace compares, has the recap written and shows it live, keeps it edited, previews the report and sends it", async () => {
    await addProfessional("paula");
    await addCustomer(stores(), "paula", "anais", true);
    await addDiagnosis(stores(), "paula", { id: "juin", day: "2026-06-01", values: june });
    await addDiagnosis(stores(), "paula", { id: "novembre", day: "2026-11-01", values: november });
    await addDiagnosis(stores(), "paula", { id: "rapide", day: "2026-11-02", customer: null });
    const recaps = recordCalls(suite.page, "getdiagnosiscomparisonrecap");
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { comparisons } = (await signIn("paula@example.org", password)).workspace;
      const ids = { oldDiagnosisId: "juin", newDiagnosisId: "novembre" };
      const recap = (source: string) =>
        until(
          comparisons.watch.bind(null, "juin-novembre"),
          (written) => written.state === "done" && written.source === source,
        );
      const compared = await comparisons.compare("novembre", "juin");
      const refused = await failureOf(comparisons.compare("juin", "rapide"));
      await comparisons.writeRecap({ ...ids, regenerate: undefined });
      const written = await recap("rules");
      await comparisons.saveRecap({ ...ids, text: "Le mien" });
      const edited = await recap("professional");
      await comparisons.writeRecap({ ...ids, regenerate: true });
      const anew = await recap("rules");
      const { pdf, ...words } = await comparisons.preview(ids);
      const sent = await comparisons.send({
        ...ids,
        email: "a@exemple.fr",
        request: "s1",
        reviewed: words.toReview ?? undefined,
      });
      const file = [pdf.type, (await pdf.text()).slice(0, 5)];
      return { compared, refused, texts: [written.text, edited.text, anew.text], words, file, sent };
    }, claire.password);
    expect(recaps).toEqual([
      { oldDiagnosisId: "juin", newDiagnosisId: "novembre" },
      { oldDiagnosisId: "juin", newDiagnosisId: "novembre", regenerate: true },
    ]);
    expect(seen.compared).toMatchObject({
      key: "juin-novembre",
      before: { created: new Date("2026-06-01T09:00:00Z") },
    });
    expect(seen.refused).toMatchObject({ code: "refused", message: expect.stringContaining("même fiche") });
    expect(seen.texts).toEqual([expect.stringMatching(/\S/u), "Le mien", seen.texts[0]]);
    expect([seen.file, seen.sent]).toEqual([["application/pdf", "%PDF-"], "s1"]);
    const mail = await mailTo("a@exemple.fr");
    expect(mail.subject).toBe(seen.words.subject);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([seen.words.name]);
  });

  it("a workspace previews and sends a prescription, and reads the logo that documents print", async () => {
    await addProfessional("prune");
    await addCustomer(stores(), "prune", "anais", true);
    await addRoutine(stores(), "prune", "d1", { customer: "anais" });
    await suite.backend.bucket.file("users/ada/business/mark.png").save("marque", { resumable: false });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn } = window.carnation;
      const { prescriptions, profile } = (await signIn("prune@example.org", password)).workspace;
      const { pdf, ...words } = await prescriptions.preview("d1");
      const sent = await prescriptions.send({ id: "d1", email: "prescrit@exemple.fr", request: "s1" });
      const other = (await failureOf(profile.logo("mark.png")))?.code;
      return { words, file: [pdf.type, (await pdf.text()).slice(0, 5)], sent, other };
    }, claire.password);
    expect(seen).toEqual({
      words: {
        name: expect.stringMatching(/\.pdf$/u),
        subject: expect.stringMatching(/\S/u),
        message: expect.stringContaining("Anaïs"),
      },
      file: ["application/pdf", "%PDF-"],
      sent: "s1",
      other: "not-found",
    });
    const mail = await mailTo("prescrit@exemple.fr");
    expect(mail.subject).toBe(seen.words.subject);
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([seen.words.name]);
  });

  it("a workspace lists the quotes of a client and of a diagnosis, has them issued, signed, previewed and sent", async () => {
    const { admin } = suite.backend;
    await addProfessional("ada", { company: "Institut", business: { ...storedBusiness, logo: "logo.png" } });
    await addCatalogue(admin);
    await addBuyer(admin, "ada", "anais");
    await addSale(admin, "ada", "vente", { customer: "anais" });
    const validUntil = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
    const stroke = await drawnStroke("#4b2a39");
    const quotes = admin.collection("users/ada/quotes");
    const issued = {
      number: { year: 2026, sequence: 1 },
      version: 1,
      state: "issued",
      diagnosis: "d1",
      customer: "lea",
      recipient: { name: "Léa Petit" },
      emitter: { company: "Institut" },
      items: [],
      discount: 0,
      vat: "included",
      issuedOn: "2026-11-23",
      validUntil: "2026-12-23",
      total: 0,
    };
    await quotes.doc("old").set({ ...issued, created: daysAgo(9) });
    await quotes.doc("new").set({ ...issued, created: daysAgo(1), diagnosis: "d2" });
    await quotes.doc("ines").set({ ...issued, created: daysAgo(2), customer: "ines" });
    // Others are told all the same.
    await quotes.doc("malformed").set({ ...issued, created: daysAgo(3), number: null });
    const issues = recordCalls(suite.page, "issuequote");
    const seen = await suite.page.evaluate(
      async ([password, validUntil, total, signature]) => {
        const { failureOf, signIn, until } = window.carnation;
        const { profile, quotes } = (await signIn("ada@example.org", password)).workspace;
        const ofLea = await until(quotes.watchOfCustomer.bind(null, "lea"), ({ length }) => length === 2);
        const ofD1 = await until(quotes.watchOfDiagnosis.bind(null, "d1"), ({ length }) => length === 2);
        const terms = { diagnosisId: "vente", validUntil, conditions: "", request: "q1", again: undefined };
        const stale = (await failureOf(quotes.issue({ ...terms, total: total + 1 })))?.code;
        const id = await quotes.issue({ ...terms, total });
        await quotes.sign({ id, name: "Anaïs Morel", signature });
        const signed = await until(quotes.watch.bind(null, id), ({ state }) => state === "signed");
        const drawn = (await quotes.signature(signed)).size;
        const { pdf, ...words } = await quotes.preview(id);
        const sent = await quotes.send({ id, email: "devis@exemple.fr", request: "s1" });
        const business = {
          activity: "Institut",
          legal_form: "EI",
          street: "1 rue Neuve",
          complement: "",
          postcode: "69002",
          city: "Lyon",
          phone: "",
          siret: "",
          registration: "",
          vat_number: "",
          vat_exempt: true,
          mediator: "",
          website: "",
          color: "",
          mentions: "",
        };
        await profile.saveBusiness({ company: "Belle & Zen", business });
        const saved = await until(profile.watch, ({ company }) => company === "Belle & Zen");
        const mark = await (await profile.logo("mark.png")).text();
        const tooLong = { company: "B", business: { ...business, city: "x".repeat(121) } };
        return {
          lists: [ofLea, ofD1].map((list) => list.map(({ id }) => id)),
          stale,
          signed: [signed.id, signed.signature?.name, signed.total],
          drawn,
          words,
          file: [pdf.type, (await pdf.text()).slice(0, 5)],
          sent,
          saved: saved.business,
          mark,
          refused: (await failureOf(profile.saveBusiness(tooLong)))?.code,
        };
      },
      [claire.password, validUntil, SALE_TOTAL, stroke] as const,
    );
    expect(seen).toEqual({
      lists: [
        ["new", "old"],
        ["ines", "old"],
      ],
      stale: "aborted",
      signed: ["q1", "Anaïs Morel", SALE_TOTAL],
      drawn: Buffer.from(stroke.split(",")[1] ?? "", "base64").byteLength,
      words: {
        name: expect.stringMatching(/\.pdf$/u),
        subject: expect.stringMatching(/\S/u),
        message: expect.stringContaining("Anaïs"),
      },
      file: ["application/pdf", "%PDF-"],
      sent: "s1",
      saved: expect.objectContaining({ city: "Lyon", vatExempt: true, logo: "logo.png" }),
      mark: "marque",
      refused: "permission-denied",
    });
    const terms = { diagnosisId: "vente", validUntil, conditions: "", request: "q1" };
    expect(issues.at(-1)).toEqual({ ...terms, total: SALE_TOTAL });
    const mail = await mailTo("devis@exemple.fr");
    expect(mail.attachments.map(({ filename }) => filename)).toEqual([seen.words.name]);
  });

  it("a workspace saves a profile as it was seen, and names its logo last", async () => {
    const { admin, auth, bucket } = suite.backend;
    await auth.createUser({ uid: "nora", email: "nora@example.org", password: claire.password });
    const user = admin.doc("users/nora");
    const former = `logo-${crypto.randomUUID()}.png`;
    await user.set({ active: true, company: "Zen", business: { city: "Lyon", logo: former } });
    await bucket.file(`users/nora/business/${former}`).save("ancien", { resumable: false });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { profile } = (await signIn("nora@example.org", password)).workspace;
      const first = await until(profile.watch);
      const lines = { activity: "", legal_form: "", street: "", complement: "", postcode: "", phone: "" };
      const more = { siret: "", registration: "", vat_number: "", vat_exempt: false, mediator: "" };
      const business = { ...lines, ...more, city: "Paris", website: "", color: "", mentions: "" };
      const fields = { firstname: "Nora", lastname: "Lenoir", company: "Zen", business };
      await profile.save(fields, first);
      // The answer was lost: what is stored already is no conflict.
      await profile.save(fields, first);
      const stale = await failureOf(profile.save({ ...fields, lastname: "Roy" }, first));
      await profile.practise("led", true);
      await profile.practise("peeling", true);
      await profile.practise("led", false);
      const picture = (type: string): File => new File([new Uint8Array(300_000)], "Mon logo.PNG", { type });
      const upload = await profile.sendLogo(picture("image/png"));
      const states: string[] = [];
      upload.subscribe(({ state }) => states.push(state));
      upload.pause();
      const paused = await failureOf(
        new Promise<void>((resolve) => {
          upload.subscribe(({ state }) => (state === "paused" ? resolve() : undefined));
        }),
      );
      upload.resume();
      await upload.done;
      const named = await until(profile.watch, ({ business: { logo } }) => logo !== first.business.logo);
      const bytes = (await profile.logo(named.business.logo ?? "")).size;
      const given = await profile.sendLogo(picture("image/png"));
      given.cancel();
      const cancelled = (await failureOf(given.done))?.code;
      return { stale: stale?.code, paused, states, logo: named.business.logo, bytes, cancelled };
    }, claire.password);
    expect(seen).toMatchObject({ stale: "aborted", paused: null, bytes: 300_000 });
    expect(seen.cancelled).toBe("cancelled");
    expect(seen.states).toContain("paused");
    expect((await user.get()).data()).toMatchObject({
      lastname: "Lenoir",
      enabled_subcategories: ["subcategories/peeling"],
      business: { city: "Paris", logo: seen.logo },
    });
    // An issued quote prints the logo of its day.
    await admin.doc("users/nora/quotes/q1").set({ emitter: { logo: seen.logo } });
    await suite.page.evaluate(async (password) => {
      const { profile } = (await window.carnation.signIn("nora@example.org", password)).workspace;
      await profile.removeLogo();
    }, claire.password);
    expect((await user.get()).get("business.logo")).toBeNull();
    expect((await bucket.file(`users/nora/business/${seen.logo}`).exists())[0]).toBe(true);
  });

  it("a workspace reads the AI settings and their history, and saves them through the functions", async () => {
    const { admin, auth } = suite.backend;
    await auth.createUser({ uid: "irene", email: "irene@example.org", password: claire.password });
    await auth.setCustomUserClaims("irene", { role: "admin" });
    await admin.doc("users/irene").set({ role: "admin", active: true });
    const perceivedAge = { enabled: true, decidedBy: "irene", decided: daysAgo(9) };
    const stored = { version: 4, engine: { name: "remote" }, perceivedAge };
    await admin.doc("settings/ai").set({ ...stored, limits: { diagnosesPerDay: 90 } });
    await admin.doc("settings/display").set({
      version: 4,
      recommendations: { maxItems: 3 },
      minVersion: "2026-11-30T05:50:00Z",
    });
    await admin.doc("settings/ai/versions/3").set({ settings: { version: 3 } });
    await admin.doc("settings/ai/versions/4").set({ settings: { version: 4 }, author: "Irène" });
    const many = admin.batch();
    // More than one step judges anew.
    for (let index = 0; index < 301; index += 1) {
      many.set(admin.doc(`users/irene/diagnosis/d${index}`), { state: "done", judgement: { version: 4 } });
    }
    await many.commit();
    await addDiagnosis(stores(), "irene", { id: "zz", day: "2026-06-01", customer: null });
    const seen = await suite.page.evaluate(async (password) => {
      const { failureOf, signIn, until } = window.carnation;
      const { aiSettings } = (await signIn("irene@example.org", password)).workspace;
      const settings = await until(aiSettings.watch);
      const versions = await until(aiSettings.watchVersions);
      const values = { ...settings, limits: { ...settings.limits, diagnosesPerDay: 80 } };
      const saved = await aiSettings.save({ version: 4, values });
      const switched = await aiSettings.setPerceivedAge(false);
      const stale = await failureOf(aiSettings.save({ version: 4, values: settings }));
      const environment = await aiSettings.environment();
      const retention = await aiSettings.previewRetention(120);
      const waiting = [await aiSettings.countJudgedOtherwise(6)];
      await aiSettings.rejudge(6, (left) => waiting.push(left));
      waiting.push(await aiSettings.countJudgedOtherwise(6));
      const photo = await window.carnation.drawPhoto();
      const trial = await aiSettings.try({ photo, engine: "remote", perceivedAge: false });
      const bytes = Array.from(new Uint8Array(await photo.arrayBuffer()));
      const professional = (await signIn("claire@example.org", password)).workspace;
      const display = await until(professional.displaySettings.watch);
      // Saved settings leave what the deployment asks of open pages.
      const requirement = await until(professional.appRequirement.watch);
      const refused = await failureOf(until(professional.aiSettings.watch));
      return {
        settings,
        versions,
        saved,
        switched,
        stale,
        environment,
        retention,
        waiting,
        trial,
        bytes,
        display,
        requirement,
        refused,
      };
    }, claire.password);
    expect(seen.settings).toMatchObject({ version: 4, limits: { diagnosesPerDay: 90 } });
    expect(seen.versions.map(({ id, author }) => [id, author])).toEqual([
      ["4", "Irène"],
      ["3", ""],
    ]);
    expect([seen.saved, seen.switched, seen.stale?.code]).toEqual([5, 6, "aborted"]);
    const kept = (await admin.doc("settings/ai/versions/6").get()).data();
    expect(kept).toMatchObject({ settings: { version: 6, limits: { diagnosesPerDay: 80 } } });
    expect(seen.environment).toMatchObject({ hasRemote: true, hasRecapModel: false });
    expect(seen.retention).toEqual({ diagnoses: expect.any(Number), professionals: expect.any(Number) });
    const [all, ...left] = seen.waiting;
    expect(all).toBeGreaterThan(301);
    expect(left).toEqual([all! - 300, 0, 0]);
    expect(seen.trial).toMatchObject({ ok: true, entries: expect.arrayContaining([expect.anything()]) });
    expect(analysis.seen.findLast(({ step }) => step === "photo")?.body).toEqual(Buffer.from(seen.bytes));
    expect(seen.display).toMatchObject({ version: 6 });
    expect(seen.requirement).toMatchObject({ minVersion: "2026-11-30T05:50:00Z" });
    expect(seen.refused?.code).toBe("permission-denied");
  });

  it("a workspace hides a criterion and shows it again, without touching the other hidden ones", async () => {
    await suite.backend.admin.doc("users/claire").update({ hidden_criterias: [35] });
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { profile } = (await signIn(email, password)).workspace;
      await profile.hideCriterion(30, true);
      const hidden = await until(profile.watch, ({ hiddenCriteria }) => hiddenCriteria.includes(30));
      await profile.hideCriterion(35, false);
      const shown = await until(profile.watch, ({ hiddenCriteria }) => !hiddenCriteria.includes(35));
      return [hidden.hiddenCriteria, shown.hiddenCriteria];
    }, claire);
    expect(seen).toEqual([[35, 30], [30]]);
  });

  it("a workspace notes down what the professional sees for herself, and takes it away", async () => {
    const diagnosis = suite.backend.admin.doc("users/claire/diagnosis/seen");
    await diagnosis.set({ uid: "claire", consent: true, state: "done", created: daysAgo(1) });
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn, until } = window.carnation;
      const { diagnoses } = (await signIn(email, password)).workspace;
      const watch = diagnoses.watch.bind(null, "seen");
      await diagnoses.observe("seen", 999, "3");
      const noted = await until(watch, ({ observations }) => observations[999] !== undefined);
      await diagnoses.observe("seen", 999, "2");
      await diagnoses.observe("seen", 37, "medium");
      const changed = await until(watch, ({ observations }) => observations[37] !== undefined);
      await diagnoses.forgetObservation("seen", 999);
      const left = await until(watch, ({ observations }) => observations[999] === undefined);
      return {
        noted: noted.observations[999]?.choice,
        changed: changed.observations[999]?.choice,
        left: Object.keys(left.observations),
        refused: await failureOf(diagnoses.observe("nowhere", 999, "3")),
      };
    }, claire);
    expect(seen).toMatchObject({ noted: "3", changed: "2", left: ["37"] });
    expect(seen.refused?.code).toBe("permission-denied");
  });

  it("a workspace adds a client, sends their picture and reads it, changes them; what is refused says why", async () => {
    const taken = { firstname: "Une", lastname: "Autre", email: "prise@exemple.fr", consent: true };
    await suite.backend.admin.doc("users/claire/customers/autre").set(taken);
    const calls = recordCalls(suite.page, "customersApi");
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn, until } = window.carnation;
      const { customers } = (await signIn(email, password)).workspace;
      const names = { firstname: "Zoé", lastname: "Roy", email: "zoe@exemple.fr" };
      const rest = { phone: null, birth_year: null, of_age: false, notes: "", contraindications: [] };
      const fields = { ...names, ...rest, guardian: null };
      const customer = { ...fields, consent: true as const, consents: [], request: "zoe" };
      const id = await customers.add({ ...customer, signature: undefined });
      await customers.sendPicture(id, new File(["picture"], "Moi.PNG", { type: "image/png" }));
      const pictured = await until(customers.watch.bind(null, id), ({ picture }) => picture !== null);
      const picture = await customers.picture(pictured.picture ?? "");
      await customers.save({ ...fields, id, lastname: "Royer", picture: null });
      const changed = await until(customers.watch.bind(null, id), ({ lastname }) => lastname === "Royer");
      return {
        pictured,
        changed,
        picture: [picture.type, await picture.text()],
        refused: await failureOf(customers.add({ ...customer, email: "prise@exemple.fr", request: "x" })),
        absent: await failureOf(customers.sendPicture("x", new File(["?"], "x.jpg", { type: "image/jpeg" }))),
        missing: await failureOf(customers.picture("zoe.jpg")),
      };
    }, claire);
    expect(seen.pictured).toMatchObject({ id: "zoe", firstname: "Zoé", picture: "zoe.png", consent: true });
    expect(seen.picture).toEqual(["image/png", "picture"]);
    expect(seen.changed).toMatchObject({ email: "zoe@exemple.fr", picture: null });
    expect(calls[0]).not.toHaveProperty("signature");
    expect(seen.refused?.code).toBe("invalid-argument");
    expect(seen.refused?.message).toContain("Vous avez déjà un client avec cette adresse email.");
    expect([seen.absent?.code, seen.missing?.code]).toEqual(["permission-denied", "not-found"]);
  });

  it("a workspace carries a diagnosis from its start to its result, telling the progress of the photo", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, until } = window.carnation;
      const { workspace } = await signIn(email, password);
      const { diagnoses } = workspace;
      const id = await diagnoses.start({ consent: true, customerId: undefined });
      const started = await until(diagnoses.watch.bind(null, id));
      const face = await window.carnation.drawPhoto();
      const rest = new Uint8Array(900_000 - face.size);
      const upload = diagnoses.uploadPhoto(id, new Blob([face, rest], { type: "image/jpeg" }));
      const states: { state: string; bytesTransferred: number; totalBytes: number }[] = [];
      upload.subscribe((state) => states.push(state));
      await upload.done;
      const done = await until(diagnoses.watch.bind(null, id), ({ state }) => state === "done");
      const photo = await diagnoses.photo(id);
      return {
        started,
        done,
        states,
        recent: await until(diagnoses.watchAll),
        result: await diagnoses.result(id),
        photo: { type: photo.type, bytes: photo.size, arrived: await diagnoses.hasPhoto(id) },
      };
    }, claire);
    expect(seen.started).toMatchObject({ uid: "claire", state: "started", customer: null, consent: true });
    expect(seen.started.created).toBeInstanceOf(Date);
    expect(seen.states[0]).toEqual({ state: "running", bytesTransferred: 0, totalBytes: 900_000 });
    expect(seen.states.at(-1)).toEqual({ state: "success", bytesTransferred: 900_000, totalBytes: 900_000 });
    const transferred = seen.states.map(({ bytesTransferred }) => bytesTransferred);
    expect(transferred).toEqual(transferred.toSorted((a, b) => a - b));
    expect(transferred.some((bytes) => bytes > 0 && bytes < 900_000)).toBe(true);
    expect(seen.done).toMatchObject({ state: "done", resultSource: "file" });
    expect(seen.recent[0]?.id).toBe(seen.done.id);
    expect(seen.result.criteria).toHaveLength(13);
    expect(seen.result.criteria[0]).toMatchObject({ value: 82.4, band: "good" });
    expect(seen.photo).toEqual({ type: "image/jpeg", bytes: 900_000, arrived: true });
  });

  it("a workspace has a photo analysed again, and is told its place in the queue", async () => {
    const { admin } = suite.backend;
    const one = { day: "2026-06-01", customer: null };
    const results = analysis.answers;
    // None yet: more photos than are analysed at a time are in the queue, and the next one waits.
    analysis.answers = [[]];
    const before = ["b1", "b2", "b3", "b4", "b5", "b6"];
    for (const id of before) await addDiagnosis(stores(), "claire", { ...one, id, state: "started" });
    const queued = async () =>
      (await admin.collection("users/claire/analysisqueue").get()).docs.map(({ id }) => id);
    await expect.poll(queued, { timeout: 20_000 }).toEqual(expect.arrayContaining(before));
    await addDiagnosis(stores(), "claire", { ...one, id: "again" });
    const again = admin.doc("users/claire/diagnosis/again");
    await again.update({ state: "error", error: "unavailable" });
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { workspace } = await window.carnation.signIn(email, password);
      await workspace.diagnoses.retry("again");
      return new Promise<[string, number | null]>((resolve, reject) => {
        workspace.diagnoses.watchQueued(
          "again",
          (known) =>
            known.status === "ready" && known.value.place && resolve([known.value.id, known.value.place]),
          reject,
        );
      });
    }, claire);
    expect(seen).toEqual(["again", expect.any(Number)]);
    analysis.answers = results;
    const state = async () => (await again.get()).get("state") as unknown;
    await expect.poll(state, { timeout: 30_000 }).toBe("done");
  });

  it("a workspace asks for a link for a phone, with its end as a date", async () => {
    const link = await suite.page.evaluate(async ({ email, password }) => {
      const { workspace } = await window.carnation.signIn(email, password);
      return workspace.diagnoses.createPhoneLink({ consent: true, conditions: ["cleansed"] });
    }, claire);
    expect(link.token).toMatch(/^[\w-]{43}$/u);
    expect(link.expires.getTime()).toBeGreaterThan(Date.now());
    const opened = (await suite.backend.admin.doc(`users/claire/diagnosis/${link.id}`).get()).data();
    expect(opened).toMatchObject({ state: "started", conditions: ["cleansed"] });
  });

  it("a workspace goes on with an upload as soon as a lost server is back, and says so meanwhile", async () => {
    const photo = /upload_id=/u;
    await suite.page.route(photo, (route) => route.abort("connectionrefused"));
    const probe = /\/v0\/b\/[^?]+$/u;
    await suite.page.route(probe, (route) => route.abort("connectionrefused"));
    const uploading = suite.page.evaluate(async ({ email, password }) => {
      const { workspace } = await window.carnation.signIn(email, password);
      const id = await workspace.diagnoses.start({ consent: true });
      const upload = workspace.diagnoses.uploadPhoto(id, new Blob([new Uint8Array(900_000)]));
      const told: string[] = [];
      upload.subscribe(({ state, waiting }) => {
        const now = waiting ? "waiting" : state;
        if (told.at(-1) !== now) told.push(now);
        document.title = now;
      });
      await upload.done;
      return told;
    }, claire);
    await suite.page.waitForFunction(() => document.title === "waiting");
    await suite.page.unroute(photo);
    await suite.page.unroute(probe);
    // How it wakes up, by itself or woken, is a matter of who is first.
    const told = await uploading;
    expect([...told.slice(0, 2), told.at(-1)]).toEqual(["running", "waiting", "success"]);
  });

  it("a workspace reads a small copy of a photo, and the photo where there is none", async () => {
    const folder = suite.backend.bucket;
    for (const id of ["small", "older", "tile"]) {
      await suite.backend.admin
        .doc(`users/claire/diagnosis/${id}`)
        .set({ state: "done", created: daysAgo(30) });
    }
    await folder.file("users/claire/diagnosis/small.96.jpg").save("small", { contentType: "image/jpeg" });
    await folder.file("users/claire/diagnosis/tile.320.jpg").save("tile", { contentType: "image/jpeg" });
    await folder.file("users/claire/diagnosis/small.jpg").save("whole", { contentType: "image/jpeg" });
    await folder.file("users/claire/diagnosis/older.jpg").save("whole", { contentType: "image/jpeg" });
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn } = window.carnation;
      const { client, session, workspace } = await signIn(email, password);
      const { diagnoses } = workspace;
      const read = async (id: string, size: ThumbnailSize) => (await diagnoses.thumbnail(id, size)).text();
      const files = await client.openFiles(session);
      return {
        texts: await Promise.all([
          read("small", 96),
          read("small", 320),
          read("older", 96),
          read("tile", 640),
          read("older", 640),
        ]),
        beforeWorkspace: await (await files.thumbnail("small", 96)).text(),
        none: await failureOf(diagnoses.thumbnail("nowhere", 96)),
      };
    }, claire);
    expect(seen.texts).toEqual(["small", "whole", "whole", "tile", "whole"]);
    expect(seen.beforeWorkspace).toBe("small");
    expect(seen.none?.code).toBe("not-found");
  });

  it("a page that has signed in reads the clients analysed last before its workspace is open, and nobody else's", async () => {
    const { admin } = suite.backend;
    const email = "first@example.org";
    await addProfessional("first");
    const customers = admin.collection("users/first/customers");
    for (const days of [3, 1, 2, 6, 5, 4]) {
      const last = { id: `d${days}`, date: daysAgo(days), next_photo: null };
      await customers.doc(`c${days}`).set({ firstname: "Anaïs", lastname: `${days}`, last_diagnostic: last });
    }
    const seen = await suite.page.evaluate(
      async ({ email, password }) => {
        const { connected, failureOf } = window.carnation;
        const client = await connected;
        const session = await client.auth.signIn(email, password);
        const read = async () => (await client.readLastAnalysed(session)).map(({ id }) => id);
        const first = await read();
        const others = await failureOf(client.readLastAnalysed({ ...session, uid: "claire" }));
        await client.auth.signOut();
        return { first, others, signedOut: await failureOf(read()) };
      },
      { email, password: claire.password },
    );
    expect(seen.first).toEqual(["c1", "c2", "c3", "c4", "c5"]);
    expect(seen.others?.code).toBe("permission-denied");
    expect(seen.signedOut?.code).toMatch(/permission-denied|unauthenticated/u);
  });

  it("a workspace watches the diagnoses of one client, newest first, and gives a quick one its client", async () => {
    const { admin } = suite.backend;
    const user = admin.doc("users/claire");
    const add = async (id: string, customer: string | null, days: number): Promise<void> => {
      const whose = customer === null ? null : user.collection("customers").doc(customer);
      const fields = { uid: "claire", consent: true, state: "done", customer: whose, created: daysAgo(days) };
      await user.collection("diagnosis").doc(id).set(fields);
    };
    await Promise.all([
      add("first", "rose", 20),
      add("second", "rose", 10),
      add("quick", null, 5),
      add("others", "lea", 1),
      user.collection("customers").doc("rose").set({ firstname: "Rose", lastname: "Noir", consent: true }),
      user.collection("customers").doc("refuse").set({ firstname: "Iris", lastname: "Noir", consent: false }),
    ]);
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { failureOf, signIn, until } = window.carnation;
      const { diagnoses } = (await signIn(email, password)).workspace;
      const watch = diagnoses.watchOfCustomer.bind(null, "rose");
      const before = await until(watch, (all) => all.length === 2);
      await diagnoses.associate("quick", "rose");
      const after = await until(watch, (all) => all.length === 3);
      return {
        before: before.map(({ id }) => id),
        after: after.map(({ id }) => id),
        refused: await failureOf(diagnoses.associate("others", "refuse")),
      };
    }, claire);
    expect(seen.before).toEqual(["second", "first"]);
    expect(seen.after).toEqual(["quick", "second", "first"]);
    expect(seen.refused).toEqual({
      code: "invalid-argument",
      message: "Le client doit accepter les conditions d'utilisation",
    });
  });

  it("a workspace refuses a diagnosis without consent in the specification's words", async () => {
    const failure = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, failureOf } = window.carnation;
      const { workspace } = await signIn(email, password);
      return failureOf(workspace.diagnoses.start({ consent: false }));
    }, claire);
    expect(failure).toEqual({
      code: "invalid-argument",
      message: "Le client doit accepter les conditions d'utilisation",
    });
  });

  it("a workspace pauses and resumes an upload", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn } = window.carnation;
      const { workspace } = await signIn(email, password);
      const photo = new Blob([new Uint8Array(4_000_000)], { type: "image/jpeg" });
      const upload = workspace.diagnoses.uploadPhoto(
        await workspace.diagnoses.start({ consent: true }),
        photo,
      );
      const states: string[] = [];
      let bytesWhilePaused = -1;
      const paused = new Promise<void>((resolve) => {
        upload.subscribe(({ state, bytesTransferred }) => {
          if (states.at(-1) !== state) states.push(state);
          if (state === "running" && bytesTransferred > 0 && !states.includes("paused")) upload.pause();
          if (state === "paused") {
            bytesWhilePaused = bytesTransferred;
            resolve();
          }
        });
      });
      await paused;
      upload.resume();
      await upload.done;
      return { states, bytesWhilePaused };
    }, claire);
    expect(seen.states).toEqual(["running", "pausing", "paused", "running", "success"]);
    expect(seen.bytesWhilePaused).toBeLessThan(4_000_000);
  });

  it.each(["running", "paused"] as const)(
    "a workspace cancels an upload that is %s, which leaves no photo",
    async (when) => {
      const seen = await suite.page.evaluate(
        async ({ email, password, paused }) => {
          const { signIn, failureOf } = window.carnation;
          const { workspace } = await signIn(email, password);
          const photo = new Blob([new Uint8Array(4_000_000)], { type: "image/jpeg" });
          const id = await workspace.diagnoses.start({ consent: true });
          const upload = workspace.diagnoses.uploadPhoto(id, photo);
          const last = new Promise<string>((resolve) => {
            upload.subscribe(({ state, error }) => {
              if (state === "canceled") resolve(`${state}: ${error?.code}`);
            });
          });
          if (paused) {
            const held = new Promise<void>((resolve) => {
              upload.subscribe(({ state }) => {
                if (state === "paused") resolve();
              });
            });
            upload.pause();
            await held;
          }
          upload.cancel();
          return {
            last: await last,
            done: await failureOf(upload.done),
            photo: await failureOf(workspace.diagnoses.photo(id)),
          };
        },
        { ...claire, paused: when === "paused" },
      );
      expect(seen.last).toBe("canceled: cancelled");
      expect(seen.done).toMatchObject({ code: "cancelled" });
      expect(seen.photo).toMatchObject({ code: "not-found" });
    },
  );

  it("a workspace finds no diagnosis under an id that none can have", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, untilKnown } = window.carnation;
      const { workspace } = await signIn(email, password);
      const ids = ["a/b", "a/b/c", "..", "__x__", "x".repeat(1501)];
      return Promise.all(ids.map((id) => untilKnown(workspace.diagnoses.watch.bind(null, id))));
    }, claire);
    expect(seen.map(({ status }) => status)).toEqual(Array.from({ length: 5 }, () => "missing"));
  });

  it("a workspace says that a result and masks which are not there are not found", async () => {
    const failures = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, failureOf } = window.carnation;
      const { diagnoses } = (await signIn(email, password)).workspace;
      return Promise.all([diagnoses.result("none"), diagnoses.masks("none")].map(failureOf));
    }, claire);
    expect(failures.map((failure) => failure?.code)).toEqual(["not-found", "not-found"]);
  });

  it("a workspace reads masks beside a result, and says when what is stored is none", async () => {
    const folder = "users/claire/diagnosis";
    const masks = [{ name: "acne_regions", type: "polygon", shapes: [[1, 2, 3, 4, 5, 6]], places: [] }];
    const { bucket } = suite.backend;
    await bucket.file(`${folder}/drawn.masks.json`).save(JSON.stringify({ version: 1, masks }));
    await bucket.file(`${folder}/broken.masks.json`).save("no masks");
    const [names, failure] = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, failureOf } = window.carnation;
      const { diagnoses } = (await signIn(email, password)).workspace;
      const drawn = await diagnoses.masks("drawn");
      return [drawn.masks.map(({ name }) => name), await failureOf(diagnoses.masks("broken"))] as const;
    }, claire);
    expect(names).toEqual(["acne_regions"]);
    expect(failure).toMatchObject({ code: "damaged" });
  });

  it("a workspace says that a photo and a result whose bytes are not what was stored are damaged", async () => {
    const finished = { state: "done", created: daysAgo(30) };
    await suite.backend.admin.doc("users/claire/diagnosis/photo").set(finished);
    const stored = ["photo.jpg", "result.json"].map((name) => `users/claire/diagnosis/${name}`);
    for (const path of stored) await suite.backend.bucket.file(path).save(`${path} as it was`);
    await suite.backend.bucket.file("users/claire/diagnosis/other.json").save("no result");
    for (const name of await readdir(suite.backend.objects)) {
      const file = join(suite.backend.objects, name);
      const bytes = await readFile(file, "utf8");
      if (bytes.endsWith("as it was")) await writeFile(file, bytes.replaceAll("was", "WAS"));
    }
    const failures = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, failureOf } = window.carnation;
      const { diagnoses } = (await signIn(email, password)).workspace;
      return Promise.all(
        [diagnoses.photo("photo"), diagnoses.result("result"), diagnoses.result("other")].map(failureOf),
      );
    }, claire);
    expect(failures.map((failure) => failure?.code)).toEqual(["damaged", "damaged", "damaged"]);
  });

  it("a workspace tells a refused read to the watcher, and refuses to write elsewhere", async () => {
    const seen = await suite.page.evaluate(async ({ email, password }) => {
      const { signIn, failureOf, until } = window.carnation;
      const { client, session } = await signIn(email, password);
      const { diagnoses, profile } = await client.openWorkspace({ ...session, uid: "nadia" });
      return {
        profile: await failureOf(until(profile.watch)),
        diagnoses: await failureOf(until(diagnoses.watchAll)),
        upload: await failureOf(diagnoses.uploadPhoto("d1", new Blob(["?"])).done),
      };
    }, claire);
    expect(seen.profile).toMatchObject({ code: "permission-denied" });
    expect(seen.diagnoses).toMatchObject({ code: "permission-denied" });
    expect(seen.upload).toMatchObject({ code: "permission-denied" });
  });

  it("a workspace gives a picture up that loses its connection, instead of trying for minutes; then it is sent", async () => {
    await suite.backend.admin.doc("users/claire/customers/noe").set({ firstname: "Noé" });
    await suite.page.evaluate(async ({ email, password }) => {
      Object.assign(window, await window.carnation.signIn(email, password));
    }, claire);
    const send = () =>
      suite.page.evaluate(() => {
        const { workspace } = window as unknown as Awaited<ReturnType<Window["carnation"]["signIn"]>>;
        const picture = new File(["picture"], "noe.png", { type: "image/png" });
        return window.carnation.failureOf(workspace.customers.sendPicture("noe", picture));
      });
    const reached = Promise.withResolvers<void>();
    await suite.page.route("**/v0/b/**", () => reached.resolve());
    const lost = send();
    await reached.promise;
    await cutNetwork(suite.page);
    expect(await lost).toMatchObject({ code: "offline" });
    expect(await send()).toMatchObject({ code: "offline" });
    await suite.page.context().setOffline(false);
    await suite.page.unrouteAll({ behavior: "ignoreErrors" });
    expect(await send()).toBeNull();
  });

  it("a workspace tells being off line from a service that does not answer", async () => {
    await suite.page.evaluate(async ({ email, password }) => {
      Object.assign(window, await window.carnation.signIn(email, password));
    }, claire);
    const start = () =>
      suite.page.evaluate(() => {
        const { workspace } = window as unknown as Awaited<ReturnType<Window["carnation"]["signIn"]>>;
        return window.carnation.failureOf(workspace.diagnoses.start({ consent: true }));
      });
    await suite.page.route("**/startDiagnosis", (route) => route.abort());
    expect(await start()).toMatchObject({ code: "unavailable" });
    await cutNetwork(suite.page);
    expect(await start()).toMatchObject({ code: "offline" });
  });
});
