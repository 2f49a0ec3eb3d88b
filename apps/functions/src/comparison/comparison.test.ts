import { defaultAiSettings } from "@carnation/product/ai-settings";
import { callables, parseResponse } from "@carnation/product/callable";
import { type ComparisonRecap, parseComparisonRecap } from "@carnation/product/comparison";
import { judgementOf } from "@carnation/product/judgement";
import { diagnosisPhotoPath, diagnosisResultPath, documentPaths } from "@carnation/product/path";
import { parseSending, type Sending } from "@carnation/product/sending";
import { httpsCallable } from "firebase/functions";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { backend as projectBackend, type Backend } from "../backend/backend.ts";
import { flatten, readPdf } from "../pdf/testing/readPdf.ts";
import { everyScore } from "../testing/everyScore.ts";
import { testBackend, type TestBackend, type TestClient } from "../testing/testBackend.ts";
import { addCustomer, addDiagnosis, november } from "./testing/pairs.ts";

let local: TestBackend;
let backend: Backend;
let claire: TestClient;

beforeAll(async () => {
  local = await testBackend(join(import.meta.dirname, "../index.ts"));
  backend = projectBackend();
  await local.addUser("claire", { subscription: "active" });
  await backend.db.doc("users/claire").update({ company: "Lumière de Peau", lastname: "Fontaine" });
  await backend.db.doc(documentPaths.aiSettings()).set(everyScore);
  await addCustomer(backend, "claire", "anais", true);
  await addCustomer(backend, "claire", "lea", false);
  await addDiagnosis(backend, "claire", { id: "june", day: "2026-06-12" });
  await addDiagnosis(backend, "claire", { id: "november", day: "2026-11-21", values: november });
  for (const part of [
    { id: "lea1", customer: "lea" },
    { id: "lea2", customer: "lea", values: november },
    { id: "quick", customer: null },
    { id: "running", state: "started", photo: false },
    { id: "failed", state: "error", photo: false },
    { id: "unread" },
    { id: "erased", values: november },
  ]) {
    await addDiagnosis(backend, "claire", { day: "2026-10-01", ...part });
  }
  await backend.files.remove(diagnosisResultPath("claire", "unread"));
  await backend.files.remove(diagnosisPhotoPath("claire", "erased"));
  claire = await local.signIn("claire");
});

afterAll(() => local.stop());

const call = async (name: string, payload: unknown, client: TestClient = claire): Promise<unknown> =>
  (await httpsCallable(client.functions, name)(payload)).data;
const pair = (oldDiagnosisId = "june", newDiagnosisId = "november") => ({ oldDiagnosisId, newDiagnosisId });
const recapOf = async (key: string): Promise<ComparisonRecap> =>
  parseComparisonRecap(
    key,
    (await backend.db.doc(documentPaths.comparisonRecap("claire", key)).get()).data(),
  );
const sendings = async (): Promise<Sending[]> => {
  await local.local.idle();
  const { docs } = await backend.db.collection(documentPaths.sendings("claire")).orderBy("created").get();
  return docs.map((stored) => parseSending(stored.id, stored.data()));
};

