import { ACCOUNT_DELETION_DAYS } from "@carnation/product/account";
import {
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  diagnosisThumbnailPath,
  documentPaths,
  sendingAttachmentPath,
} from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { photoRetentionLimit } from "@carnation/product/profile";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { backend as projectBackend, type Backend } from "../../backend/backend.ts";
import { emailOf, testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { deleteAccount, keepAccount } from "./deleteAccount.ts";
import { eraseAccounts } from "./eraseAccounts.ts";
import { erasePhotos } from "./erasePhotos.ts";
import { forgetExpired } from "./forgetExpired.ts";
import { previewDefaultRetention, previewRetention } from "./previewRetention.ts";

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  delete process.env["STORAGE_EMULATOR_HOST"];
  local = await testBackend();
  backend = projectBackend();
});

afterAll(() => local.stop());

const DAY = 86_400_000;
const now = new Date();
const inDays = (days: number): Date => new Date(now.getTime() + days * DAY);
const actorOf = (uid: string, fields: Partial<Actor> = {}): Actor => ({
  uid,
  role: "customer",
  active: true,
  subscribed: false,
  ...fields,
});
const fresh = { auth_time: now.getTime() / 1000 };
const put = (path: string): Promise<void> => backend.files.create(path, "…", "image/jpeg");
const user = (uid: string) => local.admin.doc(documentPaths.user(uid));
const names = async (uid: string): Promise<string[]> =>
  (await backend.files.list("")).filter((path) => path.includes(uid)).toSorted();

/** Asks for an account to be erased; what its payment was told comes back with the answer. */
async function leave(uid: string, confirmation = emailOf(uid), fields: Partial<Actor> = {}, token = fresh) {
  const ended: string[] = [];
  const payment = { endSubscriptions: async (of: string) => void ended.push(of) };
  const leaving = { actor: actorOf(uid, fields), token, payment };
  return { ...(await deleteAccount(backend, leaving, { confirmation }, now)), ended };
}

async function mailsOf(uid: string): Promise<string[]> {
  const { docs } = await local.admin.collection(documentPaths.mails()).where("uid", "==", uid).get();
  return docs.map((mail) => mail.get("kind") as string);
}

describe("leaving", () => {
  test("leaving takes thirty days, ends the subscription, and is told; asked twice, the first date stays", async () => {
    await local.addUser("claire");
    const { due, ended } = await leave("claire", "  CLAIRE@test.example ");
    expect(due).toBe(inDays(ACCOUNT_DELETION_DAYS).toISOString());
    expect(ended).toEqual(["claire"]);
    expect((await leave("claire")).due).toBe(due);
    expect(await mailsOf("claire")).toEqual(["deletion-requested"]);
    await eraseAll(inDays(ACCOUNT_DELETION_DAYS - 1));
    expect((await user("claire").get()).get("active")).toBe(true);
  });

  test("leaving is taken back until its day, and then no more", async () => {
    expect(await keepAccount(backend, actorOf("claire"))).toEqual({});
    await keepAccount(backend, actorOf("claire"));
    expect((await user("claire").get()).get("deletion")).toBeUndefined();
    expect((await mailsOf("claire")).toSorted()).toEqual(["deletion-requested", "deletion-taken-back"]);
    await eraseAll(inDays(ACCOUNT_DELETION_DAYS + 1));
    expect((await user("claire").get()).get("active")).toBe(true);
    await leave("claire");
    await local.admin.doc(documentPaths.accountErasure("claire")).set({ finished: Timestamp.now() });
    await expect(keepAccount(backend, actorOf("claire"))).rejects.toMatchObject({ code: "aborted" });
  });

  test.each<[what: string, args: Parameters<typeof leave>, code: string]>([
    ["another address", ["nadia", "claire@test.example"], "refused"],
    ["no address", ["nadia", "oui"], "invalid-argument"],
    [
      "an old sign-in",
      ["nadia", undefined, {}, { auth_time: fresh.auth_time - 301 }],
      "recent-sign-in-required",
    ],
    ["an administrator", ["nadia", undefined, { role: "admin" }], "permission-denied"],
    ["a deactivated account", ["nadia", undefined, { active: false }], "account-disabled"],
  ])("leaving of %s is refused", async (_what, args, code) => {
    await local.addUser("nadia").catch(() => undefined);
    await expect(leave(...args)).rejects.toMatchObject({ code });
    expect((await user("nadia").get()).get("deletion")).toBeUndefined();
  });

  test("leaving is not marked while the payment cannot be told", async () => {
    await local.addUser("panne");
    const payment = { endSubscriptions: () => Promise.reject(new Error("unreachable")) };
    const leaving = { actor: actorOf("panne"), token: fresh, payment };
    const asked = deleteAccount(backend, leaving, { confirmation: emailOf("panne") }, now);
    await expect(asked).rejects.toThrow("unreachable");
    expect((await user("panne").get()).get("deletion")).toBeUndefined();
  });
});

