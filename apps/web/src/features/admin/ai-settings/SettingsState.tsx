import { formatCount, formatDate, formatDateTime, formatNumber, isoDay } from "@carnation/domain/format";
import {
  type AiEnvironment,
  type AiSettings,
  aiSettingsChanges,
  type AiSettingsVersion,
  aiSettingsChangeWords,
} from "@carnation/product/ai-settings";
import { engineHealth, lastDays } from "@carnation/product/statistics";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useNow } from "../../../shared/browser/useNow.ts";
import { isConfirmed, itemsOf } from "../../../shared/state/queryState.ts";
import { daysFor } from "../../../shared/statistics/statistics.ts";
import { versionsAtom } from "./aiSettings.ts";
import { sectionAddress } from "./useSettingsSection.ts";

interface SettingsStateProps {
  /** Those in force. */
  readonly settings: AiSettings;
  /** Null until it is known, and where it cannot be asked. */
  readonly environment: AiEnvironment | null;
  /** Count of what is typed and not published. */
  readonly changes: number;
}

/** Shows what analyses the photos now and how it does, since when, what was changed last and by whom, and what is typed. */
export function SettingsState({ settings, environment, changes }: SettingsStateProps): ReactNode {
  const [watched] = useAtom(versionsAtom);
  const versions = itemsOf(watched);
  const { version, updated } = settings;
  const last = versions.findIndex(({ id }) => id === String(version));
  return (
    <dl className="ai-state border-y border-line py-4">
      <Fact term="Moteur" value={engineWords(settings, environment)}>
        <Health />
      </Fact>
      <Fact term="Réglages en vigueur" value={version === 0 ? "Réglages de départ" : `Version ${version}`}>
        {updated === null ? "Jamais modifiés" : `depuis le ${formatDate(updated)}`}
      </Fact>
      <LastChange settings={settings} version={versions[last]} before={versions[last + 1]} />
      <Fact
        term="Brouillon"
        value={changes === 0 ? "Aucun changement" : formatCount(changes, "changement", "changements")}
      >
        {changes === 0 ? (
          "Rien à publier"
        ) : (
          <Link to={sectionAddress("brouillon")} replace preventScrollReset className="ai-link text-ink">
            Voir
          </Link>
        )}
      </Fact>
    </dl>
  );
}

interface FactProps {
  readonly term: string;
  readonly value: string;
  readonly children: ReactNode;
}

function Fact({ term, value, children }: FactProps): ReactNode {
  return (
    <div>
      <dt className="text-small text-ink-2">{term}</dt>
      <dd>
        <span className="block font-medium">{value}</span>
        <span className="block text-small text-ink-2">{children}</span>
      </dd>
    </div>
  );
}

interface LastChangeProps {
  readonly settings: AiSettings;
  /** The version in force; left out until it is read. */
  readonly version: AiSettingsVersion | undefined;
  readonly before: AiSettingsVersion | undefined;
}

function LastChange({ settings: { updated }, version, before }: LastChangeProps): ReactNode {
  if (updated === null) {
    return (
      <Fact term="Dernier changement" value="Aucun">
        Les réglages sont ceux de départ
      </Fact>
    );
  }
  const author = version?.author ?? "";
  return (
    <Fact term="Dernier changement" value={changeWords(version, before)}>
      {author === "" ? formatDateTime(updated) : `${author}, ${formatDateTime(updated)}`}
    </Fact>
  );
}

/** « Pores · Seuil « Point fort » : 72 → 70 »; of several changes their number. */
function changeWords(version: AiSettingsVersion | undefined, before: AiSettingsVersion | undefined): string {
  if (version === undefined) return "Réglages enregistrés";
  if (version.restored !== null) return `Version ${version.restored} restaurée`;
  // The list ends somewhere: only the first version has none before it.
  if (before === undefined) return version.id === "1" ? "Première version" : "Réglages enregistrés";
  const changes = aiSettingsChanges(before.settings, version.settings);
  const [only] = changes;
  if (only === undefined || changes.length > 1) {
    return formatCount(changes.length, "réglage modifié", "réglages modifiés");
  }
  const words = aiSettingsChangeWords(only);
  return `${words.label}\u00A0: ${words.before} → ${words.after}`;
}

function engineWords({ engine }: AiSettings, environment: AiEnvironment | null): string {
  if (engine.name === "remote") {
    return environment === null
      ? "Service distant"
      : `Service distant, ${environment.hasRemote ? "configuré" : "non configuré"}`;
  }
  return environment === null ? "Moteur intégré" : `Moteur intégré, version ${environment.engineVersion}`;
}

const HEALTH_DAYS = 7;

/** Tells how analyses went lately: nothing until that is known. */
function Health(): ReactNode {
  const period = lastDays(HEALTH_DAYS, isoDay(useNow()));
  const [watched] = useAtom(daysFor(period));
  if (!isConfirmed(watched)) return null;
  const health = engineHealth(watched.value, period);
  if (health === null) return `Aucune analyse sur ${HEALTH_DAYS} jours`;
  const { meanSeconds, faults } = health;
  return [
    ...(meanSeconds === null
      ? []
      : [`${formatNumber(meanSeconds, meanSeconds < 10 ? 1 : 0)}\u00A0s par analyse`]),
    `${faults === 0 ? "aucune erreur" : formatCount(faults, "erreur", "erreurs")} sur ${HEALTH_DAYS} jours`,
  ].join(", ");
}