describe("comparediagnosis", () => {
  test("comparediagnosis compares the older with the newer, whatever their order", async () => {
    const comparison = parseResponse(
      callables.comparediagnosis,
      await call("comparediagnosis", { id1: "november", id2: "june" }),
    );
    expect(comparison).toMatchObject({ key: "june-november", comparability: { level: "good" } });
    expect(comparison.counts).toMatchObject({ improvement: 5, watch: 1, stable: 4 });
    const redness = comparison.criteria.find(({ criterion }) => criterion.id === 30);
    expect(redness).toMatchObject({ before: 38, after: 46, delta: 8, verdict: "improvement" });
  });

  test("comparediagnosis takes the limits that the newer one was judged by, and leaves out what is hidden or disabled", async () => {
    const then = defaultAiSettings();
    const judgement = judgementOf({
      ...then,
      criteria: { ...then.criteria, 30: { ...then.criteria[30], stable: 12 } },
    });
    const newer = backend.db.doc("users/claire/diagnosis/november");
    await newer.update({ judgement });
    await backend.db.doc(documentPaths.aiSettings()).set({
      ...everyScore,
      criteria: { ...everyScore.criteria, 30: { stable: 1, scored: true }, 35: { enabled: false } },
    });
    await backend.db.doc("users/claire").update({ hidden_criterias: [51] });
    const { criteria } = parseResponse(
      callables.comparediagnosis,
      await call("comparediagnosis", { id1: "june", id2: "november" }),
    );
    await backend.db.doc("users/claire").update({ hidden_criterias: [] });
    await backend.db.doc(documentPaths.aiSettings()).set(everyScore);
    await newer.update({ judgement: null });
    const verdicts = new Map(criteria.map(({ criterion: { id }, verdict }) => [id, verdict]));
    expect([verdicts.get(30), verdicts.has(35), verdicts.has(51)]).toEqual(["stable", false, false]);
  });

  const refused = { details: { code: "refused" } };

  test.each([
    ["june", "june", { code: "functions/invalid-argument" }, /^Certaines informations/u],
    ["june", "lea1", refused, /concernent deux personnes/u],
    ["june", "quick", refused, /associez-les à la même fiche/u],
    ["june", "running", refused, /n’est pas terminé/u],
    ["june", "failed", refused, /n’a pas pu être analysée/u],
    ["june", "unread", refused, /indisponibles/u],
    ["june", "nobody", { code: "functions/not-found" }, /./u],
  ])("comparediagnosis refuses %s with %s", async (id1, id2, failure, message) => {
    await expect(call("comparediagnosis", { id1, id2 })).rejects.toMatchObject({
      ...failure,
      message: expect.stringMatching(message),
    });
  });

  test("comparediagnosis is of whoever is signed in, and of nobody else", async () => {
    await local.addUser("nadia", { subscription: "active" });
    const nadia = await local.signIn("nadia");
    const ids = { id1: "june", id2: "november" };
    await expect(call("comparediagnosis", ids, nadia)).rejects.toMatchObject({ code: "functions/not-found" });
    await expect(call("comparediagnosis", ids, local.anonymous())).rejects.toMatchObject({
      code: "functions/unauthenticated",
    });
  });
});

