"use client";

import { CircleAlert } from "../../foundations/icons/CircleAlert.tsx";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import type { FieldProblem } from "../../feedback/error-summary/ErrorSummary.tsx";
import { focusById } from "../../foundations/internal/focusById.ts";
import { treeRoot } from "../../foundations/internal/treeRoot.ts";
import { formatNumber } from "../../foundations/internal/format.ts";
import { frResourceForm } from "../../foundations/messages/sections/tables.ts";
import { useLocale } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import type { FormSectionEntry } from "./formSections.ts";
import { useCurrentSection } from "./useCurrentSection.ts";

interface FormSectionIndexProps {
  readonly sections: readonly FormSectionEntry[];
  readonly problems: readonly FieldProblem[];
}

/** The sections of a form at its side: which one is read, and which have something to correct, where a press leads. */
export function FormSectionIndex({ sections, problems }: FormSectionIndexProps): ReactNode {
  const messages = useMessages("resourceForm", frResourceForm);
  const locale = useLocale();
  const current = useCurrentSection(sections);
  const refused = useProblemsOf(sections, problems);
  const goTo = (event: MouseEvent, { id, element }: FormSectionEntry): void => {
    event.preventDefault();
    const [first] = refused.get(id) ?? [];
    if (first !== undefined && focusById(first, element)) return;
    element.scrollIntoView?.({ block: "start" });
    treeRoot(element).getElementById(id)?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label={messages.index} className="cn-form-index">
      <ol>
        {sections.map((section) => {
          const count = refused.get(section.id)?.length ?? 0;
          return (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                aria-current={section.id === current ? "location" : undefined}
                onClick={(event) => goTo(event, section)}
              >
                <span>{section.title}</span>{" "}
                {count > 0 ? (
                  <small className="cn-form-index__problems">
                    <CircleAlert aria-hidden="true" />
                    {messages.toCorrect({ amount: formatNumber(locale, count), count })}
                  </small>
                ) : section.note ? (
                  <small>{section.note}</small>
                ) : null}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Ids of the fields to correct, by the section that they stand in: the page alone knows where that is. */
function useProblemsOf(
  sections: readonly FormSectionEntry[],
  problems: readonly FieldProblem[],
): ReadonlyMap<string, readonly string[]> {
  const [refused, setRefused] = useState<ReadonlyMap<string, readonly string[]>>(new Map());
  const ids = problems.map(({ fieldId }) => fieldId).join(" ");
  useEffect(() => {
    const fields = ids.split(" ").filter((id) => id !== "");
    const inSection = ({ element }: FormSectionEntry): string[] =>
      fields.filter((id) => element.contains(treeRoot(element).getElementById(id)));
    // oxlint-disable-next-line react/set-state-in-effect -- where a field stands is known once the page is drawn
    setRefused(new Map(sections.map((section) => [section.id, inSection(section)])));
  }, [sections, ids]);
  return refused;
}
