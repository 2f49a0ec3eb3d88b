"use client";

import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { BandShape } from "../band-mark/BandShape.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frInsightList } from "../../foundations/messages/sections/criteria.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";

export interface Insight {
  /** Tells it from its neighbours, the same from one render to the next. */
  readonly id: string;
  /** The name of the criterion. */
  readonly label: string;
  /** Holds what is seen: « Peau nette ». */
  readonly phrase: string;
  /** The value as it is printed elsewhere, « 94 ». */
  readonly value: string;
}

export interface InsightListProps extends Omit<ComponentPropsWithoutRef<"section">, "children" | "title"> {
  /** Strengths stand before priorities, with the same weight. */
  readonly tone: "strength" | "priority";
  /** The heading of the list. */
  readonly title: ReactNode;
  /**
   * Level of the title in the page.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Three at most, in the caller's order. */
  readonly items: readonly Insight[];
  /**
   * Sentence for an empty list.
   * @default « Aucun point fort identifié », « Aucun besoin prioritaire identifié »
   */
  readonly emptyText?: string | undefined;
}

/** « Points forts » or « Priorités »: shape, name, phrase and number; a sentence when there is none. */
export const InsightList = forwardRef<HTMLElement, InsightListProps>(function InsightList(
  { tone, title, headingLevel = 3, items, emptyText, className, ...rest },
  ref,
) {
  const titleId = useId();
  const messages = useMessages("insightList", frInsightList);
  const Heading = `h${headingLevel}` as const;
  const none = emptyText ?? (tone === "strength" ? messages.noStrength : messages.noPriority);
  return (
    <section {...rest} ref={ref} aria-labelledby={titleId} className={cx("cn-insight-list", className)}>
      <Heading id={titleId} className="cn-criteria-group__title">
        {title}
      </Heading>
      {items.length === 0 ? (
        <p className="cn-insight-list__none">{none}</p>
      ) : (
        <ul>
          {items.map((item) => (
            <li key={item.id} data-tone={tone} className="cn-insight-list__item">
              <BandShape tone={tone} />
              <span>
                <span className="cn-insight-list__label">{item.label}</span>{" "}
                <span className="cn-insight-list__phrase">{item.phrase}</span>
              </span>{" "}
              <span className="cn-insight-list__value">{item.value}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
});