describe("the recap", () => {
  test("the recap is written by the rules, once; as the professional has it, it is kept until it is asked for anew", async () => {
    const key = "june-november";
    await call("getdiagnosiscomparisonrecap", pair("november", "june"));
    const written = await recapOf(key);
    expect(written).toMatchObject({ ...pair(), state: "done", source: "rules" });
    expect(written.text).toMatch(
      /^Entre le 12\u00A0juin\u00A02026 et le 21\u00A0novembre\u00A02026, 5.critères progressent/u,
    );

    await call("savecomparisonrecap", { ...pair(), text: " Bravo Anaïs. " });
    await call("getdiagnosiscomparisonrecap", pair());
    expect(await recapOf(key)).toMatchObject({ text: "Bravo Anaïs.", state: "done", source: "professional" });
    await call("getdiagnosiscomparisonrecap", { ...pair(), regenerate: true });
    expect(await recapOf(key)).toMatchObject({ text: written.text, source: "rules" });
  });

  test("the recap of two tabs the second to save is told of the first", async () => {
    const save = (text: string, seen: string | null) =>
      call("savecomparisonrecap", { ...pair(), text, seen });
    const seen = (await recapOf("june-november")).text;
    await save("Du premier onglet.", seen);
    await expect(save("Du second onglet.", seen)).rejects.toMatchObject({ code: "functions/aborted" });
    expect((await recapOf("june-november")).text).toBe("Du premier onglet.");
    await save("Du premier onglet.", seen);
    await save("Du second onglet.", "Du premier onglet.");
    expect((await recapOf("june-november")).text).toBe("Du second onglet.");
    await call("getdiagnosiscomparisonrecap", { ...pair(), regenerate: true });
  });

  test("the recap of a model is sent once it was read over, with the sentence under it in the report", async () => {
    await backend.db
      .doc(documentPaths.aiSettings())
      .set({ ...everyScore, recap: { alwaysReview: true, disclaimer: "À lire avec votre esthéticienne." } });
    const recap = backend.db.doc(documentPaths.comparisonRecap("claire", "june-november"));
    await recap.update({ text: "La peau progresse.", source: "model", disclaimer: null });
    const { toReview, pdf } = parseResponse(
      callables.previewcomparisonreport,
      await call("previewcomparisonreport", pair()),
    );
    expect(toReview).toBe("La peau progresse.");
    const words = flatten((await readPdf(Buffer.from(pdf, "base64"))).elements).map(({ text }) => text);
    expect(words.join(" ")).toContain("Texte généré automatiquement à partir des mesures. À lire avec votre");
    const report = { ...pair(), email: "anais@exemple.fr", request: "read" };
    for (const reviewed of [null, "Une autre."]) {
      await expect(call("senddiagnosiscomparisonreport", { ...report, reviewed })).rejects.toMatchObject({
        details: { code: "refused" },
        message: expect.stringMatching(/J’ai relu ce texte/u),
      });
    }
    expect(await sendings()).toEqual([]);
    expect(await call("senddiagnosiscomparisonreport", { ...report, reviewed: toReview })).toEqual({
      id: "read",
    });
    await sendings();
    await backend.db.doc(documentPaths.sending("claire", "read")).delete();

    await call("getdiagnosiscomparisonrecap", { ...pair(), regenerate: true });
    expect(await recapOf("june-november")).toMatchObject({
      source: "rules",
      disclaimer: "À lire avec votre esthéticienne.",
    });
    expect(
      parseResponse(callables.previewcomparisonreport, await call("previewcomparisonreport", pair()))
        .toReview,
    ).toBeNull();
    await backend.db.doc(documentPaths.aiSettings()).set(everyScore);
  });

  test("the recap that somebody is writing is begun by nobody else; where they came to no end, what stood there is kept", async () => {
    const recap = backend.db.doc(documentPaths.comparisonRecap("claire", "june-november"));
    await recap.update({ state: "started", text: "Le mien.", source: "professional", created: new Date() });
    await call("getdiagnosiscomparisonrecap", { ...pair(), regenerate: true });
    expect(await recapOf("june-november")).toMatchObject({ text: "Le mien.", state: "started" });
    await recap.update({ created: new Date(Date.now() - 251_000) });
    await call("getdiagnosiscomparisonrecap", pair());
    expect(await recapOf("june-november")).toMatchObject({ text: "Le mien.", state: "done" });
    await call("getdiagnosiscomparisonrecap", { ...pair(), regenerate: true });
    expect(await recapOf("june-november")).toMatchObject({ state: "done", source: "rules" });
  });

  test("the recap needs a subscription, a pair, and a text", async () => {
    await local.addUser("julie");
    const julie = await local.signIn("julie");
    for (const [name, payload] of [
      ["getdiagnosiscomparisonrecap", pair()],
      ["savecomparisonrecap", { ...pair(), text: "…" }],
      ["senddiagnosiscomparisonreport", { ...pair(), email: "anais@exemple.fr" }],
    ] as const) {
      await expect(call(name, payload, julie)).rejects.toMatchObject({ code: "functions/permission-denied" });
    }
    await expect(call("savecomparisonrecap", { ...pair(), text: " " })).rejects.toMatchObject({
      code: "functions/invalid-argument",
    });
    await expect(call("savecomparisonrecap", { ...pair("june", "lea1"), text: "…" })).rejects.toMatchObject({
      details: { code: "refused" },
    });
  });
});

