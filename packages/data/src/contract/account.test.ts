import { NEWS_READ_MAX, photoRetentionLimit } from "@carnation/product/profile";
import { formatDate } from "@carnation/domain/format";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, it } from "vitest";
import { contractSuite } from "../testing/contractSuite.ts";
import { mailsTo } from "../testing/outbox.ts";
import { recordCalls } from "../testing/recordCalls.ts";

const password = "un-mot-de-passe";
const next = "un-autre-mot-de-passe";
const suite = contractSuite();

async function addUser(uid: string): Promise<string> {
  const email = `${uid}@example.org`;
  await suite.backend.auth.createUser({ uid, email, password });
  await suite.backend.admin.doc(`users/${uid}`).set({ email, active: true, firstname: "Claire" });
  return email;
}

const stored = async (path: string) => (await suite.backend.admin.doc(path).get()).data();

/** The links of the messages to an address, the newest first, once there are as many. */
async function linksTo(address: string, count: number): Promise<readonly URL[]> {
  const mails = await mailsTo(suite.backend.url, address, count);
  return mails.map(({ text = "" }) => new URL(/https?:\S+/u.exec(text)?.[0] ?? ""));
}

const subjectsTo = async (address: string, count: number) =>
  (await mailsTo(suite.backend.url, address, count)).map(({ subject = "" }) =>
    subject.replaceAll("\u00A0", " "),
  );

describe("joining", () => {
  const email = "ines@exemple.fr";
  const ask = (how: "requestSignUp" | "renewInvitation", what: string) =>
    suite.page.evaluate(async ([how, what]) => (await window.carnation.connected).auth[how](what), [
      how,
      what,
    ] as const);
  const codeOf = (link: URL | undefined) => link?.searchParams.get("code") ?? "";

  it("joining leads by mail to an account that its password opens, which no document and no second field holds", async () => {
    const activations = recordCalls(suite.page, "activateaccount");
    await ask("requestSignUp", email);
    const [first] = await linksTo(email, 1);
    await ask("renewInvitation", codeOf(first));
    const [second] = await linksTo(email, 2);
    expect(codeOf(second)).not.toBe(codeOf(first));
    const answers = await suite.page.evaluate(async (code) => {
      const { auth } = await window.carnation.connected;
      const names = { firstname: "Inès", lastname: "Garnier", company: "Atelier" };
      const words = { password: "trois mots choisis", confirmation: "trois mots choisis" };
      return {
        invitation: await auth.readInvitation(code),
        activated: await auth.activate(code, { ...names, ...words, terms: true, privacy: true }),
        used: await window.carnation.failureOf(auth.readInvitation(code)),
        never: await window.carnation.failureOf(auth.readInvitation("c".repeat(43))),
        session: await auth.signIn("ines@exemple.fr", words.password),
      };
    }, codeOf(second));
    expect(answers).toMatchObject({
      invitation: { email, firstname: "", lastname: "", company: "" },
      activated: { email },
      used: { code: "expired-link" },
      never: { code: "expired-link" },
      session: { email, role: "customer" },
    });
    expect(activations).toMatchObject([{ password: "trois mots choisis" }]);
    expect(activations[0]).not.toHaveProperty("confirmation");
    const profile = await stored(`users/${answers.session.uid}`);
    expect(profile).toMatchObject({
      firstname: "Inès",
      company: "Atelier",
      terms: { version: expect.stringMatching(/^\d{4}-/u) },
    });
    expect(JSON.stringify(profile)).not.toContain("trois mots choisis");
  });
});

