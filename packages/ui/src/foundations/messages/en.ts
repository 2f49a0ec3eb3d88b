import { enCaptureMessages } from "./sections/capture.ts";
import { enChartMessages } from "./sections/charts.ts";
import { enChoiceMessages } from "./sections/choices.ts";
import { enInputMessages } from "./sections/inputs.ts";
import { enMarkMessages } from "./sections/marks.ts";
import { enNavigationMessages } from "./sections/navigation.ts";
import { enPhotoMessages } from "./sections/photo.ts";
import { enSalesMessages } from "./sections/sales.ts";
import { enTableMessages } from "./sections/tables.en.ts";
import type { UiMessages } from "./UiMessages.ts";

/** The English catalogue. */
export const en: UiMessages = {
  common: {
    close: "Close",
    loading: "Loading",
    codeUnavailable: "Code unavailable",
    retry: "Try again",
    required: "(required)",
    skipToContent: "Skip to content",
    skipToList: "Skip to the list",
  },
  passwordField: { show: "Show password", hide: "Hide password" },
  errorSummary: {
    title: ({ count }) =>
      count === 1 ? "One field needs your attention" : `${count} fields need your attention`,
  },
  errorState: {
    reference: ({ reference }) => `Reference: ${reference}`,
    copyReference: "Copy the reference",
    referenceCopied: "Reference copied",
  },
  progress: {
    value: ({ label, percent }) => `${label} ${percent}`,
    beyond: ({ label, percent }) => `${percent === null ? label : `${label} ${percent}`}, off the scale`,
  },
  breadcrumbs: { label: "Breadcrumb" },
  band: {
    strength: "Strength",
    maintain: "To maintain",
    priority: "Priority",
    reference: "Reference",
    unmeasured: "Not measured",
  },
  gauge: {
    confidence: { low: "low confidence", medium: "medium confidence", high: "high confidence" },
    margin: ({ amount, count }) => `± ${amount} ${count === 1 ? "point" : "points"}`,
    observed: "To observe",
    indicative: "Indicative",
    offScale: "off the scale",
    unreadableScale: "unreadable scale",
  },
  criterionRow: { shownOnPhoto: "mask shown on the photo" },
  insightList: { noPriority: "No priority identified", noStrength: "No strength identified" },
  ...enCaptureMessages,
  ...enChartMessages,
  ...enChoiceMessages,
  ...enInputMessages,
  ...enMarkMessages,
  ...enNavigationMessages,
  ...enPhotoMessages,
  ...enSalesMessages,
  ...enTableMessages,
};
