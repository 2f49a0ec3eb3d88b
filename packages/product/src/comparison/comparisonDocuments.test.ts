import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import {
  assertRecapUnchanged,
  type ComparisonRecap,
  comparisonRecapSources,
  comparisonRecapStates,
  parseComparisonRecap,
} from "./comparisonRecap.ts";
import {
  compareDiagnosisRequest,
  comparisonRecapRequest,
  comparisonReportForm,
  comparisonReportPreviewRequest,
  saveComparisonRecapRequest,
} from "./comparisonRequests.ts";
import { anyDocumentId } from "@carnation/domain/testing/anyDocumentId";

const created = new Date("2026-11-21T13:05:00Z");

function messagesOf(schema: v.GenericSchema, input: unknown): string[] {
  const { issues } = v.safeParse(schema, input);
  return (issues ?? []).map(({ message }) => message);
}

describe("a stored recap", () => {
  it("a stored recap is read with the timestamps of an SDK", () => {
    const fields = {
      oldDiagnosisId: "d1",
      newDiagnosisId: "d2",
      text: "Bilan",
      state: "done",
      source: "rules",
      disclaimer: "Texte généré.",
      created: { toDate: () => created },
    };
    expect(parseComparisonRecap("d1-d2", fields)).toEqual({ ...fields, id: "d1-d2", created });
  });

  it("a stored recap is done with a text, and could not be written without one, when the document has no state", () => {
    expect(parseComparisonRecap("d0-d1", { text: "…" })).toEqual({
      id: "d0-d1",
      oldDiagnosisId: null,
      newDiagnosisId: null,
      text: "…",
      state: "done",
      source: "model",
      disclaimer: null,
      created: null,
    });
    expect(parseComparisonRecap("d0-d1", {}).state).toBe("error");
    expect(parseComparisonRecap("d0-d1", { state: null }).state).toBe("error");
  });

  it("a stored recap is presented as generated when its author is not known", () => {
    expect(parseComparisonRecap("k", { text: "…", source: "oracle" }).source).toBe("model");
  });

  it.each([
    [{ recap: "Votre peau…" }],
    [{ content: "Votre peau…", model: "gpt" }],
    [{ summary: { text: "Votre peau…" }, created: "yesterday" }],
    [{ text: "Votre peau…", state: "paused" }],
  ])("a stored recap of another shape is read as its text: %o", (fields) => {
    expect(parseComparisonRecap("k", fields)).toMatchObject({ state: "done", text: "Votre peau…" });
  });

  it("a stored recap of another shape without a text could not be written", () => {
    for (const fields of [{ recap: "  " }, { recap: { html: 3 } }, { recap: { text: 3 } }, { recap: 3 }]) {
      expect(parseComparisonRecap("k", fields)).toMatchObject({ state: "error", text: "" });
    }
  });

  it("a stored recap is no recap where there is no document", () => {
    expect(() => parseComparisonRecap("k", null)).toThrow(v.ValiError);
  });

  it("a stored recap is read back as it was stored", () => {
    const id = fc.option(anyDocumentId);
    const recap: fc.Arbitrary<ComparisonRecap> = fc.record({
      id: fc.string(),
      oldDiagnosisId: id,
      newDiagnosisId: id,
      text: fc.string(),
      state: fc.constantFrom(...comparisonRecapStates),
      source: fc.constantFrom(...comparisonRecapSources),
      disclaimer: fc.option(fc.string()),
      created: fc.option(fc.date({ noInvalidDate: true })),
    });
    fc.assert(
      fc.property(recap, ({ id, ...stored }) => {
        expect(parseComparisonRecap(id, stored)).toEqual({ id, ...stored });
      }),
    );
  });
});

describe("a recap that is saved over another", () => {
  const aborted = expect.objectContaining({ code: "aborted" });

  it.each([
    [null, { text: "Mien", seen: null }],
    ["", { text: "Mien", seen: null }],
    ["Lu", { text: "Mien", seen: "Lu" }],
    // The answer was lost, and it is sent again.
    ["Mien", { text: "Mien", seen: "Lu" }],
    // Nothing is compared.
    ["Autre", { text: "Mien" }],
  ])("%o takes %o", (stored, request) => {
    expect(() => assertRecapUnchanged(stored, request)).not.toThrow();
  });

  it.each([
    ["Autre", { text: "Mien", seen: "Lu" }],
    ["Autre", { text: "Mien", seen: null }],
    [null, { text: "Mien", seen: "Lu" }],
  ])("%o refuses %o", (stored, request) => {
    expect(() => assertRecapUnchanged(stored, request)).toThrow(aborted);
  });
});

