export { bestFirst, type HighlightOptions, priorities, strengths } from "./highlights.ts";
export { noPriorityLabel, synthesis } from "./synthesis.ts";
