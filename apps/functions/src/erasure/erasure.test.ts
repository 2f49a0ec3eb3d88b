import { parseCustomer } from "@carnation/product/customer";
import {
  customerPicturePath,
  diagnosisMasksPath,
  diagnosisPhotoPath,
  diagnosisResultPath,
  documentPaths,
  sendingAttachmentPath,
} from "@carnation/product/path";
import { Timestamp } from "firebase-admin/firestore";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Backend, backend as liveBackend } from "../backend/backend.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { carryOutErasure } from "./carryOutErasure.ts";

let backend: TestBackend;
let claire: TestClient;
let nadia: TestClient;
let live: Backend;

beforeAll(async () => {
  backend = await testBackend(join(import.meta.dirname, "../index.ts"));
  await backend.addUser("claire");
  await backend.addUser("nadia");
  const { projectId } = backend.local;
  vi.stubEnv(
    "FIREBASE_CONFIG",
    JSON.stringify({ projectId, storageBucket: `${projectId}.firebasestorage.app` }),
  );
  live = liveBackend();
  [claire, nadia] = await Promise.all([backend.signIn("claire"), backend.signIn("nadia")]);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await backend.stop();
});

const call = (client: TestClient, name: string, payload: object): Promise<unknown> =>
  httpsCallable(client.functions, name)(payload);
const put = (path: string): Promise<void> => live.files.create(path, "…", "image/jpeg");
const names = async (): Promise<string[]> => (await live.files.list("")).toSorted();

/** All that is stored of somebody, as text. */
async function everything(): Promise<string> {
  const documents: string[] = [];
  const walk = async (path: string): Promise<void> => {
    const document = backend.admin.doc(path);
    documents.push(path, JSON.stringify((await document.get()).data()));
    for (const collection of await document.listCollections()) {
      for (const below of await collection.listDocuments()) await walk(below.path);
    }
  };
  await walk("users/claire");
  return [...documents, ...(await names())].join("\n");
}

async function addClient(id: string): Promise<void> {
  await call(claire, "customersApi", {
    firstname: "Zoé",
    lastname: id,
    email: `${id}@exemple.fr`,
    consent: true,
    request: id,
  });
}

/** A finished diagnosis with all its files; its photo is the one that the analysis has read already. */
async function addDiagnosis(id: string, customer: string | null, day: number): Promise<void> {
  const client = customer === null ? null : backend.admin.doc(documentPaths.customer("claire", customer));
  const created = Timestamp.fromMillis(Date.UTC(2026, 9, day));
  await backend.admin.doc(documentPaths.diagnosis("claire", id)).set({
    uid: "claire",
    consent: true,
    customer: client,
    enabledSubcategories: [],
    state: "done",
    created,
  });
  for (const path of [diagnosisPhotoPath, diagnosisResultPath, diagnosisMasksPath]) {
    await put(path("claire", id));
  }
  await put(`users/claire/diagnosis/${id}.96.jpg`);
  if (client !== null) await client.update({ last_diagnostic: { id, date: created } });
}

async function addRecap(oldId: string, newId: string): Promise<void> {
  const recap = { oldDiagnosisId: oldId, newDiagnosisId: newId, text: "Bilan", state: "done" };
  await backend.admin.doc(documentPaths.comparisonRecap("claire", `${oldId}-${newId}`)).set(recap);
}

async function addSending(id: string, customer: string, diagnoses: readonly string[]): Promise<void> {
  const sending = { kind: "comparison-report", to: "a@exemple.fr", subject: "…", state: "sent" };
  await backend.admin.doc(documentPaths.sending("claire", id)).set({ ...sending, customer, diagnoses });
  await put(sendingAttachmentPath("claire", id));
}

/** Until every erasure that was asked for is carried out. */
const settled = (): Promise<void> =>
  vi.waitFor(
    async () => {
      const { docs } = await backend.admin.collection(documentPaths.erasures("claire")).get();
      expect(docs.filter((erasure) => !erasure.get("finished")).map(({ id }) => id)).toEqual([]);
    },
    { timeout: 30_000, interval: 100 },
  );