/** Holds what the payment was told to forget. */
const forgotten: string[] = [];

const eraseAll = (date: Date, on: Backend = backend): Promise<void> =>
  eraseAccounts(on, { forgetAccount: async (uid) => void forgotten.push(uid) }, date);

/** An account with something of everything, and its day come. */
async function accountToErase(uid: string): Promise<void> {
  await local.addUser(uid, { subscription: "active" });
  const documents: Record<string, Record<string, unknown>> = {
    [documentPaths.customer(uid, "c1")]: { lastname: "Cliente" },
    [documentPaths.diagnosis(uid, "d1")]: { state: "done" },
    [documentPaths.comparisonRecap(uid, "a-b")]: { text: "…" },
    [documentPaths.quote(uid, "q1")]: { number: "D-1" },
    [documentPaths.sending(uid, "s1")]: { to: "a@b.fr" },
    [documentPaths.allowances(uid)]: { a: 1 },
    [documentPaths.billing(uid)]: { name: "…" },
    [documentPaths.userTotals(uid)]: { customers_total: 1 },
    [`${documentPaths.diagnosis(uid, "d1")}/below/one`]: { deep: true },
    [documentPaths.phoneLink(`lien-${uid}`)]: { uid },
    [documentPaths.recommendation(`soin-${uid}`)]: { owner: uid },
    [documentPaths.recommendationPrice(`soin-${uid}`, uid)]: { uid },
    [documentPaths.recommendationPrice("commun", uid)]: { uid },
    [documentPaths.recommendationPrice("commun", "autre")]: { uid: "autre" },
    [documentPaths.invitation(`i-${uid}`)]: { email: emailOf(uid) },
    [documentPaths.mail(`m-${uid}`)]: { uid },
    [documentPaths.adminLogEntry(`j-${uid}`)]: { target: documentPaths.user(uid), target_name: emailOf(uid) },
    [documentPaths.invoice(`f-${uid}`)]: { number: "F-1", customer: `users/${uid}` },
  };
  const writer = local.admin.bulkWriter();
  for (const [path, fields] of Object.entries(documents)) void writer.set(local.admin.doc(path), fields);
  await writer.close();
  await put(`users/${uid}/diagnosis/d1.jpg`);
  await put(`users/${uid}/business/logo.png`);
  await put(`recommendations/${uid}/soin.png`);
  const due = Timestamp.fromDate(inDays(-1));
  await user(uid).update({ deletion: { requested: Timestamp.fromDate(inDays(-31)), due } });
}

/** Every document that names an account, by its path. */
async function left(uid: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (collections: FirebaseFirestore.CollectionReference[]): Promise<void> => {
    for (const collection of collections) {
      for (const document of await collection.listDocuments()) {
        const text = `${document.path} ${JSON.stringify((await document.get()).data())}`;
        if (text.includes(uid)) found.push(document.path);
        await walk(await document.listCollections());
      }
    }
  };
  await walk(await local.admin.listCollections());
  return found.toSorted();
}

