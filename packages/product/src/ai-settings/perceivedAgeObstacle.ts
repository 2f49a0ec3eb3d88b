import { typeset } from "@carnation/domain/text";
import type { AiSettings } from "./aiSettings.ts";
import type { AiEnvironment } from "./aiSettingsCalls.ts";

/** Sentence of the page, and refusal of the function that switches the perceived age on, where nothing could estimate it. */
const MODEL_NOT_INSTALLED = /* @__PURE__ */ typeset(
  "Le modèle d’âge n’est pas installé sur ce serveur : l’âge perçu ne peut pas être estimé. La personne qui gère le serveur peut l’installer, après avoir lu cette note ; le guide de déploiement décrit comment (CARNATION_AGE_MODEL).",
);

/**
 * The reason why the perceived age cannot be switched on, in French; null when it can. A remote service estimates ages with a
 * model of its own.
 * @param environment null as long as it is not known: the server then decides
 */
export function perceivedAgeObstacle(
  { engine }: Pick<AiSettings, "engine">,
  environment: Pick<AiEnvironment, "hasAgeModel"> | null,
): string | null {
  if (environment === null || environment.hasAgeModel || engine.name !== "embedded") return null;
  return MODEL_NOT_INSTALLED;
}
