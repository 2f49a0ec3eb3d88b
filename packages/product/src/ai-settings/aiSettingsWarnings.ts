import { criteria as allCriteria } from "@carnation/domain/criterion";
import { formatList } from "@carnation/domain/format";
import { allegationsIn } from "@carnation/domain/internal/recommendation";
import { typeset } from "@carnation/domain/text";
import { isScoreValid } from "@carnation/domain/validity";
import type { AiEnvironment } from "./aiSettingsCalls.ts";
import { type AiSettingsValues, qualityChecks } from "./aiSettings.ts";
import { thresholdRange } from "./criterionSettings.ts";

/** Describes what makes no sense in settings that the form accepts, and whether the analysis stops on it. */
export interface AiSettingsWarning {
  readonly level: "error" | "warning";
  readonly message: string;
  /** The field that it is about, of an error. */
  readonly path?: "engine.name" | "engine.version";
}

/**
 * Gives what does not make sense in these settings, in French: what this deployment cannot do, what has no effect, what can never
 * be reached, what a cosmetic text must not claim.
 * @param environment null as long as it is not known: what depends on it is left out
 */
export function aiSettingsWarnings(
  values: AiSettingsValues,
  environment: AiEnvironment | null,
): readonly AiSettingsWarning[] {
  return [
    ...(environment === null ? [] : environmentWarnings(values, environment)),
    ...qualityWarnings(values),
    ...scoreWarnings(values),
    ...criteriaWarnings(values),
    ...textWarnings(values),
    ...(values.photos.improvement
      ? [warning("Aucun usage des photos pour améliorer le moteur n’existe : ce réglage n’a pas d’effet.")]
      : []),
  ];
}

function warning(message: string): AiSettingsWarning {
  return { level: "warning", message: typeset(message) };
}

function stopping(path: AiSettingsWarning["path"] & string, message: string): AiSettingsWarning {
  return { level: "error", message: typeset(message), path };
}

function environmentWarnings(
  { engine, recap }: AiSettingsValues,
  { engineVersion, hasRemote, hasRecapModel }: AiEnvironment,
): AiSettingsWarning[] {
  const found: AiSettingsWarning[] = [];
  if (engine.name === "remote" && !hasRemote) {
    found.push(
      stopping(
        "engine.name",
        "Le service distant n’est pas configuré dans cette installation : aucune photo ne serait analysée.",
      ),
    );
  }
  if (engine.name === "embedded" && engine.version !== null && engine.version !== engineVersion) {
    found.push(
      stopping(
        "engine.version",
        `La version exigée (${engine.version}) n’est pas celle du moteur (${engineVersion}) : aucune photo ne serait analysée.`,
      ),
    );
  }
  if (recap.enabled && recap.model !== null && !hasRecapModel) {
    found.push(
      warning(
        "Aucun modèle de langage n’est configuré dans cette installation : les bilans restent composés de phrases fixes.",
      ),
    );
  }
  return found;
}

function qualityWarnings({ quality: { mode, threshold, checks } }: AiSettingsValues): AiSettingsWarning[] {
  if (mode === "off") return [];
  if (!qualityChecks.some((check) => checks[check])) {
    return [warning("Aucun contrôle n’est coché : toutes les photos sont acceptées.")];
  }
  if (threshold === 0) return [warning("Avec un seuil de 0, toutes les photos sont acceptées.")];
  // What the best photos of a phone reach.
  if (mode === "block" && threshold > 85) {
    return [warning("Avec un seuil aussi haut, presque toutes les photos seront refusées.")];
  }
  return [];
}

/** A score that the embedded engine is not right enough for is refused, whoever asks for it. */
function scoreWarnings({ engine, criteria }: AiSettingsValues): AiSettingsWarning[] {
  if (engine.name !== "embedded") return [];
  const invalid = allCriteria.filter(({ id, key }) => criteria[id].scored && !isScoreValid(key));
  if (invalid.length === 0) return [];
  const names = formatList(invalid.map(({ label }) => label));
  return [
    stopping(
      "engine.name",
      `Le moteur intégré n’atteint pas, sur des visages réels, ce qu’il faut pour noter : ${names}. Laissez à observer.`,
    ),
  ];
}

function criteriaWarnings({ criteria }: AiSettingsValues): AiSettingsWarning[] {
  const on = allCriteria.filter(({ id }) => criteria[id].enabled);
  const unreachable = on.filter((criterion) => {
    const { good, medium } = criteria[criterion.id];
    const { min, max } = thresholdRange(criterion);
    const [worst, best] = criterion.direction === "higher" ? [min, max] : [max, min];
    return criterion.ageGap === null && (medium === worst || (good === best && criterion.unit === "/100"));
  });
  const places = new Map<number, string[]>();
  for (const { id, label } of on) {
    places.set(criteria[id].order, [...(places.get(criteria[id].order) ?? []), label]);
  }
  return [
    ...(unreachable.length > 0
      ? [
          warning(
            `Une bande n’est jamais atteinte, ou seulement à la valeur extrême : ${formatList(unreachable.map(({ label }) => label))}.`,
          ),
        ]
      : []),
    ...[...places.values()]
      .filter((labels) => labels.length > 1)
      .map((labels) => warning(`À la même place : ${formatList(labels)}. L’ordre habituel les départage.`)),
  ];
}

function textWarnings({ criteria, recap }: AiSettingsValues): AiSettingsWarning[] {
  const texts: readonly (readonly [string, string])[] = [
    ...allCriteria.map(({ id, label }) => [label, criteria[id].text] as const),
    ["Consigne du bilan", recap.instruction] as const,
  ];
  return texts.flatMap(([label, text]) => {
    const words = allegationsIn(text).map(({ word }) => `« ${word} »`);
    return words.length === 0
      ? []
      : [warning(`${label} : ${formatList(words)} ne convient pas à un texte cosmétique.`)];
  });
}
