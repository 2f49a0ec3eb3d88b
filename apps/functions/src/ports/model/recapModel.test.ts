import { type ComparisonRecap, parseComparisonRecap } from "@carnation/product/comparison";
import { documentPaths } from "@carnation/product/path";
import type { Actor } from "@carnation/product/permission";
import { createServer, type Server, type IncomingMessage } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../../backend/backend.ts";
import { everyScore } from "../../testing/everyScore.ts";
import { testBackend, type TestBackend } from "../../testing/testBackend.ts";
import { httpRecapModel, type RecapModel } from "./recapModel.ts";
import { readRecapModelSettings } from "./recapModelSettings.ts";
import { saveComparisonRecap } from "../../comparison/saveComparisonRecap.ts";
import { addCustomer, addDiagnosis, november } from "../../comparison/testing/pairs.ts";
import { writeComparisonRecap } from "../../comparison/writeComparisonRecap.ts";

const good =
  "Entre les deux photos, la peau progresse nettement : les rougeurs reculent de 8 points et l’hydratation apparente gagne 15 points. Les taches sont à surveiller (−7 points).";

let local: TestBackend;
let backend: Backend;
let server: Server;
let model: RecapModel;
/** Holds what the service answers, and what it was asked. */
let answer: (asked: IncomingMessage) => { status?: number; body: string; afterMs?: number };
let asked: { headers: IncomingMessage["headers"]; url: string | undefined; body: string }[] = [];

const claire: Actor = { uid: "claire", role: "customer", active: true, subscribed: true };
const pair = { oldDiagnosisId: "june", newDiagnosisId: "november" };
const saying = (content: string) => JSON.stringify({ choices: [{ message: { content } }] });
const recap = async (): Promise<ComparisonRecap> =>
  parseComparisonRecap(
    "june-november",
    (await backend.db.doc(documentPaths.comparisonRecap("claire", "june-november")).get()).data(),
  );
const write = (payload: object = pair) => writeComparisonRecap(backend, claire, payload, model);

beforeAll(async () => {
  local = await testBackend();
  backend = projectBackend();
  await local.addUser("claire");
  await addCustomer(backend, "claire", "anais", true);
  await addDiagnosis(backend, "claire", { id: "june", day: "2026-06-12", photo: false });
  await addDiagnosis(backend, "claire", {
    id: "november",
    day: "2026-11-21",
    values: november,
    photo: false,
  });
  await backend.db.doc(documentPaths.aiSettings()).set({ ...everyScore, recap: { model: "petit-modele" } });
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      asked.push({ headers: request.headers, url: request.url, body: Buffer.concat(chunks).toString() });
      const { status = 200, body, afterMs = 0 } = answer(request);
      setTimeout(() => response.writeHead(status, { location: "/v1/elsewhere" }).end(body), afterMs);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const baseUrl = new URL(`http://127.0.0.1:${port}/v1/`);
  model = httpRecapModel({ baseUrl, token: "secret" }, 400);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await local.stop();
});

beforeEach(async () => {
  asked = [];
  await backend.db.doc(documentPaths.comparisonRecap("claire", "june-november")).delete();
  await backend.db.doc(documentPaths.allowances("claire")).delete();
});

