import { type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { AiSettingsFormState } from "./aiSettings.ts";
import { aboutAllCriteria, criterionStateId } from "./CriterionState.tsx";
import { sectionOfPath, type SettingsSection, settingsSections } from "./settingsSections.ts";
import { sectionAddress } from "./useSettingsSection.ts";

interface SectionFocusOptions {
  readonly form: AiSettingsFormState;
  /** Element that shows the parts. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly section: SettingsSection;
  readonly show: (id: string) => void;
}

interface SectionFocus {
  /** Ids of the parts in which something is refused. */
  readonly refused: ReadonlySet<string>;
  /** Follows a link of the summary into its field, in whichever part it is. */
  readonly followProblem: (event: MouseEvent<HTMLElement>) => void;
}

/** Paths of what was refused, as far as they tell the part: `criteria.30`, `recap`; `criteria` for all of them. */
function refusedPaths(errors: AiSettingsFormState["methods"]["formState"]["errors"]): readonly string[] {
  const { root: _root, criteria, ...others } = errors;
  const ids = Object.keys(criteria ?? {}).filter((key) => /^\d+$/u.test(key));
  return [
    ...Object.keys(others),
    ...ids.map((id) => `criteria.${id}`),
    ...(aboutAllCriteria(errors) === undefined ? [] : ["criteria"]),
  ];
}

function focusControl(element: HTMLElement | null): void {
  element?.focus();
  if (document.activeElement === element) return;
  // Of a group the chosen one, or the first.
  const first = element?.querySelector<HTMLElement>("input, select, textarea, button");
  (element?.querySelector<HTMLElement>("input:checked") ?? first)?.focus();
}

/** Tells whether a link has shown the part: it has the focus, or nothing has, since it went away with its own part. */
function hasFollowedLink(id: string): boolean {
  const { activeElement } = document;
  if (activeElement instanceof HTMLAnchorElement) return activeElement.search.includes(sectionAddress(id));
  return activeElement === document.body;
}

/** Takes the focus to the heading of the part that is shown: hidden ones stay in the document. */
function focusHeading(panel: HTMLElement | null): void {
  const headings = [...(panel?.querySelectorAll<HTMLElement>("h2") ?? [])];
  const heading = headings.find((one) => one.closest("[hidden]") === null);
  heading?.setAttribute("tabindex", "-1");
  heading?.focus();
}

/** Keeps the focus and the refusals of a form together with the parts of which only one is shown. */
export function useSectionFocus({ form, panel, section, show }: SectionFocusOptions): SectionFocus {
  /** The control to go to once its part is shown; a part that was asked for before may be shown first. */
  const pending = useRef<{ readonly section: string; readonly control: string } | null>(null);
  const before = useRef(section.id);
  const found = refusedPaths(form.methods.formState.errors).map((path) => sectionOfPath(path, section)?.id);
  const refused = new Set(settingsSections.map(({ id }) => id).filter((id) => found.includes(id)));

  const showFirstRefused = useEffectEvent(() => {
    const [first] = refused;
    if (first !== undefined && !refused.has(section.id)) show(first);
  });
  useEffect(() => {
    if (form.refusals > 0) showFirstRefused();
  }, [form.refusals]);

  useEffect(() => {
    const changed = before.current !== section.id;
    before.current = section.id;
    const asked = pending.current;
    if (asked?.section === section.id) {
      pending.current = null;
      focusControl(document.getElementById(asked.control));
    } else if (changed && hasFollowedLink(section.id)) focusHeading(panel.current);
  }, [section.id, panel]);

  return {
    refused,
    followProblem: (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href^='#']") : null;
      const id = link === null ? "" : decodeURIComponent(link.hash.slice(1));
      if (!id.startsWith(`${form.id}-`)) return;
      const path = id.slice(form.id.length + 1);
      const target = sectionOfPath(path, section);
      if (target === null) return;
      const isAboutAll = path === "criteria" && target.criterion !== null;
      const control = isAboutAll ? criterionStateId(form.id, target.criterion.id) : id;
      if (target.id !== section.id) {
        pending.current = { section: target.id, control };
        show(target.id);
      } else if (isAboutAll) {
        event.preventDefault();
        event.stopPropagation();
        focusControl(document.getElementById(control));
      }
    },
  };
}