describe("erasing an account", () => {
  test("erasing an account leaves its invoices, that it was done, and a last message", async () => {
    await local.addUser("voisine");
    await put("users/voisine/diagnosis/d1.jpg");
    await accountToErase("sortante");
    await eraseAll(now);
    const { docs } = await local.admin.collection(documentPaths.mails()).get();
    const last = docs.filter((mail) => mail.get("to") === emailOf("sortante"));
    expect(last.map((mail) => mail.get("kind"))).toEqual(["account-erased"]);
    await last[0]!.ref.delete();
    expect(await left("sortante")).toEqual(["accounterasures/sortante", "invoices/f-sortante"]);
    expect((await local.admin.doc("accounterasures/sortante").get()).data()).toEqual({
      requested: expect.any(Timestamp),
      finished: expect.any(Timestamp),
    });
    expect(await names("sortante")).toEqual([]);
    await expect(backend.auth.getUser("sortante")).rejects.toMatchObject({ code: "auth/user-not-found" });
    expect(forgotten).toContain("sortante");
    // What is another's stays.
    expect(await names("voisine")).toHaveLength(1);
    expect((await local.admin.doc(documentPaths.recommendationPrice("commun", "autre")).get()).exists).toBe(
      true,
    );
    await eraseAll(now);
    expect(
      (await local.admin.collection(documentPaths.mails()).where("kind", "==", "account-erased").get()).size,
    ).toBe(0);
  });

  test("erasing an account twice at the same time tells its owner once", async () => {
    await accountToErase("double");
    // The other run begins, and ends, in the middle of this one.
    let runs = 0;
    const forgetAccount = async (): Promise<void> => {
      runs += 1;
      if (runs === 1) await eraseAccounts(backend, { forgetAccount }, now);
    };
    await eraseAccounts(backend, { forgetAccount }, now);
    expect(runs).toBe(2);
    const theirs = local.admin.collection(documentPaths.mails()).where("to", "==", emailOf("double"));
    expect((await theirs.get()).docs.map((mail) => mail.get("kind") as string)).toEqual(["account-erased"]);
    for (const { ref } of (await theirs.get()).docs) await ref.delete();
  });

  test("erasing an account leaves nothing of what is told of its payment while it is erased", async () => {
    await accountToErase("payante");
    const erase = backend.db.recursiveDelete.bind(backend.db);
    const told = vi.spyOn(backend.db, "recursiveDelete").mockImplementation(async (what) => {
      await erase(what);
      if (what.path !== documentPaths.subscriptions("payante")) return;
      await local.admin.doc(documentPaths.billing("payante")).set({ name: "…" });
    });
    await eraseAll(now);
    told.mockRestore();
    expect((await left("payante")).filter((path) => !path.startsWith("mails/"))).toEqual([
      "accounterasures/payante",
      "invoices/f-payante",
    ]);
  });

  test.each(["list", "remove", "deleteUser", "revokeRefreshTokens"] as const)(
    "erasing an account that is cut off at %s is closed to its owner, and is ended by the next run",
    async (step) => {
      const uid = `coupee${step.toLowerCase()}`;
      await accountToErase(uid);
      const fail = () => Promise.reject(new Error("cut off"));
      const auth = new Proxy(backend.auth, {
        get: (real, name) => {
          if (name === step) return fail;
          const value: unknown = Reflect.get(real, name);
          return typeof value === "function" ? value.bind(real) : value;
        },
      });
      const files = step === "list" || step === "remove" ? { ...backend.files, [step]: fail } : backend.files;
      await eraseAll(now, { ...backend, files, auth });
      expect((await local.admin.doc(documentPaths.accountErasure(uid)).get()).get("finished")).toBeNull();
      expect((await user(uid).get()).get("active")).not.toBe(true);
      await eraseAll(now);
      expect((await left(uid)).filter((path) => !path.startsWith("mails/"))).toEqual([
        `accounterasures/${uid}`,
        `invoices/f-${uid}`,
      ]);
      expect(await names(uid)).toEqual([]);
    },
    30_000,
  );
});