describe("a language model", () => {
  test("a language model writes the recap, told the measures and nobody's name, and the fixed sentences stay", async () => {
    answer = () => ({ body: saying(good) });
    await write();
    expect(await recap()).toMatchObject({
      state: "done",
      source: "model",
      text: expect.stringContaining("8 points"),
    });
    expect((await recap()).text).toMatch(/ne remplacent pas l’avis d’un médecin\.$/u);
    const [{ headers, url, body } = { headers: {}, url: "", body: "" }] = asked;
    expect([url, headers.authorization]).toEqual(["/v1/chat/completions", "Bearer secret"]);
    expect(JSON.parse(body)).toMatchObject({ model: "petit-modele" });
    expect(body).not.toMatch(/Anaïs|Morel|exemple\.fr|claire/iu);
    await write();
    expect(asked).toHaveLength(1);
  });

  test.each([
    ["fails", () => ({ status: 500, body: "no" })],
    ["points elsewhere", () => ({ status: 307, body: "" })],
    ["is slow", () => ({ body: saying(good), afterMs: 900 })],
    ["answers no JSON", () => ({ body: "<html>" })],
    ["answers another shape", () => ({ body: `{"choices":[]}` })],
    ["answers without end", () => ({ body: saying("é".repeat(300_000)) })],
    ["invents a figure", () => ({ body: saying(`${good} Un gain de 42 points.`) })],
    ["promises", () => ({ body: saying(`${good} Ce traitement guérit la peau.`) })],
    [
      "writes English",
      () => ({ body: saying("The skin of your client is better and the eyes look rested. ".repeat(3)) }),
    ],
  ])("a language model that %s leaves the word to the rules", async (_what, answered) => {
    answer = answered;
    await write();
    expect(await recap()).toMatchObject({
      state: "done",
      source: "rules",
      text: expect.stringMatching(/^Entre le 12\u00A0juin/u),
    });
  });

  test("a language model is not asked when the settings name none or switch it off, nor for ever", async () => {
    answer = () => ({ body: saying(good) });
    const settings = backend.db.doc(documentPaths.aiSettings());
    for (const off of [{ model: null }, { model: "petit-modele", enabled: false }]) {
      await settings.set({ ...everyScore, recap: off });
      await write({ ...pair, regenerate: true });
    }
    await settings.set({ ...everyScore, recap: { model: "petit-modele" } });
    expect([asked.length, (await recap()).source]).toEqual([0, "rules"]);
    const whole = new Date(Date.now() + 39.5 * 60_000);
    await backend.db.doc(documentPaths.allowances("claire")).set({ recaps: whole });
    await expect(write({ ...pair, regenerate: true })).rejects.toMatchObject({ code: "resource-exhausted" });
    expect((await recap()).state).toBe("done");
  });
});

describe("while it is being written", () => {
  test("a second request asks no second time, and the words of the professional win", async () => {
    answer = () => ({ body: saying(good), afterMs: 250 });
    const first = write();
    await expect.poll(async () => (await recap().catch(() => null))?.state).toBe("started");
    await write();
    await saveComparisonRecap(backend, claire, { ...pair, text: "Mes mots." });
    await first;
    expect(asked).toHaveLength(1);
    expect(await recap()).toMatchObject({ text: "Mes mots.", source: "professional", state: "done" });
  });

  test("a former recap stays, and the professional's own outlives an attempt that came to no end", async () => {
    await saveComparisonRecap(backend, claire, { ...pair, text: "Mes mots." });
    const document = backend.db.doc(documentPaths.comparisonRecap("claire", "june-november"));
    await document.update({ state: "started", created: new Date(Date.now() - 300_000) });
    await write();
    expect(await recap()).toMatchObject({ text: "Mes mots.", source: "professional", state: "done" });
    await document.set({ text: 3 });
    answer = () => ({ body: saying(good) });
    await write();
    expect(await recap()).toMatchObject({ source: "model" });
  });

  test("a recap leaves nothing when its diagnosis is erased while it is being written", async () => {
    answer = () => ({ body: saying(good), afterMs: 250 });
    const gone = backend.db.doc(documentPaths.diagnosis("claire", "june"));
    const stored = (await gone.get()).data() ?? {};
    const writing = write();
    await expect.poll(async () => (await recap().catch(() => null))?.state).toBe("started");
    await gone.delete();
    await writing;
    await expect(saveComparisonRecap(backend, claire, { ...pair, text: "…" })).rejects.toMatchObject({
      code: "not-found",
    });
    expect(
      (await backend.db.doc(documentPaths.comparisonRecap("claire", "june-november")).get()).exists,
    ).toBe(false);
    await gone.set(stored);
  });
});

test("the address of the models is https with a token, or one of this machine", () => {
  const read = (CARNATION_RECAP_URL: string, CARNATION_RECAP_TOKEN?: string) =>
    readRecapModelSettings({ CARNATION_RECAP_URL, CARNATION_RECAP_TOKEN });
  expect(read(" ")).toBeNull();
  expect(read("http://127.0.0.1:11434/v1")).toEqual({
    baseUrl: new URL("http://127.0.0.1:11434/v1/"),
    token: null,
  });
  expect(read("https://models.example/v1/", " t ")).toEqual({
    baseUrl: new URL("https://models.example/v1/"),
    token: "t",
  });
  expect(() => read("https://models.example/v1")).toThrow(/CARNATION_RECAP_TOKEN/u);
  expect(() => read("http://models.example/v1", "t")).toThrow(/CARNATION_RECAP_URL/u);
});
