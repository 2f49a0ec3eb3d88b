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
  band: sections.frBand,
  gauge: sections.frGauge,
  insightList: sections.frInsightList,
};
