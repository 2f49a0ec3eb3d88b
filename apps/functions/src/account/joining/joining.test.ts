import { SIGN_UP_HOURS } from "@carnation/product/account";
import { documentPaths } from "@carnation/product/path";
import type { Role } from "@carnation/product/session";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { backend as projectBackend, type Backend } from "../../backend/backend.ts";
import { PASSWORD, testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { activateAccount, readInvitation } from "./activateAccount.ts";
import { answerJoinRequest } from "./answerJoinRequest.ts";
import { invite, type Invitee, invitationPath } from "./invite.ts";
import { renewInvitation, requestSignUp } from "./requestToJoin.ts";

// Without triggers: what they do is done here, when the test wants it.

let local: TestBackend;
let backend: Backend;

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  await local.addUser("claire");
  await local.addUser("partie", { active: false });
});

afterAll(() => local.stop());

const HOUR = 3_600_000;
const later = (hours: number): Date => new Date(Date.now() + hours * HOUR);
let sources = 0;
/** A source that has asked for nothing yet. */
const source = (): string => `192.0.2.${(sources += 1)}`;

/** Gives what waits to be answered. */
const waiting = async (): Promise<string[]> =>
  (await local.admin.collection(documentPaths.joinRequests()).get()).docs.map(({ id }) => id);

async function answerAll(now?: Date): Promise<void> {
  for (const id of await waiting()) await answerJoinRequest(backend, id, now);
}

interface Queued {
  readonly kind: string;
  readonly to: string;
  readonly code: string;
}

/** The messages to an address, and those before them forgotten. */
async function mailsTo(address: string): Promise<Queued[]> {
  const { docs } = await local.admin.collection(documentPaths.mails()).where("to", "==", address).get();
  for (const { ref } of docs) await ref.delete();
  return docs.map((mail) => ({ kind: mail.get("kind"), to: mail.get("to"), code: mail.get("content.code") }));
}

/** Asks for an account, and gives the code of the link that came. */
async function codeFor(email: string): Promise<string> {
  await requestSignUp(backend, { email }, source());
  await answerAll();
  const [mail] = await mailsTo(email);
  return mail!.code;
}

async function invited(email: string, fields: Partial<Invitee> = {}, now?: Date): Promise<string> {
  const invitee = {
    ...({ email, kind: "invitation", role: "customer", uid: null } as const),
    firstname: "Inès",
    lastname: "Garnier",
    company: "Atelier Garnier",
    ...fields,
  };
  await local.admin.runTransaction((transaction) => invite(local.admin, invitee, transaction, now));
  return (await mailsTo(email))[0]!.code;
}

const form = {
  firstname: "Inès",
  lastname: "Garnier",
  company: "Atelier Garnier",
  password: "trois mots choisis",
  terms: "2026-11-01",
  privacy: "2026-11-01",
  contract: "2026-11-30",
};
const activate = (code: string, fields: object = {}, now?: Date) =>
  activateAccount(backend, { code, ...form, ...fields }, now);
const expired = { code: "expired-link" };

/** The backend with some calls of its sign-in replaced. */
function withAuth(calls: Record<string, unknown>): Backend {
  const auth = new Proxy(backend.auth, {
    get: (real, name) => {
      if (Object.hasOwn(calls, name)) return calls[String(name)];
      const value: unknown = Reflect.get(real, name);
      return typeof value === "function" ? value.bind(real) : value;
    },
  });
  return { ...backend, auth };
}

