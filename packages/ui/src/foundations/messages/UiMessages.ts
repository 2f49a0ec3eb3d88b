import type { CaptureMessages } from "./sections/capture.ts";
import type { ChartMessages } from "./sections/charts.ts";
import type { ChoiceMessages } from "./sections/choices.ts";
import type { CriteriaMessages } from "./sections/criteria.ts";
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
    CriteriaMessages,
    InputMessages,
    MarkMessages,
    NavigationMessages,
    PhotoMessages,
    SalesMessages,
    TableMessages {
  readonly common: {
    readonly close: string;
    readonly loading: string;
    /** In the place of a code to scan whose text is too long. */
    readonly codeUnavailable: string;
    readonly retry: string;
    readonly required: string;
    readonly skipToContent: string;
    readonly skipToList: string;
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
    /** The same of a value beyond the bar's ends: « Envoi 140 %, hors de l’échelle »; `null` for one too far to be read. */
    readonly beyond: (values: { readonly label: string; readonly percent: string | null }) => string;
  };
  readonly breadcrumbs: { readonly label: string };
}
