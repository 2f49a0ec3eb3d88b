import { documentPaths } from "@carnation/product/path";
import { getAuth } from "firebase/auth";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import type { Email } from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readMail } from "../../mail/testing/readMail.ts";
import {
  emailOf,
  PASSWORD,
  testBackend,
  type TestBackend,
  type TestClient,
} from "../../testing/testBackend.ts";
import { syncCustomClaims } from "./syncCustomClaims.ts";
import { updateAccount } from "./updateAccount.ts";

let local: TestBackend;
let sophie: TestClient;
let nobody: TestClient;

beforeAll(async () => {
  delete process.env["STORAGE_EMULATOR_HOST"];
  local = await testBackend(join(import.meta.dirname, "../../index.ts"));
  nobody = local.anonymous();
  await local.addUser("sophie", { role: "admin" });
  await local.admin.doc("users/sophie").update({ lastname: "Bernard", company: "Carnation" });
  await local.admin.doc("coupons/ete").set({ name: "Été" });
  await local.admin.doc("products/pro").set({ active: true });
  sophie = await local.signIn("sophie");
});

afterAll(() => local.stop());

const call = async (client: TestClient, name: string, payload: object = {}): Promise<unknown> =>
  (await httpsCallable(client.functions, name)(payload)).data;

const stored = async (uid: string) => (await local.admin.doc(documentPaths.user(uid)).get()).data();

/** Gives what is logged of an account, the earliest first. */
async function logged(uid: string): Promise<object[]> {
  const entries = local.admin
    .collection(documentPaths.adminLog())
    .where("target", "==", documentPaths.user(uid));
  return (await entries.orderBy("date", "desc").get()).docs.map((entry) => entry.data()).toReversed();
}