test("the diagnoses of an erased client are erased in whichever form they name them", async () => {
  await addClient("nommee");
  const path = documentPaths.customer("claire", "nommee");
  const forms: readonly unknown[] = [
    path,
    `/${path}`,
    "nommee",
    `projects/${backend.local.projectId}/databases/(default)/documents/${path}`,
    { id: "nommee" },
  ];
  for (const [index, customer] of forms.entries()) {
    await addDiagnosis(`forme${index}`, null, 1);
    await backend.admin.doc(documentPaths.diagnosis("claire", `forme${index}`)).update({ customer });
  }
  await call(claire, "deletecustomer", { id: "nommee" });
  await settled();
  expect(await everything()).not.toMatch(/nommee|forme\d/u);
});

test("a client is erased with all that is theirs, and nothing that is another's", async () => {
  await addClient("effacee");
  await addClient("gardee");
  await put(customerPicturePath("claire", "effacee.jpg"));
  await addDiagnosis("e1", "effacee", 1);
  await addDiagnosis("e2", "effacee", 2);
  await addDiagnosis("g1", "gardee", 3);
  // Its name begins like another's.
  await addDiagnosis("e", null, 4);
  await addRecap("e1", "e2");
  await addRecap("g0", "g1");
  await addSending("envoi-e", "effacee", []);
  await addSending("envoi-g", "gardee", ["g1"]);
  await expect(call(nadia, "deletecustomer", { id: "effacee" })).rejects.toMatchObject({
    code: "functions/not-found",
  });
  await call(claire, "deletecustomer", { id: "effacee" });
  await settled();
  const left = await everything();
  expect(left).not.toMatch(/effacee|e1\b|e2\b|envoi-e/u);
  for (const kept of ["gardee", "sendings/envoi-g.pdf", "g1.96.jpg", "g0-g1", "diagnosis/e.masks.json"])
    expect(left).toContain(kept);
  expect((await backend.admin.doc(documentPaths.userTotals("claire")).get()).get("customers_total")).toBe(1);
  await expect(call(claire, "deletecustomer", { id: "effacee" })).rejects.toMatchObject({
    code: "functions/not-found",
  });
});

test("a diagnosis is erased with its comparisons; the one before it is the client's last", async () => {
  await addClient("suivie");
  await addDiagnosis("s1", "suivie", 1);
  await addDiagnosis("s3", "suivie", 3);
  await addDiagnosis("s2", "suivie", 2);
  await addDiagnosis("s4", "suivie", 4);
  await addRecap("s3", "s4");
  await addSending("envoi-s", "suivie", ["s3", "s4"]);
  const link = backend.admin.doc(documentPaths.phoneLink("lien"));
  await link.set({ uid: "claire", diagnosis: "s4" });
  await addRecap("s1", "s2");
  await call(claire, "deletediagnosis", { id: "s4" });
  await settled();
  const left = await everything();
  expect(left).not.toMatch(/s4\b|envoi-s/u);
  expect((await link.get()).exists).toBe(false);
  expect(left).toContain("s1-s2");
  const last = async (): Promise<unknown> =>
    (await backend.admin.doc(documentPaths.customer("claire", "suivie")).get()).get("last_diagnostic");
  expect(await last()).toMatchObject({ id: "s3" });
  for (const id of ["s1", "s2", "s3"]) await call(claire, "deletediagnosis", { id });
  expect(await last()).toBeNull();
});

test("an erasure that was cut off is taken up where it was left", async () => {
  await addDiagnosis("c1", null, 1);
  await addRecap("c0", "c1");
  const erasures = backend.admin.collection(documentPaths.erasures("claire"));
  const cut = { ...live, files: { ...live.files, list: () => Promise.reject(new Error("cut off")) } };
  const erasure = erasures.doc("cut");
  // The trigger has had its turn with a creation: what is written then is this test's alone.
  await erasure.set({ kind: "diagnosis", target: "nobody" });
  await settled();
  await erasure.set({ kind: "diagnosis", target: "c1" });
  await expect(carryOutErasure(cut, "claire", "cut")).rejects.toThrow("cut off");
  expect(await names()).toContain(diagnosisPhotoPath("claire", "c1"));
  await carryOutErasure(live, "claire", "cut");
  expect(await everything()).not.toMatch(/c1\b/u);
  await carryOutErasure(live, "claire", "cut");
  await carryOutErasure(live, "claire", "none");
});