describe("the sign-in", () => {
  it("the sign-in is asked for anew by e-mail, the same for an address without an account, and leads back to the login", async () => {
    const email = await addUser("oubli");
    const failures = await suite.page.evaluate(
      async (addresses) => {
        const { auth } = await window.carnation.connected;
        return Promise.all(addresses.map((to) => window.carnation.failureOf(auth.sendPasswordReset(to))));
      },
      [email, "personne@example.org"],
    );
    expect(failures).toEqual([null, null]);
    const [link, ...others] = await linksTo(email, 1);
    expect(others).toEqual([]);
    expect(link?.searchParams.get("continueUrl")).toBe(`${suite.backend.url}auth/login`);
    expect(await mailsTo(suite.backend.url, "personne@example.org", 0)).toEqual([]);
  });

  it("the sign-in changes after the present password, and not after another", async () => {
    const email = await addUser("change");
    const outcome = await suite.page.evaluate(
      async ([email, password, next]) => {
        const { auth } = (await window.carnation.signIn(email, password)).client;
        const { failureOf } = window.carnation;
        return {
          wrong: await failureOf(auth.reauthenticate("pas celui-la")),
          right: await failureOf(auth.reauthenticate(password)),
          wrongChange: await failureOf(auth.changePassword("pas celui-la", next)),
          wrongEmail: await failureOf(auth.changeEmail("neuve@example.org", "pas celui-la")),
          // Another account's: answered like one that is free.
          takenEmail: await failureOf(auth.changeEmail("oubli@example.org", password)),
          email: await failureOf(auth.changeEmail("neuve@example.org", password)),
          change: await failureOf(auth.changePassword(password, next)),
          again: await failureOf(auth.signIn(email, next)),
        };
      },
      [email, password, next] as const,
    );
    expect(outcome).toEqual({
      wrong: expect.objectContaining({ code: "wrong-credentials" }),
      right: null,
      wrongChange: expect.objectContaining({ code: "wrong-credentials" }),
      wrongEmail: expect.objectContaining({ code: "wrong-credentials" }),
      takenEmail: null,
      email: null,
      change: null,
      again: null,
    });
    expect(await subjectsTo(email, 1)).toEqual(["Votre mot de passe a changé"]);
    expect(await stored("users/change")).toMatchObject({ sessions_ended: expect.any(Timestamp) });
    // Nothing has changed until the link is opened.
    expect((await suite.backend.auth.getUser("change")).email).toBe(email);
    const [link] = await linksTo("neuve@example.org", 1);
    expect(link?.searchParams.get("mode")).toBe("verifyAndChangeEmail");
  });

  it("the sign-in ends with all sessions, this one too; nobody who is signed out reauthenticates", async () => {
    const email = await addUser("partout");
    const after = await suite.page.evaluate(
      async ([email, password]) => {
        const { auth } = (await window.carnation.signIn(email, password)).client;
        await auth.endSessions();
        const session = await new Promise((resolve) => void auth.watch(resolve));
        return { session, failure: await window.carnation.failureOf(auth.reauthenticate(password)) };
      },
      [email, password] as const,
    );
    expect(after).toMatchObject({ session: null, failure: { code: "unauthenticated" } });
    expect(await stored("users/partout")).toMatchObject({ sessions_ended: expect.any(Timestamp) });
  });
});

describe("an account", () => {
  let email: string;

  beforeAll(async () => {
    email = await addUser("compte");
  });

  it("an account stores what is its owner's to choose, and nothing once the session has ended", async () => {
    await suite.backend.admin
      .doc("users/compte")
      .update({ news_read: Array.from({ length: NEWS_READ_MAX }, (_, place) => `n${place}`) });
    const failure = await suite.page.evaluate(
      async ([email, password]) => {
        const { client, workspace } = await window.carnation.signIn(email, password);
        const { profile } = workspace;
        await profile.welcome();
        await profile.savePhotoRetention(12);
        await profile.saveNotifications({ news: true });
        await profile.saveSubcategories(["led"]);
        await profile.markNewsRead(["n5", "neuve"]);
        await profile.markNewsRead(["neuve"]);
        await client.auth.signOut();
        return window.carnation.failureOf(profile.welcome());
      },
      [email, password] as const,
    );
    expect(failure).toMatchObject({ code: "unauthenticated" });
    const stored = (await suite.backend.admin.doc("users/compte").get()).data()!;
    expect(stored).toMatchObject({
      photo_retention_months: 12,
      notifications: { news: true },
      enabled_subcategories: ["subcategories/led"],
      welcomed: expect.objectContaining({ seconds: expect.any(Number) }),
    });
    expect(stored["news_read"]).toHaveLength(NEWS_READ_MAX);
    expect((stored["news_read"] as string[]).slice(-3)).toEqual(["n199", "n5", "neuve"]);
  });

  it("an account asks what its retention erases, to be erased, and to be kept after all", async () => {
    const { admin, auth } = suite.backend;
    const daysAgo = (days: number) => Timestamp.fromMillis(Date.now() - days * 86_400_000);
    for (const days of [400, 300, 10]) {
      await admin.doc(`users/compte/diagnosis/d${days}`).set({ state: "done", created: daysAgo(days) });
    }
    const created = (await stored("users/compte/diagnosis/d10"))?.["created"] as Timestamp;
    await auth.updateUser("compte", { emailVerified: true });
    await admin.doc("users/compte").update({ email: "ancienne@example.org" });
    const asked = await suite.page.evaluate(
      async ([email, password]) => {
        const { workspace } = await window.carnation.signIn(email, password);
        await workspace.profile.savePhotoRetention(null);
        await workspace.account.syncEmail();
        return {
          preview: await workspace.account.previewRetention(6),
          other: await window.carnation.failureOf(workspace.account.erase("ancienne@example.org")),
          erased: await workspace.account.erase(email),
        };
      },
      [email, password] as const,
    );
    expect(asked.preview).toEqual({ diagnoses: 2, next: photoRetentionLimit(-6, created.toDate()) });
    expect(asked.other).toMatchObject({ code: "refused", message: expect.stringContaining("adresse") });
    const marked = await stored("users/compte");
    expect(marked).toMatchObject({ email, deletion: { due: Timestamp.fromDate(asked.erased.due) } });
    expect(marked?.["photo_retention_months"]).toBeUndefined();
    await suite.page.evaluate(
      async ([email, password]) => (await window.carnation.signIn(email, password)).workspace.account.keep(),
      [email, password] as const,
    );
    expect((await stored("users/compte"))?.["deletion"]).toBeUndefined();
    expect(await subjectsTo("ancienne@example.org", 1)).toEqual(["Votre adresse e-mail a changé"]);
    expect(await subjectsTo(email, 2)).toEqual([
      "Votre compte est conservé",
      `Votre compte sera supprimé le ${formatDate(asked.erased.due)}`.replaceAll("\u00A0", " "),
    ]);
  });
});