describe("the retention of photos", () => {
  const age = (months: number): Timestamp => {
    const date = new Date(now);
    date.setUTCMonth(date.getUTCMonth() - months);
    return Timestamp.fromDate(date);
  };

  async function addDiagnosis(uid: string, id: string, months: number): Promise<void> {
    await local.admin.doc(documentPaths.diagnosis(uid, id)).set({ state: "done", created: age(months) });
    for (const path of [diagnosisPhotoPath, diagnosisResultPath, diagnosisMasksPath])
      await put(path(uid, id));
    await put(diagnosisThumbnailPath(uid, id, 96));
  }

  test("the retention of photos erases photos, small copies, masks and the reports that show them; what was measured stays", async () => {
    await local.addUser("photos");
    await addDiagnosis("photos", "vieux", 25);
    await addDiagnosis("photos", "moyen", 13);
    await addDiagnosis("photos", "neuf", 1);
    // On the day itself it is kept.
    const limit = Timestamp.fromDate(photoRetentionLimit(24, now));
    await local.admin.doc(documentPaths.diagnosis("photos", "moyen")).update({ created: limit });
    for (const [id, kind] of [
      ["rapport", "comparison-report"],
      ["devis", "quote"],
    ] as const) {
      const sending = { kind, to: "a@b.fr", diagnoses: ["vieux", "neuf"] };
      await local.admin.doc(documentPaths.sending("photos", id)).set(sending);
      await put(sendingAttachmentPath("photos", id));
    }
    expect(await erasePhotos(backend, true, now)).toMatchObject({ diagnoses: 1, files: 4, dryRun: true });
    expect(await names("photos")).toHaveLength(14);
    const stored = await local.admin.doc(documentPaths.retentionReport()).get();
    expect(stored.data()).toMatchObject({
      diagnoses: 1,
      files: 4,
      dryRun: true,
      date: expect.any(Timestamp),
    });

    expect(await erasePhotos(backend, false, now)).toMatchObject({ diagnoses: 1, files: 4, dryRun: false });
    const kept = await names("photos");
    expect(kept.filter((path) => path.includes("vieux"))).toEqual([diagnosisResultPath("photos", "vieux")]);
    expect(kept).not.toContain(sendingAttachmentPath("photos", "rapport"));
    expect(kept).toContain(sendingAttachmentPath("photos", "devis"));
    expect((await local.admin.doc(documentPaths.diagnosis("photos", "vieux")).get()).exists).toBe(true);
    expect(await erasePhotos(backend, false, now)).toMatchObject({ diagnoses: 0, files: 0 });
    await local.admin.doc(documentPaths.diagnosis("photos", "moyen")).update({ created: age(13) });
  });

  test("the retention of photos is as long as the account says, and otherwise as the settings say", async () => {
    await user("photos").update({ photo_retention_months: 36 });
    await local.admin.doc(documentPaths.aiSettings()).set({ photos: { retentionMonths: 12 } });
    expect(await erasePhotos(backend, false, now)).toMatchObject({ diagnoses: 0 });
    const preview = (months: unknown) => previewRetention(backend, actorOf("photos"), { months }, now);
    expect(await preview(null)).toMatchObject({ diagnoses: 1 });
    expect(await preview(6)).toMatchObject({ diagnoses: 1, next: expect.stringMatching(/^\d{4}-/u) });
    expect((await preview(24)).diagnoses).toBe(0);
    await expect(preview(1)).rejects.toMatchObject({ code: "invalid-argument" });
    await user("photos").update({ photo_retention_months: 12 });
    expect(await erasePhotos(backend, false, now)).toMatchObject({ diagnoses: 1, files: 3 });
    expect((await preview(12)).diagnoses).toBe(0);
  });

  test("a retention for everybody counts the photos of who has chosen none, and those of nobody else", async () => {
    for (const uid of ["suit", "suit-aussi", "choisit"]) await local.addUser(uid);
    await user("choisit").update({ photo_retention_months: 36 });
    await addDiagnosis("suit", "a", 5);
    await addDiagnosis("suit", "b", 5);
    await addDiagnosis("suit-aussi", "a", 5);
    await addDiagnosis("suit-aussi", "neuf", 1);
    await addDiagnosis("choisit", "a", 5);
    const preview = (months: unknown, actor = actorOf("sophie", { role: "admin" })) =>
      previewDefaultRetention(backend, actor, { months }, now);
    const before = await preview(6);
    expect(await preview(3)).toEqual({
      diagnoses: before.diagnoses + 3,
      professionals: before.professionals + 2,
    });
    for (const months of [0, 121, null]) {
      await expect(preview(months)).rejects.toMatchObject({ code: "invalid-argument" });
    }
    await expect(preview(3, actorOf("suit"))).rejects.toMatchObject({ code: "permission-denied" });
    for (const uid of ["suit", "suit-aussi", "choisit"]) await local.admin.recursiveDelete(user(uid));
  });

  test("the retention of photos that fails for one account goes on with the next, and is taken up by the next run", async () => {
    await local.addUser("abimee");
    await local.addUser("zelie");
    for (const uid of ["abimee", "zelie"]) await addDiagnosis(uid, "d1", 40);
    const remove = (path: string) =>
      path.includes("abimee") ? Promise.reject(new Error("cut off")) : backend.files.remove(path);
    await erasePhotos({ ...backend, files: { ...backend.files, remove } }, false, now);
    expect(await names("zelie")).toEqual([diagnosisResultPath("zelie", "d1")]);
    expect(await names("abimee")).toHaveLength(4);
    expect((await local.admin.doc(documentPaths.retentionReport()).get()).get("failed")).toEqual(["abimee"]);
    await erasePhotos(backend, false, now);
    expect(await names("abimee")).toEqual([diagnosisResultPath("abimee", "d1")]);
  });
});

test("expired invitations and requests are deleted, the rest is kept", async () => {
  for (const name of ["invitations", "joinrequests", "publiclimits", "mails"]) {
    await local.admin.doc(`${name}/passe`).set({ expires: Timestamp.fromDate(inDays(-1)) });
    await local.admin.doc(`${name}/futur`).set({ expires: Timestamp.fromDate(inDays(1)) });
  }
  await forgetExpired(local.admin, now);
  for (const name of ["invitations", "joinrequests", "publiclimits", "mails"]) {
    expect((await local.admin.doc(`${name}/passe`).get()).exists).toBe(false);
    expect((await local.admin.doc(`${name}/futur`).get()).exists).toBe(true);
  }
});
