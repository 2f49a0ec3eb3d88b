export { Timeline, type TimelineProps } from "./Timeline.tsx";
export type { TimelineEvent } from "./timelineMonths.ts";