describe("the report", () => {
  test("the report leaves once however often it is asked for, as it was looked at", async () => {
    await call("savecomparisonrecap", { ...pair(), text: "Bravo Anaïs, continuez ainsi." });
    const seen = parseResponse(
      callables.previewcomparisonreport,
      await call("previewcomparisonreport", pair("november", "june")),
    );
    expect(seen).toMatchObject({
      name: "Comparaison de peau - Anaïs Morel - 2026-11-21.pdf",
      subject: "Votre comparaison de peau du 12\u00A0juin au 21\u00A0novembre\u00A02026",
    });
    expect(seen.message).toMatch(/^Bonjour Anaïs,[^]*Rougeurs.: 38 → 46 \(\+8.points, amélioration\)/u);
    expect(seen.message).not.toMatch(/patient|pathologi|traitement|ordonnance|guéri/iu);
    const { elements } = await readPdf(Buffer.from(seen.pdf, "base64"));
    const words = flatten(elements)
      .map(({ text }) => text)
      .join(" ");
    for (const word of ["Anaïs Morel", "12 juin", "21 novembre 2026", "Bravo Anaïs", "Lumière de Peau"]) {
      expect(words).toContain(word);
    }

    const payload = { ...pair(), email: " Anais@Exemple.fr ", request: "once" };
    expect(await call("senddiagnosiscomparisonreport", payload)).toEqual({ id: "once" });
    expect(await call("senddiagnosiscomparisonreport", payload)).toEqual({ id: "once" });
    const [sending, ...others] = await sendings();
    expect(others).toEqual([]);
    expect(sending).toMatchObject({
      id: "once",
      kind: "comparison-report",
      state: "sent",
      to: "anais@exemple.fr",
      subject: seen.subject,
      customer: "anais",
      diagnoses: ["june", "november"],
      attachment: { name: seen.name },
    });
    const sent = await backend.files.read(sending?.attachment?.path ?? "");
    expect((await readPdf(sent)).title).toBe(seen.subject);
  });

  test("the report of a client who has not agreed to e-mails is made, and not sent", async () => {
    const before = (await sendings()).length;
    await expect(
      call("senddiagnosiscomparisonreport", { ...pair("lea1", "lea2"), email: "lea@exemple.fr" }),
    ).rejects.toMatchObject({
      message: expect.stringMatching(/n’a pas accepté de recevoir ses documents par e-mail/u),
      details: { code: "refused" },
    });
    expect(await sendings()).toHaveLength(before);
    expect(
      parseResponse(
        callables.previewcomparisonreport,
        await call("previewcomparisonreport", pair("lea1", "lea2")),
      ).name,
    ).toContain("Anaïs Morel");
  });

  test("the report has the numbers alone when a photo was erased", async () => {
    const { pdf } = parseResponse(
      callables.previewcomparisonreport,
      await call("previewcomparisonreport", pair("june", "erased")),
    );
    const words = flatten((await readPdf(Buffer.from(pdf, "base64"))).elements).map(({ text }) => text);
    expect(words.join(" ")).toMatch(/La photo du 1er octobre 2026 a été effacée/u);
  });

  test("the report waits for its recap", async () => {
    const recap = backend.db.doc(documentPaths.comparisonRecap("claire", "lea1-lea2"));
    await recap.set({
      ...pair("lea1", "lea2"),
      text: "",
      state: "started",
      source: "rules",
      created: new Date(),
    });
    await expect(call("previewcomparisonreport", pair("lea1", "lea2"))).rejects.toMatchObject({
      message: expect.stringMatching(/en cours de rédaction/u),
    });
    await recap.update({ created: new Date(Date.now() - 251_000) });
    await call("previewcomparisonreport", pair("lea1", "lea2"));
  });
});
