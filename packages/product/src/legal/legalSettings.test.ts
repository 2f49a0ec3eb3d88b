import { expect, test } from "vitest";
import { isLegalComplete, missingLegalSettings, parseLegalSettings } from "./legalSettings.ts";
import { completeSettings } from "./testing/completeSettings.ts";

test("a deployment that has set everything lacks nothing", () => {
  expect(missingLegalSettings(completeSettings)).toEqual([]);
  expect(isLegalComplete(completeSettings)).toBe(true);
});

test.each([
  ["null", null],
  ["a text", "legal"],
  ["an empty object", {}],
  [
    "parts of another kind",
    { publisher: 3, host: [], privacy: "x", processors: {}, health_professionals: 1 },
  ],
])("%s lacks every fact by name", (_what, input) => {
  const missing = missingLegalSettings(parseLegalSettings(input));
  expect(missing).toHaveLength(15);
  expect(missing).toEqual(expect.arrayContaining(["le nom de l’éditeur", "la liste des sous-traitants"]));
  expect(missing).not.toContain("le certificat HDS de l’hébergeur");
});

test.each([
  ["publisher", "director", "le directeur de la publication"],
  ["publisher", "capital", "le capital social de l’éditeur"],
  ["host", "phone", "le téléphone de l’hébergeur"],
  ["privacy", "contact", "le contact pour les données personnelles"],
] as const)("a blank %s.%s is missing as « %s »", (part, name, label) => {
  const settings = parseLegalSettings({
    ...completeSettings,
    [part]: { ...completeSettings[part], [name]: "  " },
  });
  expect(missingLegalSettings(settings)).toEqual([label]);
});

test("a processor without a place is named by its number", () => {
  const [first] = completeSettings.processors;
  const settings = parseLegalSettings({ ...completeSettings, processors: [first, { ...first, place: 4 }] });
  expect(missingLegalSettings(settings)).toEqual(["le lieu des données du sous-traitant n°\u00A02"]);
});

test("health professionals are served with a certified host alone", () => {
  const serving = { ...completeSettings, health_professionals: true };
  expect(missingLegalSettings(serving)).toEqual(["le certificat HDS de l’hébergeur"]);
  const host = { ...completeSettings.host, hds_certificate: "HDS v2, certificat 0000" };
  expect(isLegalComplete({ ...serving, host })).toBe(true);
});

test("the same facts are read again from what was written as JSON", () => {
  expect(parseLegalSettings(JSON.parse(JSON.stringify(completeSettings)))).toEqual(completeSettings);
});
