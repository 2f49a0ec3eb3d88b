import { type Callable, callables } from "@carnation/product/callable";
import { documentPaths } from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storedCustomer } from "../payment/provider/customerAccount.ts";
import { isAllowed } from "../rules/testing/documentRequests.ts";
import { emailOf, PASSWORD } from "../testing/testBackend.ts";
import { callableRows, type CallerName } from "./testing/callableRows.ts";
import { type CallableWorld, openCallableWorld } from "./testing/callableWorld.ts";

// Every callable, path of Auth and rule that an account could be taken, asked about or used by, with the attack and its
// refusal. What needs a page or a clock of its own is proven beside what it attacks: phone/phoneLink.test.ts,
// account/joining/joining.test.ts, and packages/local-firebase/src/auth/provenEmail.test.ts and emailEnumeration.test.ts.

let world: CallableWorld;
beforeAll(async () => {
  world = await openCallableWorld();
});
afterAll(() => world.stop());

type Name = keyof typeof callableRows;

/** Calls with the row's payload but for some fields, whose text is JSON. */
function attack(name: Name, fields: string, headers?: Record<string, string>, caller?: CallerName) {
  const row = callableRows[name];
  const kept = JSON.stringify(row.payload).slice(1, -1);
  const body = `{"data":{${[kept, fields].filter(Boolean).join(",")}}}`;
  return world.call(name, caller === undefined ? row.caller : caller, body, headers);
}

describe("ids that no document can have are refused, not failed on", () => {
  test.each<[Name, string]>([
    ["updateaccount", '"uid": "__x__"'],
    ["resendinvitation", '"uid": "__x__"'],
    ["resetaccountpassword", '"uid": "__x__"'],
    ["readsignins", '"uids": ["__x__"]'],
    ["createaccount", '"request": "__x__"'],
    ["createcoupon", '"request": "__x__"'],
    ["deletecoupon", String.raw`"couponId": "\u0000"`],
    ["sendquote", String.raw`"request": "\u0000"`],
    ["senddiagnosiscomparisonreport", String.raw`"request": "\u0000"`],
    ["sendprescription", String.raw`"request": "\u0000"`],
    ["issuequote", `"request": "${"x".repeat(1400)}"`],
    ["customersApi", '"request": "a.b"'],
    ["resendsending", String.raw`"id": "\ud800"`],
    ["startDiagnosis", '"customerId": "../julie/customers/one"'],
    ["provideraccount", '"uid": "julie/private"'],
  ])("%s with %s", async (name, fields) => {
    expect(await attack(name, fields)).toEqual({ status: 400, error: "INVALID_ARGUMENT" });
  });
});

describe("inherited properties of a payload are no answer", () => {
  test.each<[Name, string]>([
    ["startDiagnosis", '{"__proto__": {"consent": true}}'],
    ["createphonelink", '{"__proto__": {"consent": true}}'],
    [
      "customersApi",
      '{"__proto__": {"consent": true}, "firstname": "A", "lastname": "B", "email": "ab@exemple.fr"}',
    ],
    ["recordconsent", '{"__proto__": {"given": true}, "id": "anais", "purpose": "email"}'],
    ["updateaccount", '{"__proto__": {"role": "admin"}, "uid": "julie"}'],
    ["setperceivedage", '{"__proto__": {"enabled": true}}'],
    ["deleteaccount", '{"__proto__": {"confirmation": "lea@test.example"}}'],
  ])("%s with %s", async (name, data) => {
    const { caller } = callableRows[name];
    expect(await world.call(name, caller, `{"data":${data}}`)).toEqual({
      status: 400,
      error: "INVALID_ARGUMENT",
    });
  });
});

test("syncemail copies no address that nobody has proven: not to the profile, not to the payment", async () => {
  const { auth, admin } = world.backend;
  const customer = await world.customerOf("claire");
  await auth.updateUser("claire", { email: "prise@exemple.fr" });
  const token = await world.signIn("prise@exemple.fr");
  expect(await world.callWith("syncemail", token, '{"data":{}}')).toEqual({ status: 200, error: null });
  expect((await admin.doc(documentPaths.user("claire")).get()).get("email")).toBe(emailOf("claire"));
  expect(await storedCustomer(admin, "claire")).toBe(customer.id);
  expect(await world.customerOf("claire")).toMatchObject({ email: emailOf("claire") });
  await auth.updateUser("claire", { email: emailOf("claire") });
  await world.signInAgain("claire");
});

