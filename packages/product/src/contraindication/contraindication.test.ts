import {
  type Contraindication,
  contraindicationGroupLabels,
  contraindicationGroups,
  parseContraindication,
} from "@carnation/domain/internal/contraindication";
import * as fc from "fast-check";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { contraindications } from "@carnation/domain/testing/catalogue";
import { contraindicationForm, contraindicationFormInput } from "./contraindicationForm.ts";
import { contraindicationsByGroup } from "./contraindicationsByGroup.ts";

const anyContraindication: fc.Arbitrary<Contraindication> = fc.record({
  id: fc.string({ minLength: 1 }),
  name: fc.string(),
  created: fc.option(fc.date({ noInvalidDate: true })),
  group: fc.option(fc.constantFrom(...contraindicationGroups)),
});
const messagesOf = (schema: v.GenericSchema, input: unknown): (string | undefined)[] =>
  (v.safeParse(schema, input).issues ?? []).map(({ message }) => message);

describe("parseContraindication", () => {
  it("parseContraindication reads what has been stored", () => {
    fc.assert(
      fc.property(anyContraindication, ({ id, ...stored }) => {
        expect(parseContraindication(id, stored)).toEqual({ id, ...stored });
      }),
    );
  });

  it("parseContraindication takes a document of the specification's two fields, and an unknown group for none", () => {
    const created = new Date("2026-11-21T13:05:00Z");
    const expected = { id: "c", name: "Grossesse", created, group: null };
    expect(parseContraindication("c", { name: "Grossesse", created })).toEqual(expected);
    expect(parseContraindication("c", { name: "Grossesse", created, group: "?" })).toEqual(expected);
  });

  it("parseContraindication refuses what is no contraindication", () => {
    expect(() => parseContraindication("c", null)).toThrow(v.ValiError);
  });
});

describe("contraindicationsByGroup", () => {
  it("contraindicationsByGroup lists groups in their order, names by alphabet, those without a group last, no empty group", () => {
    const loose: Contraindication = { id: "x", name: "Autre", created: null, group: null };
    const sections = contraindicationsByGroup([loose, ...contraindications]);
    expect(sections.map(({ group }) => group)).toEqual([
      "état",
      "tolérance",
      "zone",
      "récent",
      "traitement",
      "appareil",
      null,
    ]);
    expect(sections[0]?.contraindications.map(({ name }) => name)).toEqual(["Allaitement", "Grossesse"]);
    expect(sections.at(-1)?.contraindications).toEqual([loose]);
  });

  it("contraindicationsByGroup names groups without words that the product never uses", () => {
    for (const label of Object.values(contraindicationGroupLabels)) expect(label).not.toMatch(/traitement/iu);
  });
});

describe("the form of a contraindication", () => {
  it("the form of a contraindication gives the fields to store; the empty choice is no group", () => {
    const form = contraindicationForm(contraindications);
    expect(v.parse(form, { name: "Rhume", group: "santé" })).toEqual({ name: "Rhume", group: "santé" });
    expect(v.parse(form, { name: "Rhume", group: "" })).toEqual({ name: "Rhume", group: null });
  });

  it("the form of a contraindication shows what exists, and takes it back unchanged", () => {
    for (const contraindication of contraindications) {
      const shown = contraindicationFormInput(contraindication);
      expect(contraindication).toMatchObject(v.parse(contraindicationForm(), shown));
    }
    expect(contraindicationFormInput()).toEqual({ name: "", group: null });
  });

  it.each([
    [{ name: "", group: null }, "Saisissez un nom."],
    [{ name: "GROSSESSE", group: null }, "Une contre-indication porte déjà ce nom."],
    [{ name: "Rhume", group: "?" }, "Choisissez un groupe de la liste, ou aucun."],
  ])("the form of a contraindication refuses %j", (input, message) => {
    expect(messagesOf(contraindicationForm(contraindications), input)).toEqual([message]);
  });
});
