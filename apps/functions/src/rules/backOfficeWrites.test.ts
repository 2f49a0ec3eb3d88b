import { WORLD } from "@carnation/domain/internal/recommendation";
import { aiSettingsValues, defaultAiSettings } from "@carnation/product/ai-settings";
import { type Callable, callables } from "@carnation/product/callable";
import {
  documentPaths,
  newsPicturePath,
  recommendationPicturePath,
  subcategoryPicturePath,
} from "@carnation/product/path";
import { type Action, type Actor, can } from "@carnation/product/permission";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testBackend, type TestBackend } from "../testing/testBackend.ts";
import { OTHER } from "./testing/accessRows.ts";
import { createAskers, type Asker } from "./testing/actors.ts";

let backend: TestBackend;
let askers: readonly Asker[];

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser(OTHER);
  askers = await createAskers(backend);
});

afterAll(() => backend.stop());

// The subject belongs to the action, which a loop over all actions cannot show to the compiler.
const decide = can as (actor: Actor, action: Action, ...subject: unknown[]) => boolean;
const other = { uid: OTHER, owner: OTHER, active: true, published: true, requested: true };
const actorOf = (role: Actor["role"]): Actor => ({ uid: "somebody", role, active: true, subscribed: true });

/** The callables for who is signed in, and what they do. */
const signedIn = Object.values<Callable>(callables).flatMap(({ name, actions }) =>
  actions === "public" ? [] : [{ name, actions }],
);

/** The callables of the back-office: an administrator may do to another's account what nobody else may. */
const ofAdministrators = signedIn
  .filter(({ actions }) =>
    actions.every(
      (action) =>
        decide(actorOf("admin"), action, other) &&
        !decide(actorOf("customer"), action, { ...other, active: false, published: false }) &&
        !decide({ ...actorOf("customer"), uid: OTHER }, action, other),
    ),
  )
  .map(({ name }) => name);

const person = { email: "nouvelle@test.example", firstname: "Nina", lastname: "Neuf" };

/** A payload of each that an administrator could send: what refuses it is who asks, and nothing else. */
const payloads: Readonly<Record<string, object>> = {
  createcoupon: { name: "Rentrée", percent_off: 20, duration: "once" },
  updatecoupon: { couponId: "c1", name: "Printemps" },
  deletecoupon: { couponId: "c1" },
  createaccount: { ...person, role: "admin" },
  resendinvitation: { uid: OTHER },
  updateaccount: { uid: OTHER, role: "admin", active: false },
  resetaccountpassword: { uid: OTHER },
  readsignins: { uids: [OTHER] },
  provideraccount: { uid: OTHER },
  syncplans: {},
  updateplan: { id: "pro", position: 1, active: false },
  recountstatistics: {},
  recommendationuse: { recommendationId: "r1" },
  movesubcategory: { id: "s1", category: "other" },
  deletesubcategory: { id: "s1", replacement: "s2" },
  toppriorities: { from: "2026-01-01", to: "2026-01-31" },
  saveaisettings: { version: 0, values: aiSettingsValues(defaultAiSettings()) },
  setperceivedage: { enabled: true },
  previewdefaultretention: { months: 6 },
  rejudgediagnoses: { version: 1, apply: false, cursor: null },
  readaienvironment: {},
  tryaisettings: { photo: "AQID", engine: "embedded", perceivedAge: false },
};

/** @returns the status of the answer's error; null when it is no error */
async function call(name: string, token: string | null, data: object): Promise<string | null> {
  const { projectId, ports } = backend.local;
  const answer = await fetch(`http://127.0.0.1:${ports.functions}/${projectId}/europe-west3/${name}`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ data }),
  });
  const { error } = (await answer.json()) as { error?: { status: string } };
  return error?.status ?? null;
}