describe("the accounts of the service", () => {
  beforeAll(async () => {
    const { auth, admin } = suite.backend;
    const staff = { active: true, role: "admin", firstname: "Sophie", lastname: "Leroy" };
    await auth.createUser({ uid: "sophie", email: "sophie@example.org", password });
    await auth.setCustomUserClaims("sophie", { role: "admin" });
    await admin.doc("users/sophie").set({ ...staff, email: "sophie@example.org" });
    await auth.createUser({ uid: "eve", email: "eve@example.org", password });
    const eve = { firstname: "Eve", lastname: "Aubry", role: "employee", email: "eve@example.org" };
    await admin.doc("users/eve").set({ ...staff, ...eve });
    await admin.doc("users/zoe").set({ ...staff, lastname: "Abadie", role: "customer", type: "spa" });
    const entry = {
      by: "sophie",
      by_name: "Sophie",
      action: "updateaccount",
      target_name: "Eve",
      before: {},
    };
    for (const [id, target, day] of [
      ["e1", "users/eve", 1],
      ["e2", "users/eve", 2],
      ["z1", "users/zoe", 3],
    ] as const) {
      const date = new Date(Date.UTC(2026, 10, day));
      await admin.doc(`adminlog/${id}`).set({ ...entry, target, date, after: { company: id } });
    }
  });

  it("the accounts of the service are the staff by name, each with what was done to it, newest first; their sign-ins are asked for", async () => {
    const seen = await suite.page.evaluate(async (password) => {
      const { signIn, until } = window.carnation;
      const { accounts } = (await signIn("sophie@example.org", password)).workspace;
      return {
        staff: (await until(accounts.watchAll)).map(({ id, role }) => [id, role]),
        log: (await until(accounts.watchLog.bind(null, "eve"))).map(({ id }) => id),
        signIns: [...(await accounts.readSignIns(["sophie", "eve"]))],
      };
    }, password);
    expect(seen).toEqual({
      staff: [
        ["eve", "employee"],
        ["sophie", "admin"],
      ],
      log: ["e2", "e1"],
      signIns: [
        ["sophie", expect.any(Date)],
        ["eve", null],
      ],
    });
  });

  it("the accounts of the service are made, changed and written to; a password that is wrong changes nothing", async () => {
    const updates = recordCalls(suite.page, "updateaccount");
    const outcome = await suite.page.evaluate(async (password) => {
      const { accounts } = (await window.carnation.signIn("sophie@example.org", password)).workspace;
      const { failureOf } = window.carnation;
      const change = { uid: "eve", role: "admin" } as const;
      const wrong = await failureOf(accounts.update(change, "pas le bon"));
      await accounts.update({ uid: "zoe", type: null, company: undefined });
      await accounts.update(change, password);
      const person = { firstname: "Ada", lastname: "Roy", email: "ada@exemple.fr" };
      const made = await accounts.create({ ...person, role: "employee", request: "neuve" });
      await accounts.resendInvitation("neuve");
      await accounts.resetPassword("eve");
      return { wrong, made };
    }, password);
    expect(outcome).toMatchObject({ wrong: { code: "wrong-credentials" }, made: { uid: "neuve" } });
    expect(updates).toEqual([
      { uid: "zoe", type: null },
      { uid: "eve", role: "admin" },
    ]);
    expect(await stored("users/zoe")).toMatchObject({ type: null });
    expect(await stored("users/eve")).toMatchObject({ role: "admin" });
    expect((await suite.backend.auth.getUser("eve")).customClaims).toEqual({ role: "admin" });
    expect(await stored("users/neuve")).toMatchObject({ email: "ada@exemple.fr", role: "employee" });
    const invited = "Votre compte Carnation vous attend";
    expect(await subjectsTo("ada@exemple.fr", 2)).toEqual([invited, invited]);
    expect(await subjectsTo("eve@example.org", 1)).toEqual(["Choisissez un nouveau mot de passe"]);
  });
});
