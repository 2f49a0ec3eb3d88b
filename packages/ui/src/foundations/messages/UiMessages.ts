import type { CaptureMessages } from "./sections/capture.ts";
import type { ChartMessages } from "./sections/charts.ts";
import type { ChoiceMessages } from "./sections/choices.ts";
import type { InputMessages } from "./sections/inputs.ts";
import type { MarkMessages } from "./sections/marks.ts";
import type { NavigationMessages } from "./sections/navigation.ts";
import type { PhotoMessages } from "./sections/photo.ts";
import type { SalesMessages } from "./sections/sales.ts";
import type { TableMessages } from "./sections/tables.ts";

/**
 * Every sentence that the kit says by itself. A catalogue fills all of it: a missing key is a compile error.
 * Sentences with a number or a name are functions, so that word order and plurals belong to the language.
 */
export interface UiMessages
  extends
    CaptureMessages,
    ChartMessages,
    ChoiceMessages,
    InputMessages,
    MarkMessages,
    NavigationMessages,
    PhotoMessages,
    SalesMessages,
    TableMessages {
  readonly common: {
    readonly close: string;
    readonly loading: string;
    readonly retry: string;
    readonly required: string;
    readonly skipToContent: string;
  };
  readonly passwordField: {
    readonly show: string;
    readonly hide: string;
  };
  readonly errorSummary: {
    /** Title above the list of the fields to correct. */
    readonly title: (values: { readonly count: number }) => string;
  };
  readonly errorState: {
    readonly reference: (values: { readonly reference: string }) => string;
    readonly copyReference: string;
    readonly referenceCopied: string;
  };
  readonly progress: {
    /** Visible and spoken text of a determinate progress, for instance « Envoi 64 % ». */
    readonly value: (values: { readonly label: string; readonly percent: string }) => string;
  };
  readonly breadcrumbs: { readonly label: string };
  readonly band: {
    readonly strength: string;
    readonly maintain: string;
    readonly priority: string;
    readonly reference: string;
    readonly unmeasured: string;
  };
  readonly gauge: {
    /** In lower case: each may follow the margin on the same line. */
    readonly confidence: {
      readonly low: string;
      readonly medium: string;
      readonly high: string;
    };
    /** Margin within which two readings count as the same. */
    readonly margin: (values: { readonly amount: string; readonly count: number }) => string;
    /** Stands where the value would, of a criterion that is looked at and not scored. */
    readonly observed: string;
  };
  readonly criterionRow: {
    /** Said after the name of the criterion whose mask is on the photograph. */
    readonly shownOnPhoto: string;
  };
  readonly insightList: { readonly noPriority: string; readonly noStrength: string };
}