test.each(["photos", "customer"] as const)(
  "an erasure of %s that is cut off at each of its files in turn leaves none of them",
  async (kind) => {
    const id = `coupe-${kind}`;
    await addClient(id);
    await addDiagnosis(`${id}-d1`, id, 1);
    await addSending(`${id}-s1`, documentPaths.customer("claire", id), [`${id}-d1`]);
    await put(customerPicturePath("claire", `${id}.jpg`));
    await backend.admin.doc(documentPaths.customer("claire", id)).update({ picture: `${id}.jpg` });
    const erasure = backend.admin.doc(documentPaths.erasure("claire", id));
    // The trigger has had its turn with a creation: what is written then is this test's alone.
    await erasure.set({ kind, target: "nobody" });
    await settled();
    await erasure.set({ kind, target: id });
    const cutOff = new Set<string>();
    const remove = (path: string): Promise<void> => {
      if (cutOff.has(path)) return live.files.remove(path);
      cutOff.add(path);
      return Promise.reject(new Error("cut off"));
    };
    const cut = { ...live, files: { ...live.files, remove } };
    let isDone = false;
    while (!isDone) {
      isDone = await carryOutErasure(cut, "claire", id).then(
        () => true,
        () => false,
      );
    }
    expect(cutOff.size).toBeGreaterThanOrEqual(5);
    const results = kind === "photos" ? [diagnosisResultPath("claire", `${id}-d1`)] : [];
    expect((await names()).filter((name) => name.includes(id))).toEqual(results);
  },
  60_000,
);

describe("a consent", () => {
  const PNG = `data:image/png;base64,${Buffer.from("\u0089PNG\r\n\u001A\n\0\0\0\rIHDR", "latin1").toString("base64")}`;

  test("a consent is given with a signature, once however often it is sent", async () => {
    await addClient("signe");
    const line = { id: "signe", purpose: "email", given: true, signature: PNG };
    await Promise.all([call(claire, "recordconsent", line), call(claire, "recordconsent", line)]);
    const stored = parseCustomer(
      "signe",
      (await backend.admin.doc(documentPaths.customer("claire", "signe")).get()).data(),
    );
    expect(stored.consents.map(({ purpose, given, signature }) => [purpose, given, signature])).toEqual([
      ["analysis", true, null],
      ["email", true, "signe.signature.1.png"],
    ]);
    expect(await names()).toContain(customerPicturePath("claire", "signe.signature.1.png"));
    await expect(call(nadia, "recordconsent", line)).rejects.toMatchObject({ code: "functions/not-found" });
    await expect(call(claire, "recordconsent", { id: "signe" })).rejects.toMatchObject({
      code: "functions/invalid-argument",
    });
  });

  test("a consent to the analysis that is withdrawn erases the photos, ends what waits, and keeps the results", async () => {
    await addClient("retire");
    await addDiagnosis("r1", "retire", 1);
    const customer = backend.admin.doc(documentPaths.customer("claire", "retire"));
    await put(customerPicturePath("claire", "retire.jpg"));
    await customer.update({ picture: "retire.jpg" });
    const waiting = { uid: "claire", consent: true, customer, state: "started", created: Timestamp.now() };
    await backend.admin.doc(documentPaths.diagnosis("claire", "r2")).set(waiting);
    const erasures = backend.admin.collection(documentPaths.erasures("claire"));
    const before = (await erasures.get()).size;
    const withdraw = (purpose: string) =>
      call(claire, "recordconsent", { id: "retire", purpose, given: false });
    await call(claire, "recordconsent", { id: "retire", purpose: "email", given: true });
    await withdraw("email");
    expect((await erasures.get()).size).toBe(before);
    expect((await backend.admin.doc(documentPaths.diagnosis("claire", "r2")).get()).get("state")).toBe(
      "started",
    );
    await withdraw("analysis");
    await withdraw("analysis");
    expect((await erasures.get()).size).toBe(before + 1);
    await settled();
    const left = await names();
    expect(left.filter((name) => /r1|retire/u.test(name))).toEqual([diagnosisResultPath("claire", "r1")]);
    expect((await customer.get()).data()).toMatchObject({ consent: false, picture: null });
    const ended = await backend.admin.doc(documentPaths.diagnosis("claire", "r2")).get();
    expect(ended.data()).toMatchObject({ state: "error", error: "abandoned" });
    expect((await backend.admin.doc(documentPaths.diagnosis("claire", "r1")).get()).get("state")).toBe(
      "done",
    );
  });
});