describe("payloads", () => {
  it("comparediagnosis {id1, id2}", () => {
    expect(v.parse(compareDiagnosisRequest, { id1: "d2", id2: "d1", uid: "nadia" })).toEqual({
      id1: "d2",
      id2: "d1",
    });
  });

  it("getdiagnosiscomparisonrecap {oldDiagnosisId, newDiagnosisId}", () => {
    const payload = { oldDiagnosisId: "d1", newDiagnosisId: "d2" };
    expect(v.parse(comparisonRecapRequest, payload)).toEqual(payload);
    expect(v.parse(comparisonRecapRequest, { ...payload, regenerate: true }).regenerate).toBe(true);
    expect(v.parse(comparisonReportPreviewRequest, payload)).toEqual(payload);
  });

  it("savecomparisonrecap {oldDiagnosisId, newDiagnosisId, text}", () => {
    const payload = { oldDiagnosisId: "d1", newDiagnosisId: "d2", text: " Un bilan \r\n" };
    expect(v.parse(saveComparisonRecapRequest, payload).text).toBe("Un bilan");
    expect(v.parse(saveComparisonRecapRequest, { ...payload, seen: " Lu\r\n" }).seen).toBe(" Lu\r\n");
    for (const [text, message] of [
      [" ", "Saisissez le texte du bilan, ou revenez au texte généré."],
      ["é".repeat(4001), expect.stringMatching(/Retirez 1/u)],
    ]) {
      expect(messagesOf(saveComparisonRecapRequest, { ...payload, text })).toEqual([message]);
    }
  });

  it("senddiagnosiscomparisonreport {oldDiagnosisId, newDiagnosisId, email}", () => {
    const payload = { oldDiagnosisId: "d1", newDiagnosisId: "d2", email: " Anais@Example.org " };
    expect(v.parse(comparisonReportForm, payload)).toEqual({ ...payload, email: "anais@example.org" });
    expect(v.parse(comparisonReportForm, { ...payload, request: "s1" }).request).toBe("s1");
    expect(v.parse(comparisonReportForm, { ...payload, reviewed: "Lu" }).reviewed).toBe("Lu");
    expect(messagesOf(comparisonReportForm, { ...payload, email: "" })).toEqual([
      "Saisissez l’adresse e-mail.",
    ]);
  });

  it.each([
    [compareDiagnosisRequest, { id1: "d1", id2: "d1" }],
    [comparisonRecapRequest, { oldDiagnosisId: "d1", newDiagnosisId: "d1" }],
    [comparisonReportPreviewRequest, { oldDiagnosisId: "d1", newDiagnosisId: "d1" }],
    [saveComparisonRecapRequest, { oldDiagnosisId: "d1", newDiagnosisId: "d1", text: "…" }],
    [comparisonReportForm, { oldDiagnosisId: "d1", newDiagnosisId: "d1", email: "a@example.org" }],
  ])("payloads refuse the same diagnosis twice: case %#", (schema, payload) => {
    expect(messagesOf(schema, payload)).toEqual([
      "Choisissez deux diagnostics différents de la même personne.",
    ]);
  });

  it.each([
    [compareDiagnosisRequest, null],
    [compareDiagnosisRequest, { id1: "d1" }],
    [compareDiagnosisRequest, { id1: "d1", id2: 3 }],
    [comparisonRecapRequest, { oldDiagnosisId: "", newDiagnosisId: "d2" }],
    [comparisonRecapRequest, { oldDiagnosisId: "d1", newDiagnosisId: "../../nadia" }],
    [comparisonReportForm, undefined],
  ])("payloads refuse what does not name two diagnoses: case %#", (schema, payload) => {
    expect(messagesOf(schema, payload)).toContain("Choisissez les deux diagnostics à comparer.");
  });
});