/** Tells whether an address and a password open an account. */
async function opens(email: string, password: string): Promise<boolean> {
  const root = `http://127.0.0.1:${local.local.ports.auth}/identitytoolkit.googleapis.com/v1`;
  const answer = await fetch(`${root}/accounts:signInWithPassword?key=test`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  return answer.ok;
}

const profileOf = async (email: string) =>
  (await local.admin.doc(documentPaths.user((await backend.auth.getUserByEmail(email)).uid)).get()).data();

describe("asking for an account", () => {
  test("asking for an account is answered the same whatever exists, and by e-mail with what fits", async () => {
    for (const email of ["neuve@exemple.fr", "claire@test.example", "partie@test.example"]) {
      expect(await requestSignUp(backend, { email }, source())).toEqual({});
    }
    // Until here nothing was looked up: the answer cannot tell.
    expect(await mailsTo("neuve@exemple.fr")).toEqual([]);
    await answerAll();
    expect(await mailsTo("neuve@exemple.fr")).toMatchObject([{ kind: "sign-up" }]);
    expect(await mailsTo("claire@test.example")).toMatchObject([{ kind: "already-joined" }]);
    expect(await mailsTo("partie@test.example")).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  test("asking for an account is answered once, however often it is delivered", async () => {
    await requestSignUp(backend, { email: "deux@exemple.fr" }, source());
    const [id] = await waiting();
    await Promise.all([answerJoinRequest(backend, id!), answerJoinRequest(backend, id!)]);
    await answerJoinRequest(backend, id!);
    expect(await mailsTo("deux@exemple.fr")).toHaveLength(1);
  });

  test("asking for an account of three an hour for an address, and twenty from a source, is silent beyond", async () => {
    for (let time = 0; time < 5; time += 1) {
      expect(await requestSignUp(backend, { email: "trop@exemple.fr" }, source())).toEqual({});
    }
    expect(await waiting()).toHaveLength(3);
    const flood = source();
    for (let time = 0; time < 22; time += 1) {
      expect(await requestSignUp(backend, { email: `f${time}@exemple.fr` }, flood)).toEqual({});
    }
    expect(await waiting()).toHaveLength(23);
    vi.useFakeTimers({ now: later(1.01), toFake: ["Date"] });
    await requestSignUp(backend, { email: "trop@exemple.fr" }, flood);
    vi.useRealTimers();
    expect(await waiting()).toHaveLength(24);
    for (const id of await waiting()) await local.admin.doc(documentPaths.joinRequest(id)).delete();
  });

  test("asking for an account keeps no address and no source in what limits it", async () => {
    const { docs } = await local.admin.collection("publiclimits").get();
    expect(docs.length).toBeGreaterThan(20);
    expect(JSON.stringify(docs.map((limit) => [limit.id, limit.data()]))).not.toMatch(/@|192\.0\.2/u);
  });

  test.each([[{}], [{ email: "claire" }], [null], [{ email: ["a@b.fr"] }]])(
    "asking for an account refuses %j",
    async (payload) => {
      await expect(requestSignUp(backend, payload, source())).rejects.toMatchObject({
        code: "invalid-argument",
      });
    },
  );
});

describe("a code", () => {
  test("a code is kept as its hash alone, and tells whom it invites", async () => {
    const code = await invited("ines@exemple.fr");
    const stored = await local.admin.doc(invitationPath(code)).get();
    expect(JSON.stringify(stored.data())).not.toContain(code);
    expect(await readInvitation(backend, { code })).toEqual({
      email: "ines@exemple.fr",
      firstname: "Inès",
      lastname: "Garnier",
      company: "Atelier Garnier",
    });
  });

  test("a code opens an account with the role that it was given, what was accepted, and no password", async () => {
    const code = await invited("karim@exemple.fr", { role: "employee" });
    expect(await activate(code, { firstname: "Karim" })).toEqual({ email: "karim@exemple.fr" });
    expect(await opens("karim@exemple.fr", form.password)).toBe(true);
    const user = await backend.auth.getUserByEmail("karim@exemple.fr");
    expect(user).toMatchObject({ customClaims: { role: "employee" }, emailVerified: true, disabled: false });
    const stored = await profileOf("karim@exemple.fr");
    expect(stored).toMatchObject({
      email: "karim@exemple.fr",
      firstname: "Karim",
      role: "employee",
      active: true,
      terms: { version: "2026-11-01", date: expect.any(Timestamp) },
      privacy: { version: "2026-11-01", date: expect.any(Timestamp) },
      contract: { version: "2026-11-30", date: expect.any(Timestamp) },
    });
    expect(JSON.stringify(stored)).not.toContain(form.password);
  });

  test("a code replayed changes nothing: at first it is answered again, then it is none", async () => {
    const code = await codeFor("rejouee@exemple.fr");
    await activate(code);
    const again = { password: "un autre, bien long", firstname: "Eve" };
    expect(await activate(code, again)).toEqual({ email: "rejouee@exemple.fr" });
    expect(await opens("rejouee@exemple.fr", again.password)).toBe(false);
    expect(await profileOf("rejouee@exemple.fr")).toMatchObject({ firstname: "Inès" });
    await expect(activate(code, again, later(0.2))).rejects.toMatchObject(expired);
    await expect(readInvitation(backend, { code })).rejects.toMatchObject(expired);
  });

  test("a code that has expired opens nothing, and a new one comes in its place", async () => {
    const code = await codeFor("tard@exemple.fr");
    const now = later(SIGN_UP_HOURS + 1);
    await expect(activate(code, {}, now)).rejects.toMatchObject(expired);
    await expect(readInvitation(backend, { code }, now)).rejects.toMatchObject(expired);
    // To the millisecond.
    const kept = await local.admin.doc(invitationPath(code)).get();
    const until: Date = kept.get("until").toDate();
    const before = new Date(until.getTime() - 1);
    expect(await readInvitation(backend, { code }, before)).toMatchObject({ email: "tard@exemple.fr" });
    await expect(readInvitation(backend, { code }, until)).rejects.toMatchObject(expired);
    await expect(activate(code, {}, until)).rejects.toMatchObject(expired);
    // It can be renewed for sixty days.
    expect(kept.get("expires").toMillis() - until.getTime()).toBe(60 * 24 * HOUR);
    expect(await renewInvitation(backend, { code }, source())).toEqual({});
    await answerAll(now);
    const [mail] = await mailsTo("tard@exemple.fr");
    expect(mail).toMatchObject({ kind: "sign-up" });
    expect(await activate(mail!.code, {}, now)).toEqual({ email: "tard@exemple.fr" });
  });

  test("a code that nobody was given is answered like any other, and nothing follows", async () => {
    const code = "x".repeat(43);
    expect(await renewInvitation(backend, { code }, source())).toEqual({});
    await answerAll();
    expect(await waiting()).toEqual([]);
    await expect(activate(code)).rejects.toMatchObject(expired);
    await expect(readInvitation(backend, { code })).rejects.toMatchObject(expired);
    const flood = source();
    for (let time = 10; time < 32; time += 1) {
      expect(await renewInvitation(backend, { code: `${code.slice(2)}${time}` }, flood)).toEqual({});
    }
    expect(await waiting()).toHaveLength(20);
    await answerAll();
    for (const wrong of [{}, { code: "../users" }, { code: `${code}x` }]) {
      await expect(readInvitation(backend, wrong)).rejects.toMatchObject({ code: "invalid-argument" });
    }
  });

  test("a code renewed after it was used leads into the account that there is", async () => {
    const code = await codeFor("servi@exemple.fr");
    await activate(code);
    await renewInvitation(backend, { code }, source());
    await answerAll();
    expect(await mailsTo("servi@exemple.fr")).toMatchObject([{ kind: "already-joined" }]);
    await activate(await invited("invitee@exemple.fr"));
    await requestSignUp(backend, { email: "invitee@exemple.fr" }, source());
    await answerAll();
    expect(await mailsTo("invitee@exemple.fr")).toMatchObject([{ kind: "already-joined" }]);
  });

  test("a code is sent to nobody whose account is closed: in their profile, in their sign-in, or before they came", async () => {
    await local.addUser("bloquee");
    await backend.auth.updateUser("bloquee", { disabled: true });
    const made = { firstname: "Inès", lastname: "Garnier", company: "", role: "customer", active: false };
    const email = "attendue@test.example";
    await local.admin.doc("users/attendue").set({ ...made, email, invited: Timestamp.now() });
    await invited(email, { uid: "attendue" });
    for (const uid of ["partie", "bloquee", "attendue"]) {
      await requestSignUp(backend, { email: `${uid}@test.example` }, source());
      await answerAll();
      expect(await mailsTo(`${uid}@test.example`)).toEqual([]);
    }
  });

  test("a code of an administrator keeps its role and its names when it is renewed or asked for as a sign-up", async () => {
    const code = await invited("salle@exemple.fr", { role: "employee" as Role });
    await renewInvitation(backend, { code }, source());
    await answerAll();
    const [renewed] = await mailsTo("salle@exemple.fr");
    expect(renewed!.kind).toBe("invitation");
    await expect(readInvitation(backend, { code })).rejects.toMatchObject(expired);
    await requestSignUp(backend, { email: "salle@exemple.fr" }, source());
    await answerAll();
    const [asked] = await mailsTo("salle@exemple.fr");
    await activate(asked!.code);
    expect(await profileOf("salle@exemple.fr")).toMatchObject({
      role: "employee",
      company: "Atelier Garnier",
    });
  });

  test("a code does not open what was deactivated meanwhile, and completes what an administrator has made", async () => {
    await local.addUser("faite", { role: "admin" });
    const code = await invited("faite@test.example", { uid: "faite", role: "customer" });
    const user = local.admin.doc("users/faite");
    await user.update({ active: false });
    await expect(activate(code)).rejects.toMatchObject(expired);
    expect(await opens("faite@test.example", PASSWORD)).toBe(true);
    await user.update({ active: true });
    await activate(code);
    expect(await opens("faite@test.example", form.password)).toBe(true);
    expect((await user.get()).data()).toMatchObject({ role: "admin", active: true, lastname: "Garnier" });
    expect((await backend.auth.getUser("faite")).customClaims).toEqual({ role: "admin" });
  });

  test("a code completes a user that an administrator has made without an address", async () => {
    await backend.auth.createUser({ uid: "sans-adresse" });
    await activate(await invited("sans@exemple.fr", { uid: "sans-adresse" }));
    expect((await backend.auth.getUserByEmail("sans@exemple.fr")).uid).toBe("sans-adresse");
    expect(await opens("sans@exemple.fr", form.password)).toBe(true);
  });

  test("a code opens no account that another link has opened", async () => {
    const [one, other] = [await codeFor("deuxliens@exemple.fr"), await codeFor("deuxliens@exemple.fr")];
    await activate(other);
    await expect(activate(one, { password: "un autre, bien long" })).rejects.toMatchObject(expired);
    await expect(readInvitation(backend, { code: one })).rejects.toMatchObject(expired);
    expect(await opens("deuxliens@exemple.fr", form.password)).toBe(true);
    // Nor one that was made in another way.
    const late = await invited("claire@test.example");
    await expect(activate(late)).rejects.toMatchObject(expired);
    expect(await opens("claire@test.example", PASSWORD)).toBe(true);
  });

  test("a code takes no password that its form would not, and only texts that have a version", async () => {
    const code = await codeFor("simple@exemple.fr");
    for (const fields of [
      { password: "simple@exemple.fr" },
      { password: "court" },
      { terms: true },
      { privacy: undefined },
      { contract: undefined },
      { firstname: " " },
    ]) {
      await expect(activate(code, fields)).rejects.toMatchObject({ code: "invalid-argument" });
    }
    expect(await activate(code)).toEqual({ email: "simple@exemple.fr" });
  });
});

describe("an activation", () => {
  test("an activation in two tabs at once is one: the other is asked to wait, and one password counts", async () => {
    const code = await codeFor("onglets@exemple.fr");
    const passwords = ["premier onglet ouvert", "second onglet ouvert"];
    const outcomes = await Promise.allSettled(passwords.map((password) => activate(code, { password })));
    const done = outcomes.flatMap(({ status }, place) => (status === "fulfilled" ? [place] : []));
    expect(done.length).toBeGreaterThan(0);
    const open = await Promise.all(passwords.map((password) => opens("onglets@exemple.fr", password)));
    expect(open.filter(Boolean)).toHaveLength(1);
    const { users } = await backend.auth.listUsers();
    expect(users.filter(({ email }) => email === "onglets@exemple.fr")).toHaveLength(1);
  });

  test("an activation with two links at once makes one account, with its profile", async () => {
    const codes = [await codeFor("liens@exemple.fr"), await codeFor("liens@exemple.fr")];
    const outcomes = await Promise.allSettled(codes.map((code) => activate(code)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await profileOf("liens@exemple.fr")).toMatchObject({ active: true });
    const profiles = await local.admin.collection("users").where("email", "==", "liens@exemple.fr").get();
    expect(profiles.size).toBe(1);
  });

  test.each(["createUser", "setCustomUserClaims"] as const)(
    "an activation that is killed behind %s is made again a moment later",
    async (step) => {
      const email = `tuee-${step.toLowerCase()}@exemple.fr`;
      const code = await codeFor(email);
      const reached = Promise.withResolvers<void>();
      const killed = withAuth({
        [step]: async (...given: unknown[]) => {
          await (backend.auth[step] as (...args: unknown[]) => Promise<unknown>)(...given);
          reached.resolve();
          // Nothing of this process runs any more.
          await new Promise(() => undefined);
        },
      });
      void activateAccount(killed, { code, ...form, password: "perdu en chemin" });
      await reached.promise;
      await expect(activate(code)).rejects.toMatchObject({ code: "refused" });
      expect(await activate(code, {}, new Date(Date.now() + 21_000))).toEqual({ email });
      expect(await opens(email, form.password)).toBe(true);
      expect(await opens(email, "perdu en chemin")).toBe(false);
      expect(await profileOf(email)).toMatchObject({ active: true });
    },
  );

  test("an activation that fails can be made again at once", async () => {
    const code = await codeFor("panne@exemple.fr");
    const broken = withAuth({ setCustomUserClaims: () => Promise.reject(new Error("unavailable")) });
    await expect(activateAccount(broken, { code, ...form })).rejects.toThrow("unavailable");
    expect(await activate(code)).toEqual({ email: "panne@exemple.fr" });
  });

  test("an activation that another has taken over stores nothing", async () => {
    const code = await codeFor("lente@exemple.fr");
    const slow = withAuth({
      setCustomUserClaims: async () => void (await activate(code, {}, new Date(Date.now() + 21_000))),
    });
    const first = activateAccount(slow, { code, ...form, firstname: "Lente" });
    await expect(first).rejects.toMatchObject(expired);
    expect(await profileOf("lente@exemple.fr")).toMatchObject({ firstname: "Inès" });
  });

  test("an activation that another has taken over, and not completed yet, stores nothing either", async () => {
    const code = await codeFor("reprise@exemple.fr");
    const [reached, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const waits = withAuth({
      setCustomUserClaims: () => {
        reached.resolve();
        return free.promise;
      },
    });
    let second: Promise<object> | undefined;
    const overtaken = withAuth({
      setCustomUserClaims: async () => {
        second = activateAccount(waits, { code, ...form }, new Date(Date.now() + 21_000));
        await reached.promise;
      },
    });
    const first = activateAccount(overtaken, { code, ...form, firstname: "Lente" });
    await expect(first).rejects.toMatchObject(expired);
    free.resolve();
    expect(await second).toEqual({ email: "reprise@exemple.fr" });
    expect(await profileOf("reprise@exemple.fr")).toMatchObject({ firstname: "Inès" });
  });

  test("an activation leaves nothing to who has registered the address beforehand", async () => {
    await backend.auth.createUser({ uid: "squatteur", email: "visee@exemple.fr", password: PASSWORD });
    const code = await codeFor("visee@exemple.fr");
    await activate(code);
    expect(await opens("visee@exemple.fr", PASSWORD)).toBe(false);
    expect((await backend.auth.getUserByEmail("visee@exemple.fr")).uid).not.toBe("squatteur");
    expect((await local.admin.doc("users/squatteur").get()).exists).toBe(false);
  });

  test("an activation does not wait for a clock that was ahead", async () => {
    const code = await codeFor("horloge@exemple.fr");
    const reached = Promise.withResolvers<void>();
    const getUsers = () => new Promise(() => reached.resolve());
    void activateAccount(withAuth({ getUsers }), { code, ...form });
    await reached.promise;
    await expect(activate(code)).rejects.toMatchObject({ code: "refused" });
    const yesterday = new Date(Date.now() - 24 * HOUR);
    expect(await activate(code, {}, yesterday)).toEqual({ email: "horloge@exemple.fr" });
  });
});

describe("an address that an account signs in with, unproven", () => {
  const squatting = async (uid: string, email: string): Promise<void> => {
    await local.addUser(uid);
    await local.auth.updateUser(uid, { email });
  };

  test("an address that an account signs in with, unproven is its owner's to join with; who took it has their own back, and their password opens nothing new", async () => {
    await squatting("voleur", "noor@exemple.fr");
    const code = await codeFor("noor@exemple.fr");
    expect(code).toBeDefined();
    expect(await activate(code)).toEqual({ email: "noor@exemple.fr" });
    expect(await opens("noor@exemple.fr", form.password)).toBe(true);
    expect(await opens("noor@exemple.fr", PASSWORD)).toBe(false);
    expect((await local.auth.getUser("voleur")).email).toBe("voleur@test.example");
    expect((await profileOf("noor@exemple.fr"))?.["firstname"]).toBe("Inès");
  });

  test("an address that an account signs in with, unproven is the account’s once it is proven", async () => {
    await squatting("chloe", "chloe@exemple.fr");
    await local.auth.updateUser("chloe", { emailVerified: true });
    await requestSignUp(backend, { email: "chloe@exemple.fr" }, source());
    await answerAll();
    expect(await mailsTo("chloe@exemple.fr")).toMatchObject([{ kind: "already-joined" }]);
  });
});
