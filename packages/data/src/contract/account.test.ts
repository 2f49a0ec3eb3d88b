import { NEWS_READ_MAX } from "@carnation/product/profile";
import { beforeAll, describe, expect, it } from "vitest";
import { contractSuite } from "../testing/contractSuite.ts";

const password = "un-mot-de-passe";
const next = "un-autre-mot-de-passe";
const suite = contractSuite();

async function addUser(uid: string): Promise<string> {
  const email = `${uid}@example.org`;
  await suite.backend.auth.createUser({ uid, email, password });
  await suite.backend.admin.doc(`users/${uid}`).set({ email, active: true, firstname: "Claire" });
  return email;
}

const told = async (name: string) => (await suite.backend.admin.doc(`elsewhere/${name}`).get()).data();

/** The links of Auth's e-mails, the newest first. */
async function links(): Promise<string[]> {
  const root = `${suite.backend.url}__/outbox`;
  const list = await (await fetch(root)).text();
  const names = [...list.matchAll(/\/mail\/([^"]+)"/gu)].map(([, name = ""]) => name);
  const texts = await Promise.all(
    names.map(async (name) => {
      const source = await (await fetch(`${root}/eml/${name}`)).text();
      return Buffer.from(source.split("\r\n\r\n")[1] ?? "", "base64").toString();
    }),
  );
  return texts.map((text) => /http:\S+/u.exec(text)?.[0] ?? "");
}

describe("joining", () => {
  it("joining asks, reads, renews and activates with what the server wants, and stores no second password", async () => {
    const answers = await suite.page.evaluate(async () => {
      const { auth } = await window.carnation.connected;
      const code = "c".repeat(43);
      await auth.requestSignUp("ines@exemple.fr");
      await auth.renewInvitation(code);
      const names = { firstname: "Inès", lastname: "Garnier", company: "Atelier" };
      const words = { password: "trois mots choisis", confirmation: "trois mots choisis" };
      return {
        invitation: await auth.readInvitation(code),
        activated: await auth.activate(code, { ...names, ...words, terms: true, privacy: true }),
        expired: await window.carnation.failureOf(auth.readInvitation("expired")),
      };
    });
    expect(answers).toMatchObject({
      invitation: { email: "ines@exemple.fr", firstname: "Inès" },
      activated: { email: "ines@exemple.fr" },
      expired: { code: "expired-link" },
    });
    expect(await told("requestsignup")).toEqual({ email: "ines@exemple.fr" });
    const sent = await told("activateaccount");
    expect(sent).toMatchObject({ terms: expect.stringMatching(/^\d{4}-/u), password: "trois mots choisis" });
    expect(sent).not.toHaveProperty("confirmation");
  });
});

describe("what one signs in with", () => {
  it("what one signs in with is asked for anew by e-mail, the same for an address without an account, and leads back to the login", async () => {
    const email = await addUser("oubli");
    const failures = await suite.page.evaluate(
      async (addresses) => {
        const { auth } = await window.carnation.connected;
        return Promise.all(addresses.map((to) => window.carnation.failureOf(auth.sendPasswordReset(to))));
      },
      [email, "personne@example.org"],
    );
    expect(failures).toEqual([null, null]);
    const [link, ...others] = await links();
    expect(others).toEqual([]);
    expect(new URL(link!).searchParams.get("continueUrl")).toBe(`${suite.backend.url}auth/login`);
  });

  it("changes after the present password, and not after another", async () => {
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
    expect(await told("passwordchanged-change")).toEqual({ asked: true });
    // Nothing has changed until the link is opened.
    expect((await suite.backend.auth.getUser("change")).email).toBe(email);
    expect(new URL((await links())[0]!).searchParams.get("mode")).toBe("verifyAndChangeEmail");
  });

  it("what one signs in with ends with all sessions, this one too; nobody who is signed out reauthenticates", async () => {
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
    expect(await told("endsessions-partout")).toEqual({ asked: true });
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
    const answers = await suite.page.evaluate(
      async ([email, password]) => {
        const { workspace } = await window.carnation.signIn(email, password);
        await workspace.profile.savePhotoRetention(null);
        await workspace.account.syncEmail();
        await workspace.account.keep();
        return {
          preview: await workspace.account.previewRetention(6),
          erased: await workspace.account.erase(email),
        };
      },
      [email, password] as const,
    );
    expect(answers).toEqual({
      preview: { diagnoses: 2, next: new Date("2027-01-02T10:00:00Z") },
      erased: { due: new Date("2026-12-23T10:00:00Z") },
    });
    expect(await told("deleteaccount-compte")).toEqual({ confirmation: email, asked: true });
    expect(await told("keepaccount-compte")).toEqual({ asked: true });
    const stored = await suite.backend.admin.doc("users/compte").get();
    expect(stored.get("photo_retention_months")).toBeUndefined();
  });
});

describe("the accounts of the service", () => {
  beforeAll(async () => {
    const { auth, admin } = suite.backend;
    const staff = { active: true, role: "admin", firstname: "Sophie", lastname: "Leroy" };
    await auth.createUser({ uid: "sophie", email: "sophie@example.org", password });
    await auth.setCustomUserClaims("sophie", { role: "admin" });
    await admin.doc("users/sophie").set({ ...staff, email: "sophie@example.org" });
    await admin.doc("users/eve").set({ ...staff, firstname: "Eve", lastname: "Aubry", role: "employee" });
    await admin.doc("users/zoe").set({ ...staff, lastname: "Abadie", role: "customer" });
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
        signIns: [...(await accounts.readSignIns(["eve", "ada"]))].map(([uid, date]) => [
          uid,
          date?.getUTCHours(),
        ]),
      };
    }, password);
    expect(seen).toEqual({
      staff: [
        ["eve", "employee"],
        ["sophie", "admin"],
      ],
      log: ["e2", "e1"],
      signIns: [
        ["eve", 10],
        ["ada", undefined],
      ],
    });
    expect(await told("readsignins-sophie")).toMatchObject({ uids: ["eve", "ada"] });
  });

  it("the accounts of the service are made and changed by the functions; a password that is wrong sends nothing", async () => {
    const outcome = await suite.page.evaluate(async (password) => {
      const { accounts } = (await window.carnation.signIn("sophie@example.org", password)).workspace;
      const { failureOf } = window.carnation;
      const change = { uid: "eve", role: "admin" } as const;
      const wrong = await failureOf(accounts.update(change, "pas le bon"));
      await accounts.update({ uid: "eve", coupon: null, type: undefined }, password);
      const person = { firstname: "Ada", lastname: "Roy", email: "ada@exemple.fr" };
      const made = await accounts.create({ ...person, role: "employee", request: "neuve" });
      await accounts.resendInvitation("neuve");
      await accounts.resetPassword("eve");
      return { wrong, made };
    }, password);
    expect(outcome).toMatchObject({ wrong: { code: "wrong-credentials" }, made: { uid: "neuve" } });
    expect(await told("updateaccount-sophie")).toEqual({ uid: "eve", coupon: null, asked: true });
    expect(await told("createaccount-sophie")).toMatchObject({ email: "ada@exemple.fr", request: "neuve" });
    expect(await told("resendinvitation-sophie")).toMatchObject({ uid: "neuve" });
    expect(await told("resetaccountpassword-sophie")).toMatchObject({ uid: "eve" });
  });
});
