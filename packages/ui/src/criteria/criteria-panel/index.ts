export { CriteriaGroup, type CriteriaGroupProps } from "./CriteriaGroup.tsx";
export { CriterionRow, type CriterionRowProps } from "./CriterionRow.tsx";
export { type Insight, InsightList, type InsightListProps } from "./InsightList.tsx";
