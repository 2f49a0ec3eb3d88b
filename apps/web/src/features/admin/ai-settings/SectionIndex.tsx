import { formatNumber } from "@carnation/domain/format";
import type { CriterionSettings } from "@carnation/product/ai-settings";
import { SelectField } from "@carnation/ui/select-field";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { sectionGroups, type SettingsSection, settingsSections } from "./settingsSections.ts";
import { sectionAddress } from "./useSettingsSection.ts";

/** Describes how a part stands, as the index says it. */
export interface SectionMark {
  /** « 50 · 70 »; empty for a part that has no figures. */
  readonly words: string;
  readonly changed: boolean;
  /** True when something in it was refused. */
  readonly refused: boolean;
}

interface SectionIndexProps {
  readonly section: SettingsSection;
  readonly markOf: (section: SettingsSection) => SectionMark;
  readonly onChoose: (id: string) => void;
}

/** The limits of a criterion, the lower one first; its state where it has no score. */
export function limitWords(
  { unit }: { readonly unit: string },
  { enabled, scored, good, medium }: CriterionSettings,
): string {
  if (!enabled) return "masqué";
  if (!scored) return "à observer";
  const limits = `${formatNumber(medium, 0)} · ${formatNumber(good, 0)}`;
  return unit === "ans" ? `${limits}\u00A0ans` : limits;
}

/** Every part of the page with its limits, readable without opening it: a column, or one list where there is no room. */
export function SectionIndex({ section, markOf, onChoose }: SectionIndexProps): ReactNode {
  return (
    <nav aria-label="Sections des paramètres" className="ai-index">
      <SelectField
        className="desk:hidden"
        label="Section"
        value={section.id}
        options={sectionGroups.map((group) => ({
          label: group,
          options: ofGroup(group).map((one) => ({ value: one.id, label: optionWords(one, markOf(one)) })),
        }))}
        onValueChange={onChoose}
      />
      <div className="ai-index__list">
        {sectionGroups.map((group) => (
          <div key={group}>
            <h2>{group}</h2>
            <ul>
              {ofGroup(group).map((one) => (
                <li key={one.id}>
                  <Entry section={one} mark={markOf(one)} isShown={one.id === section.id} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

interface EntryProps {
  readonly section: SettingsSection;
  readonly mark: SectionMark;
  readonly isShown: boolean;
}

function Entry({ section, mark: { words, changed, refused }, isShown }: EntryProps): ReactNode {
  return (
    <Link
      to={sectionAddress(section.id)}
      replace
      preventScrollReset
      aria-current={isShown ? "true" : undefined}
      className="ai-index__entry"
    >
      <span className="min-w-0">{section.label}</span>
      {words === "" && !changed && !refused ? null : (
        <small {...(changed ? { "data-changed": "" } : {})}>
          {refused ? (
            <CircleAlert aria-hidden="true" size={14} strokeWidth={1.75} className="text-error" />
          ) : null}
          <span>
            <VisuallyHidden>, </VisuallyHidden>
            {words === "" && changed ? "modifié" : words}
            {words !== "" && changed ? <VisuallyHidden>, modifié</VisuallyHidden> : null}
            {refused ? <VisuallyHidden>, à corriger</VisuallyHidden> : null}
          </span>
        </small>
      )}
    </Link>
  );
}

const ofGroup = (group: string): readonly SettingsSection[] =>
  settingsSections.filter((one) => one.group === group);

function optionWords({ label }: SettingsSection, { words, changed, refused }: SectionMark): string {
  return [
    label,
    ...(words === "" ? [] : [words]),
    ...(changed ? ["modifié"] : []),
    ...(refused ? ["à corriger"] : []),
  ].join(", ");
}
