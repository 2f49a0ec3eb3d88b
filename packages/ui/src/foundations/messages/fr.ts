import { frCaptureMessages } from "./sections/capture.ts";
import { frChartMessages } from "./sections/charts.ts";
import { frChoiceMessages } from "./sections/choices.ts";
import { frBand, frCriterionRow, frGauge, frInsightList } from "./sections/criteria.ts";
import { frInputMessages } from "./sections/inputs.ts";
import { frMarkMessages } from "./sections/marks.ts";
import { frNavigationMessages } from "./sections/navigation.ts";
import { frPhotoMessages } from "./sections/photo.ts";
import { frSalesMessages } from "./sections/sales.ts";
import { frTableMessages } from "./sections/tables.ts";
import * as sections from "./fr.sections.ts";
import type { UiMessages } from "./UiMessages.ts";

/** The French catalogue, and the default one. */
export const fr: UiMessages = {
  common: sections.frCommon,
  passwordField: sections.frPasswordField,
  errorSummary: sections.frErrorSummary,
  errorState: sections.frErrorState,
  progress: sections.frProgress,
  breadcrumbs: sections.frBreadcrumbs,
  band: frBand,
  gauge: frGauge,
  criterionRow: frCriterionRow,
  insightList: frInsightList,
  ...frCaptureMessages,
  ...frChartMessages,
  ...frChoiceMessages,
  ...frInputMessages,
  ...frMarkMessages,
  ...frNavigationMessages,
  ...frPhotoMessages,
  ...frSalesMessages,
  ...frTableMessages,
};
