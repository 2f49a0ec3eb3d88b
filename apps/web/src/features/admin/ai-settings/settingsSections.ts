import { criteria, type Criterion } from "@carnation/domain/criterion";

/** Groups of the index, in their order. */
export const sectionGroups = ["Analyse", "Critères", "Rédaction", "Versions"] as const;

/** A part of the page; one is shown at a time. */
export interface SettingsSection {
  /** Word in the address. */
  readonly id: string;
  readonly label: string;
  readonly group: (typeof sectionGroups)[number];
  /** The criterion that it sets; null of all others. */
  readonly criterion: Criterion | null;
  /** Starts of the paths of the form that it shows; empty for what is saved by itself, or shown only. */
  readonly paths: readonly string[];
}

const section = (
  group: SettingsSection["group"],
  id: string,
  label: string,
  paths: readonly string[] = [],
): SettingsSection => ({ id, label, group, paths, criterion: null });

const ofCriterion = (criterion: Criterion): SettingsSection => ({
  id: `critere-${criterion.id}`,
  label: criterion.label,
  group: "Critères",
  criterion,
  paths: [`criteria.${criterion.id}`, ...(criterion.unit === "/4" ? ["jowlsScale"] : [])],
});

/** Every part of the page, in the order of the index. */
export const settingsSections: readonly SettingsSection[] = [
  section("Analyse", "moteur", "Moteur", ["engine"]),
  section("Analyse", "qualite", "Qualité des photos", ["quality"]),
  section("Analyse", "limites", "Limites et photos", ["limits", "photos"]),
  section("Analyse", "age-percu", "Âge perçu"),
  section("Analyse", "essai", "Test sur un visage"),
  ...criteria.map(ofCriterion),
  section("Rédaction", "bilan", "Bilan rédigé", ["recap"]),
  section("Rédaction", "recommandations", "Recommandations", ["recommendations"]),
  section("Versions", "brouillon", "Brouillon"),
  section("Versions", "historique", "Historique"),
  section("Versions", "anciens-diagnostics", "Anciens diagnostics"),
];

/** Ids of the parts that the address, links and buttons name. */
export type NamedSection = "essai" | "brouillon" | "historique" | "anciens-diagnostics" | "age-percu";

const firstCriterion = settingsSections.find(({ criterion }) => criterion !== null);

/** The part with that word in the address; the first criterion for any other word. */
export function settingsSection(id: string | null): SettingsSection {
  const found = settingsSections.find((one) => one.id === id) ?? firstCriterion;
  if (found === undefined) throw new Error("The settings have no criterion");
  return found;
}

/** The part that shows the field at a path; of what is about all criteria, `shown` when it is one of them. */
export function sectionOfPath(path: string, shown: SettingsSection): SettingsSection | null {
  if (path === "criteria") return shown.criterion === null ? settingsSection(null) : shown;
  const holds = (start: string): boolean => path === start || path.startsWith(`${start}.`);
  return settingsSections.find(({ paths }) => paths.some(holds)) ?? null;
}