describe("Auth gives no account an unproven address, and tells nobody who has one", () => {
  const post = async (method: string, body: object) => {
    const root = `http://127.0.0.1:${world.backend.local.ports.auth}/identitytoolkit.googleapis.com/v1`;
    const answer = await fetch(`${root}/accounts:${method}?key=test`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    return `${answer.status} ${text.replaceAll(/"sessionId":"[^"]*"/gu, "")}`;
  };

  test.each<[string, string, (email: string, idToken: string | null) => object]>([
    ["accounts:update", "update", (email, idToken) => ({ idToken, email })],
    ["accounts:signUp", "signUp", (email, idToken) => ({ idToken, email, password: "autre mot de passe" })],
    ["accounts:createAuthUri", "createAuthUri", (identifier) => ({ identifier })],
    ["accounts:signInWithPassword", "signInWithPassword", (email) => ({ email, password: `${PASSWORD}!` })],
    ["accounts:sendOobCode", "sendOobCode", (email) => ({ requestType: "PASSWORD_RESET", email })],
    [
      "accounts:sendOobCode for a new address",
      "sendOobCode",
      (newEmail, idToken) => ({ requestType: "VERIFY_AND_CHANGE_EMAIL", newEmail, idToken }),
    ],
  ])("%s", async (_path, method, body) => {
    const token = world.tokenOf("sophie");
    const [registered, unregistered] = [emailOf("julie"), "libre@exemple.fr"];
    const answers = [
      (await post(method, body(registered, token))).replaceAll(registered, "ADDRESS"),
      (await post(method, body(unregistered, token))).replaceAll(unregistered, "ADDRESS"),
    ];
    expect(answers[0]).toBe(answers[1]);
    expect((await world.backend.auth.getUser("sophie")).email).toBe(emailOf("sophie"));
  });
});

describe("limits cannot be walked round", () => {
  test("requestsignup and renewinvitation count one source whatever X-Forwarded-For says", async () => {
    await world.forgetLimits();
    const asked = Array.from({ length: 30 }, (_, place) => place);
    for (const place of asked) {
      const headers = { "X-Forwarded-For": `198.51.100.${place}` };
      const answer =
        place % 2 === 0
          ? await attack("requestsignup", `"email": "nombre${place}@exemple.fr"`, headers)
          : await attack("renewinvitation", `"code": "${"d".repeat(41)}${10 + place}"`, headers);
      expect(answer).toEqual({ status: 200, error: null });
    }
    await world.backend.local.idle();
    const mails = await world.backend.admin
      .collection(documentPaths.mails())
      .where("kind", "==", "sign-up")
      .get();
    // Half of the twenty that a source may ask for.
    expect(mails.size).toBe(10);
    await world.forgetLimits();
  });

  test("every callable without sign-in has a limit of its source, or bounds itself", () => {
    const open = Object.values<Callable>(callables).filter(({ actions }) => actions === "public");
    expect(Object.fromEntries(open.map(({ name, perHour }) => [name, perHour]))).toEqual({
      requestsignup: "own",
      renewinvitation: "own",
      readinvitation: 100,
      activateaccount: 100,
      reporterror: 60,
    });
  });

  test.each<Name>(["readinvitation", "activateaccount"])(
    "%s is refused once the hour of its source is spent, whatever X-Forwarded-For says",
    async (name) => {
      for (const source of ["127.0.0.1", "::1", "::ffff:127.0.0.1"]) {
        await world.spendHour(`call:${name}:${source}`);
      }
      const headers = { "X-Forwarded-For": "198.51.100.7" };
      expect(await attack(name, "", headers)).toEqual({ status: 429, error: "RESOURCE_EXHAUSTED" });
      // What is malformed is told so, and takes none.
      expect(await attack(name, '"code": 4', headers)).toEqual({ status: 400, error: "INVALID_ARGUMENT" });
      await world.forgetLimits();
    },
  );

  test.each<[Name, string]>([
    ["recountstatistics", "recountstatistics"],
    ["toppriorities", "toppriorities:sophie"],
    ["tryaisettings", "tryaisettings:sophie"],
    ["resetaccountpassword", "resetaccountpassword:julie"],
  ])("%s is refused once its hour is spent", async (name, key) => {
    await world.spendHour(key);
    expect(await attack(name, "")).toEqual({ status: 429, error: "RESOURCE_EXHAUSTED" });
    await world.forgetLimits();
  });
});

describe("the rules let no client write what joining, proving and limiting rest on", () => {
  const now = Timestamp.now().toDate().toISOString();
  test.each<[string, "create" | "update" | "get", Readonly<Record<string, string | boolean>>]>([
    ["users/claire", "update", { email: "prise@exemple.fr" }],
    ["users/claire", "update", { role: "admin" }],
    ["users/claire", "update", { active: false }],
    ["users/claire", "update", { sessions_ended: now }],
    ["users/claire/private/allowances", "create", { diagnoses: now }],
    ["users/claire/private/payment", "create", { customer: "cus_other" }],
    ["users/claire/subscriptions/two", "create", { status: "active" }],
    ["users/claire/diagnosis/forged", "create", { state: "started", consent: true, uid: "claire" }],
    ["phonelinks/forged", "create", { uid: "julie", diagnosis: "juin", used: false }],
    ["phonelinks/forged", "get", {}],
    ["invitations/forged", "create", { email: "prise@exemple.fr", role: "admin" }],
    ["joinrequests/forged", "create", { kind: "sign-up", email: "prise@exemple.fr" }],
    ["publiclimits/forged", "create", { expires: now }],
    ["mails/forged", "create", { to: "prise@exemple.fr" }],
  ])("%s: %s %j", async (path, operation, fields) => {
    const request = { operation, path, ...(operation !== "get" && { fields }) };
    for (const caller of ["claire", null] as const) {
      expect(await isAllowed(world.backend, world.tokenOf(caller), request)).toBe(false);
    }
  });
});