/** The messages to an address, newest first. */
async function mailsTo(address: string): Promise<Email[]> {
  await local.local.idle();
  const root = `http://127.0.0.1:${local.local.ports.hosting}/__/outbox`;
  const list = await (await fetch(root)).text();
  const names = [...list.matchAll(/\/mail\/([^"]+)"/gu)].map(([, name = ""]) => name);
  const mails = await Promise.all(
    names.map(async (name) => readMail(await (await fetch(`${root}/eml/${name}`)).arrayBuffer())),
  );
  return mails.filter(({ to }) => to?.some((one) => "address" in one && one.address === address));
}

const codeIn = (mail: Email | undefined): string =>
  /firstlogin\?code=([\w-]{43})/u.exec(mail?.text ?? "")?.[1] ?? "";

const ada = { firstname: "Ada", lastname: "Roy", email: "ada@exemple.fr" };
const zoe = {
  firstname: "Zoé",
  lastname: "Petit",
  email: "zoe@exemple.fr",
  company: "Zen",
  type: "institut",
  coupon: "ete",
  trial_plan: "pro",
  enabled_subcategories: ["led"],
};
const activation = {
  firstname: "Ada",
  lastname: "Roy",
  company: "Carnation",
  password: PASSWORD,
  terms: "2026-11-01",
  privacy: "2026-11-01",
  contract: "2026-11-30",
};

test.each([
  ["demoted", "employee", "admin"],
  ["raised", "admin", "employee"],
])(
  "an account that is %s is none while the role is not both stored and claimed",
  async (uid, role, claim) => {
    await local.addUser(uid, { role });
    await local.auth.setCustomUserClaims(uid, { role: claim });
    await expect(
      call(await local.signIn(uid), "createaccount", { ...ada, role: "admin" }),
    ).rejects.toMatchObject({ code: "functions/permission-denied" });
  },
);

describe("an account that an administrator makes", () => {
  test("an account that an administrator makes is stored, its owner invited, activated, and it is logged", async () => {
    const asked = { ...ada, role: "employee", request: "ada" };
    expect(await call(sophie, "createaccount", asked)).toEqual({ uid: "ada" });
    expect(await call(sophie, "createaccount", asked)).toEqual({ uid: "ada" });
    // What was changed after an answer was lost is not dropped without a word.
    await expect(call(sophie, "createaccount", { ...asked, lastname: "Roi" })).rejects.toThrow(/déjà créé/u);
    expect(await stored("ada")).toMatchObject({
      ...ada,
      role: "employee",
      active: true,
      company: "Carnation",
    });
    const mails = await mailsTo(ada.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Votre compte Carnation vous attend"]);
    await call(nobody, "activateaccount", { code: codeIn(mails[0]), ...activation });
    expect((await local.auth.getUser("ada")).customClaims).toEqual({ role: "employee" });
    expect(await logged("ada")).toMatchObject([
      {
        by: "sophie",
        by_name: "sophie Bernard",
        action: "createaccount",
        target_name: "Ada Roy",
        before: {},
      },
    ]);
    await expect(call(sophie, "resendinvitation", { uid: "ada" })).rejects.toMatchObject({
      details: { code: "refused" },
      message: expect.stringContaining("déjà activé"),
    });
  });

  test("an account that an administrator makes of a professional has what was chosen for it", async () => {
    const asked = { ...zoe, role: "customer", request: "zoe" };
    await call(sophie, "createaccount", asked);
    expect(await call(sophie, "createaccount", asked)).toEqual({ uid: "zoe" });
    expect(await stored("zoe")).toMatchObject({
      role: "customer",
      company: "Zen",
      type: "institut",
      coupon: "coupons/ete",
      trial_plan: "products/pro",
      enabled_subcategories: ["subcategories/led"],
    });
    await expect(
      call(sophie, "createaccount", { ...zoe, email: "autre@exemple.fr", role: "customer", coupon: "hiver" }),
    ).rejects.toMatchObject({ message: expect.stringContaining("n’existe plus") });
  });

  test("an account that an administrator makes needs an address that nobody has, invited or not", async () => {
    await local.addUser("claire");
    for (const email of [emailOf("claire"), zoe.email]) {
      await expect(call(sophie, "createaccount", { ...ada, email, role: "admin" })).rejects.toMatchObject({
        details: { code: "email-in-use" },
      });
    }
  });

  test("an account that an administrator makes is made once for an address, also for two who ask at once", async () => {
    const asked = { ...ada, email: "deux@exemple.fr", role: "employee" };
    const outcomes = await Promise.allSettled(
      ["deux-1", "deux-2"].map((request) => call(sophie, "createaccount", { ...asked, request })),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const made = await local.admin.collection("users").where("email", "==", "deux@exemple.fr").get();
    expect(made.size).toBe(1);
  });

  test("an account that an administrator makes takes the place of a sign-up that was asked for with its address", async () => {
    await call(nobody, "requestsignup", { email: "hugo@exemple.fr" });
    const [asked] = await mailsTo("hugo@exemple.fr");
    await call(sophie, "createaccount", { ...ada, email: "hugo@exemple.fr", role: "admin", request: "hugo" });
    await expect(call(nobody, "readinvitation", { code: codeIn(asked) })).rejects.toMatchObject({
      details: { code: "expired-link" },
    });
    // Asked for once more, it is the invitation again; also when that one is gone.
    const theirs = local.admin
      .collection(documentPaths.invitations())
      .where("email", "==", "hugo@exemple.fr");
    for (const { ref } of (await theirs.get()).docs) await ref.delete();
    await call(nobody, "requestsignup", { email: "hugo@exemple.fr" });
    await local.local.idle();
    expect((await theirs.get()).docs.map((kept) => kept.get("uid"))).toEqual(["hugo"]);
  });

  test("an account that an administrator makes can be invited again, at another address, and not when it is deactivated", async () => {
    const [first] = await mailsTo(zoe.email);
    await call(sophie, "resendinvitation", { uid: "zoe" });
    expect(await mailsTo(zoe.email)).toHaveLength(2);
    await expect(call(nobody, "readinvitation", { code: codeIn(first) })).rejects.toMatchObject({
      name: "FirebaseError",
    });
    await expect(
      call(sophie, "updateaccount", { uid: "zoe", email: emailOf("claire") }),
    ).rejects.toMatchObject({
      details: { code: "email-in-use" },
    });
    await call(sophie, "updateaccount", { uid: "zoe", email: "zoe.petit@exemple.fr" });
    const [moved] = await mailsTo("zoe.petit@exemple.fr");
    expect(await call(nobody, "readinvitation", { code: codeIn(moved) })).toMatchObject({
      email: "zoe.petit@exemple.fr",
    });
    await call(sophie, "updateaccount", { uid: "zoe", active: false });
    for (const name of ["resendinvitation", "resetaccountpassword"]) {
      await expect(call(sophie, name, { uid: "zoe" })).rejects.toMatchObject({
        message: expect.stringContaining("désactivé"),
      });
    }
    await expect(
      call(nobody, "activateaccount", { code: codeIn(moved), ...activation }),
    ).rejects.toMatchObject({ name: "FirebaseError" });
    // Nor is a new link sent, which would not open it either.
    await call(nobody, "requestsignup", { email: "zoe.petit@exemple.fr" });
    expect(await mailsTo("zoe.petit@exemple.fr")).toHaveLength(1);
    for (const name of ["resendinvitation", "resetaccountpassword", "updateaccount"]) {
      await expect(call(sophie, name, { uid: "personne" })).rejects.toMatchObject({
        code: "functions/not-found",
      });
    }
  });
});

describe("a change of an account", () => {
  test("a change of an account is stored and logged with what was there before; sent again it is nothing new", async () => {
    await local.addUser("eve");
    await local.admin.doc("users/eve").update({ hidden_criterias: [30] });
    const change = {
      uid: "eve",
      company: "Studio",
      coupon: "ete",
      hidden_criterias: [],
      opened: { company: "" },
    };
    await call(sophie, "updateaccount", change);
    await call(sophie, "updateaccount", change);
    expect(await stored("eve")).toMatchObject({
      company: "Studio",
      coupon: "coupons/ete",
      hidden_criterias: [],
    });
    expect(await logged("eve")).toMatchObject([
      {
        action: "updateaccount",
        before: { company: "", coupon: null, hidden_criterias: [30] },
        after: { company: "Studio", coupon: "ete", hidden_criterias: [] },
      },
    ]);
  });

  test("a change of an account that somebody else has made meanwhile is a conflict", async () => {
    const change = { uid: "eve", company: "Atelier", opened: { company: "" } };
    await expect(call(sophie, "updateaccount", change)).rejects.toMatchObject({ code: "functions/aborted" });
    expect(await stored("eve")).toMatchObject({ company: "Studio" });
  });

  test("the address of an account is changed by its owner alone, once it is activated", async () => {
    await expect(call(sophie, "updateaccount", { uid: "eve", email: "e@exemple.fr" })).rejects.toMatchObject({
      message: expect.stringContaining("seul son propriétaire"),
    });
  });

  test("a change of an account is refused of what is being erased, and for a role that is none of the staff's", async () => {
    await expect(call(sophie, "updateaccount", { uid: "eve", role: "employee" })).rejects.toMatchObject({
      message: expect.stringContaining("restent ce qu’ils sont"),
    });
    await local.admin.doc(documentPaths.accountErasure("eve")).set({ finished: null });
    await expect(call(sophie, "updateaccount", { uid: "eve", active: true })).rejects.toMatchObject({
      message: expect.stringContaining("suppression"),
    });
    await local.admin.doc(documentPaths.accountErasure("eve")).delete();
  });

  test("a change of an account that deactivates ends the sign-in at once, and the subscription where it is asked for", async () => {
    const eve = await local.signIn("eve");
    const ended: string[] = [];
    const payment = { endSubscriptions: async (uid: string) => void ended.push(uid) };
    const actor = { uid: "sophie", role: "admin", active: true, subscribed: false } as const;
    const managing = { actor, token: { auth_time: Date.now() / 1000 }, payment };
    const all = { db: local.admin, auth: local.auth };
    await updateAccount(all, managing, { uid: "eve", active: false, end_subscription: true });
    await updateAccount(all, managing, { uid: "eve", active: false, end_subscription: true });
    expect(ended).toEqual(["eve", "eve"]);
    expect((await local.auth.getUser("eve")).disabled).toBe(true);
    await expect(call(eve, "keepaccount")).rejects.toMatchObject({ name: "FirebaseError" });
    await expect(local.signIn("eve")).rejects.toMatchObject({ code: "auth/user-disabled" });
    await call(sophie, "updateaccount", { uid: "eve", active: true });
    await local.signIn("eve");
    expect((await logged("eve")).slice(1)).toMatchObject([
      { before: { active: true }, after: { active: false, end_subscription: true } },
      { before: { active: false }, after: { active: true } },
    ]);
    await updateAccount(all, managing, { uid: "eve", active: false });
    await updateAccount(all, managing, { uid: "eve", active: true, end_subscription: true });
    expect(ended).toEqual(["eve", "eve"]);
  });
});

describe("the staff", () => {
  test("changes of role need a recent sign-in, and act at once on tokens that are out", async () => {
    await local.addUser("irene", { role: "admin" });
    const irene = await local.signIn("irene");
    const actor = { uid: "sophie", role: "admin", active: true, subscribed: false } as const;
    const payment = { endSubscriptions: () => Promise.reject(new Error("not asked for")) };
    const change = { uid: "irene", role: "employee" };
    const all = { db: local.admin, auth: local.auth };
    await expect(
      updateAccount(all, { actor, token: { auth_time: Date.now() / 1000 - 600 }, payment }, change),
    ).rejects.toMatchObject({ code: "recent-sign-in-required" });
    await call(sophie, "updateaccount", change);
    await expect(call(irene, "createaccount", { ...ada, role: "admin" })).rejects.toMatchObject({
      code: "functions/permission-denied",
    });
    expect((await local.auth.getUser("irene")).customClaims).toEqual({ role: "employee" });
    // The page that is open has a new token made, with the role that is left.
    await getAuth(irene.functions.app).currentUser?.getIdToken(true);
    await expect(call(irene, "readsignins", { uids: [] })).rejects.toMatchObject({
      code: "functions/permission-denied",
    });
    await call(sophie, "updateaccount", { uid: "irene", role: "admin" });
    await getAuth(irene.functions.app).currentUser?.getIdToken(true);
    expect(await call(irene, "readsignins", { uids: ["irene", "personne"] })).toEqual({
      signins: { irene: expect.stringMatching(/^\d{4}-/u), personne: null },
    });
  });

  test("nobody shuts themselves out", async () => {
    await expect(call(sophie, "updateaccount", { uid: "sophie", active: false })).rejects.toMatchObject({
      message: expect.stringContaining("Vous ne pouvez pas désactiver votre propre compte."),
    });
    await expect(call(sophie, "updateaccount", { uid: "sophie", role: "employee" })).rejects.toMatchObject({
      code: "functions/permission-denied",
    });
  });

  test("two administrators who deactivate each other at once: one stays", async () => {
    const irene = await local.signIn("irene");
    const others = ["hugo"];
    for (const uid of others) await local.admin.doc(documentPaths.user(uid)).update({ active: false });
    const outcomes = await Promise.allSettled([
      call(sophie, "updateaccount", { uid: "irene", active: false }),
      call(irene, "updateaccount", { uid: "sophie", active: false }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const admins = await local.admin.collection("users").where("role", "==", "admin").get();
    expect(
      admins.docs.filter((one) => one.get("active") === true && ["sophie", "irene"].includes(one.id)),
    ).toHaveLength(1);
    // For the tests that follow.
    for (const uid of ["sophie", "irene"]) {
      await local.admin.doc(documentPaths.user(uid)).update({ active: true });
      await syncCustomClaims({ db: local.admin, auth: local.auth }, uid);
    }
    sophie = await local.signIn("sophie");
  });

  test("changes at once leave the sign-in as the account is stored", async () => {
    await local.addUser("noor", { role: "employee" });
    const access = [{ active: false }, { role: "admin" }, { active: true }, { role: "employee" }];
    await Promise.allSettled(
      access.map((change) => call(sophie, "updateaccount", { uid: "noor", ...change })),
    );
    await local.local.idle();
    const { active, role } = (await stored("noor"))!;
    const { disabled, customClaims } = await local.auth.getUser("noor");
    expect({ active: !disabled, role: customClaims?.["role"] }).toEqual({ active, role });
  });

  test("a change that was cut off is followed by the trigger", async () => {
    await local.addUser("karim", { role: "employee" });
    await local.admin.doc("users/karim").update({ active: false, access_changed: new Date() });
    await local.local.idle();
    expect((await local.auth.getUser("karim")).disabled).toBe(true);
  });

  test("the staff is sent a link to choose a new password, which is stored nowhere", async () => {
    for (let time = 0; time < 5; time += 1) await call(sophie, "resetaccountpassword", { uid: "irene" });
    await expect(call(sophie, "resetaccountpassword", { uid: "irene" })).rejects.toMatchObject({
      code: "functions/resource-exhausted",
    });
    const mails = await mailsTo(emailOf("irene"));
    expect(mails).toHaveLength(5);
    expect(mails[0]?.text).toMatch(/oobCode=/u);
    const { docs } = await local.admin.collection(documentPaths.mails()).get();
    expect(JSON.stringify(docs.map((mail) => mail.data()))).not.toContain("oobCode");
    expect(await logged("irene")).toContainEqual(expect.objectContaining({ action: "resetaccountpassword" }));
  });
});
