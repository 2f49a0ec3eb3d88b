"use client";

import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Button } from "../../actions/button/Button.tsx";
import { cx } from "../../foundations/internal/cx.ts";
import { frTimeline } from "../../foundations/messages/sections/sales.ts";
import { useLocale, useTimeZone } from "../../foundations/provider/useLocale.ts";
import { useMessages } from "../../foundations/provider/useMessages.ts";
import { Skeleton } from "../../feedback/skeleton/Skeleton.tsx";
import { SkeletonGroup } from "../../feedback/skeleton/SkeletonGroup.tsx";
import { type TimelineEvent, timelineMonths } from "./timelineMonths.ts";

export interface TimelineProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** In any order: the newest is shown first. */
  readonly events: readonly TimelineEvent[];
  /** Names the region. @default « Chronologie » */
  readonly label?: string | undefined;
  /**
   * IANA time zone in which instants are read; never the runtime's own.
   * @default that of `UiProvider`
   */
  readonly timeZone?: string | undefined;
  /**
   * Level of the months' headings.
   * @default 3
   */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Shows what is to come in the place of the events. */
  readonly loading?: boolean | undefined;
  /** Loads what is older; without it there is nothing older. */
  readonly onLoadMore?: (() => void) | undefined;
  /** True when older events are on their way. @default false */
  readonly loadingMore?: boolean | undefined;
}

/** Holds what happened with a person, newest first, month by month. */
export const Timeline = forwardRef<HTMLElement, TimelineProps>(function Timeline(props, ref) {
  const {
    events,
    label,
    timeZone: ownTimeZone,
    headingLevel = 3,
    loading = false,
    onLoadMore,
    loadingMore = false,
    className,
    ...rest
  } = props;
  const locale = useLocale();
  const timeZone = useTimeZone(ownTimeZone);
  const messages = useMessages("timeline", frTimeline);
  const Heading = `h${headingLevel}` as const;
  const months = loading ? [] : timelineMonths(events, locale, timeZone, messages.unknownDate);
  return (
    <section
      {...rest}
      ref={ref}
      aria-label={label ?? messages.label}
      className={cx("cn-timeline", className)}
    >
      {loading ? (
        <SkeletonGroup>
          <Skeleton width="9rem" height="1.2rem" />
          <Skeleton width="62%" />
          <Skeleton width="48%" />
          <Skeleton width="55%" />
        </SkeletonGroup>
      ) : null}
      {!loading && months.length === 0 ? <p className="cn-timeline__empty">{messages.empty}</p> : null}
      {months.map((month) => (
        <div key={month.key} className="cn-timeline__month">
          <Heading className="cn-timeline__heading">{month.label}</Heading>
          <ol className="cn-timeline__events">
            {month.events.map((event) => (
              <li key={event.id} className="cn-timeline__event">
                <span className="cn-timeline__icon">{event.icon}</span>
                <div className="cn-timeline__body">
                  <p className="cn-timeline__meta">
                    {event.kind} · <time dateTime={event.date}>{event.when}</time>
                  </p>
                  <p className="cn-timeline__title">{event.title}</p>
                  {event.details ? <div className="cn-timeline__details">{event.details}</div> : null}
                  {event.actions ? <div className="cn-timeline__actions">{event.actions}</div> : null}
                </div>
                {event.media ? <div className="cn-timeline__media">{event.media}</div> : null}
              </li>
            ))}
          </ol>
        </div>
      ))}
      {onLoadMore && !loading ? (
        <Button loading={loadingMore} onClick={() => onLoadMore()} className="cn-timeline__more">
          {messages.more}
        </Button>
      ) : null}
    </section>
  );
});