/** Everything that is stored, but for the figures, which triggers write after what was counted. */
async function stored(): Promise<readonly string[]> {
  const paths = Object.values(documentPaths).map((path) => (path as (...ids: string[]) => string)("a", "b"));
  const collections = new Set(
    paths.flatMap((path) => path.split("/").filter((_name, index) => index % 2 === 0)),
  );
  const found = await Promise.all(
    [...collections].map(async (name) => {
      const { docs } = await backend.admin.collectionGroup(name).get();
      return docs.map((document) => {
        const { summary: _counted, ...fields } = document.data();
        return `${document.ref.path} ${JSON.stringify(fields)}`;
      });
    }),
  );
  return found
    .flat()
    .filter((document) => !/statistics|countedfacts/u.test(document))
    .toSorted();
}

const isAdministrator = ({ actor }: Asker): boolean => actor?.role === "admin" && actor.active;

describe("the callables of the back-office", () => {
  test("the callables of the back-office are all in the table", () => {
    expect(ofAdministrators.toSorted()).toEqual(Object.keys(payloads).toSorted());
  });

  test("the callables of the back-office refuse everybody but an active administrator, and change nothing", async () => {
    const before = await stored();
    const others = askers.filter((asker) => !isAdministrator(asker));
    expect(others.length).toBeGreaterThan(10);
    const calls = others.flatMap(({ actor, uid, token }) =>
      ofAdministrators.map(async (name) => {
        const refused = ["PERMISSION_DENIED", "UNAUTHENTICATED"];
        const status = await call(name, token, payloads[name]!);
        const expected = actor === null ? ["UNAUTHENTICATED"] : refused;
        return expected.includes(status ?? "") ? [] : [`${name} answered ${uid} with ${status}`];
      }),
    );
    expect((await Promise.all(calls)).flat()).toEqual([]);
    expect(await stored()).toEqual(before);
    expect((await backend.auth.getUser(OTHER)).customClaims).toEqual({ role: "customer" });
    expect((await backend.admin.doc(documentPaths.user(OTHER)).get()).get("active")).toBe(true);
  });

  test("the callables of the back-office do not refuse an administrator", async () => {
    const admin = askers.find(({ uid }) => uid === "admin-active")!;
    for (const name of ofAdministrators) {
      const status = await call(name, admin.token, payloads[name]!);
      expect([name, status]).not.toEqual([name, "PERMISSION_DENIED"]);
      expect([name, status]).not.toEqual([name, "INVALID_ARGUMENT"]);
    }
  });
});

test.each(signedIn)("$name refuses whoever is signed in nowhere", async ({ name }) => {
  expect(await call(name, null, payloads[name] ?? {})).toBe("UNAUTHENTICATED");
});

test("the pictures of the shared catalogue are written by active administrators alone", async () => {
  await backend.admin.doc(documentPaths.newsArticle("n1")).set({ title: "Hiver", published: false });
  await backend.admin.doc(documentPaths.subcategory("s1")).set({ name: "Sérum", active: true });
  await backend.admin.doc(documentPaths.recommendation("r1")).set({ name: "Sérum", owner: WORLD });
  const pictures = [
    newsPicturePath("n1.png"),
    subcategoryPicturePath("s1.png"),
    recommendationPicturePath(WORLD, "r1.png"),
  ];
  const { projectId, ports } = backend.local;
  const objects = `http://127.0.0.1:${ports.storage}/v0/b/${projectId}.firebasestorage.app/o`;
  const wrong = askers.flatMap((asker) =>
    pictures.map(async (path) => {
      const metadata = JSON.stringify({ name: path, contentType: "image/png" });
      const { ok } = await fetch(`${objects}?name=${encodeURIComponent(path)}`, {
        method: "POST",
        headers: {
          "Content-Type": "multipart/related; boundary=part",
          "X-Goog-Upload-Protocol": "multipart",
          ...(asker.token === null ? {} : { Authorization: `Firebase ${asker.token}` }),
        },
        body: `--part\r\nContent-Type: application/json\r\n\r\n${metadata}\r\n--part\r\nContent-Type: image/png\r\n\r\nimage\r\n--part--`,
      });
      return ok === isAdministrator(asker)
        ? []
        : [`${asker.uid} ${ok ? "wrote" : "could not write"} ${path}`];
    }),
  );
  expect((await Promise.all(wrong)).flat()).toEqual([]);
});
