/** Count of how many criteria have each verdict, and the two dates, in words and without an article. */
interface ComparisonSummary {
  readonly before: string;
  readonly after: string;
  readonly improvementCount: number;
  readonly watchCount: number;
  readonly stableCount: number;
  readonly unconfirmedCount: number;
  readonly incomparableCount: number;
}

type Counted = (values: { readonly count: number }) => string;

export interface ChartMessages {
  readonly chart: {
    readonly showTable: string;
    readonly hideTable: string;
    /** Buttons that hand the values over, and what has become of it. */
    readonly copyValues: string;
    readonly downloadValues: string;
    readonly downloadPng: string;
    readonly downloadSvg: string;
    readonly pictureDownloaded: string;
    readonly valuesCopied: string;
    readonly valuesDownloaded: string;
    readonly exportFailed: string;
    readonly notMeasured: string;
    /** Follows a value that the drawing is too short for. */
    readonly offScale: string;
    /** Beside the rows of a long table: how many of them are shown. */
    readonly rowsShown: (values: { readonly shown: string; readonly of: string }) => string;
    readonly moreRows: (values: { readonly count: string }) => string;
    /** A date in words and the time of day, both digits of each. */
    readonly dateTime: (values: {
      readonly date: string;
      readonly hour: string;
      readonly minute: string;
    }) => string;
  };
  readonly verdict: {
    readonly improvement: string;
    readonly stable: string;
    readonly watch: string;
    /** Seems to have changed, on photos that cannot vouch for it. */
    readonly unconfirmed: string;
    readonly incomparable: string;
    /** Stands for a difference of nothing, where a signed number would stand. */
    readonly noDifference: string;
  };
  readonly bandScale: {
    readonly label: string;
    /** Ranges of a band, ends included, units printed. */
    readonly under: (values: { readonly limit: string }) => string;
    readonly over: (values: { readonly limit: string }) => string;
    readonly from: (values: { readonly limit: string }) => string;
    readonly upTo: (values: { readonly limit: string }) => string;
    readonly between: (values: { readonly from: string; readonly to: string }) => string;
    readonly better: string;
    readonly worse: string;
    /** A limit as its handle says it while another one is in force. */
    readonly changed: (values: { readonly limit: string; readonly former: string }) => string;
    /** In the place of a scale whose bounds are none. */
    readonly unreadable: string;
  };
  readonly comparison: {
    readonly summary: (values: ComparisonSummary) => string;
    /** Under a large number, hence without it. */
    readonly counts: {
      readonly improvement: Counted;
      readonly stable: Counted;
      readonly watch: Counted;
      readonly unconfirmed: Counted;
      readonly incomparable: Counted;
    };
    readonly criterion: string;
    readonly before: string;
    readonly after: string;
    readonly plot: string;
    readonly change: string;
    readonly difference: string;
    readonly verdict: string;
    readonly tableCaption: (values: { readonly before: string; readonly after: string }) => string;
    readonly dumbbellNote: (values: { readonly before: string }) => string;
    readonly radarNote: string;
    readonly noChange: string;
  };
  readonly change: {
    /** Head of the column of drawings, for readers. */
    readonly plot: string;
    /** Head of the column of margins. */
    readonly margin: string;
    /** A margin as it is printed: « ± 8 pts ». */
    readonly within: (values: { readonly margin: string }) => string;
    /** Beside a criterion of low confidence. */
    readonly indicative: string;
    readonly tableCaption: (values: { readonly before: string; readonly after: string }) => string;
    /** Way to read the drawing. */
    readonly note: string;
    /** Follows the note where a criterion is indicative. */
    readonly indicativeNote: string;
    /** In the place of a chart without a criterion. */
    readonly none: string;
  };
  readonly faceMap: {
    /** From the worst zone to the best; `same` when all of them have one value. */
    readonly summary: (values: {
      readonly label: string;
      readonly worst: string;
      readonly worstValue: string;
      readonly best: string;
      readonly bestValue: string;
      readonly same: boolean;
      readonly zoneCount: number;
      readonly unmeasuredCount: number;
    }) => string;
    /** Without a single measured zone. */
    readonly nothing: (values: { readonly label: string }) => string;
    /** Names the list of zones. */
    readonly zones: (values: { readonly label: string }) => string;
    readonly tableCaption: (values: { readonly label: string }) => string;
    readonly zone: string;
    readonly value: string;
    readonly reading: string;
    /** In the place of a map without a zone. */
    readonly none: string;
  };
  readonly trend: {
    readonly summary: (values: {
      readonly label: string;
      readonly measureCount: number;
      readonly unmeasuredCount: number;
      readonly first: string;
      readonly last: string;
      readonly from: string;
      readonly to: string;
    }) => string;
    readonly single: (values: {
      readonly label: string;
      readonly value: string;
      readonly date: string;
      readonly unmeasuredCount: number;
    }) => string;
    readonly none: (values: { readonly label: string }) => string;
    readonly points: (values: { readonly label: string }) => string;
    readonly date: string;
    readonly value: string;
    readonly reading: string;
    readonly difference: string;
    readonly event: string;
    readonly since: (values: { readonly difference: string; readonly date: string }) => string;
    readonly stableBand: (values: { readonly margin: string; readonly date: string }) => string;
    readonly upIsBetter: string;
    /** Before the sentence and the table of a part of the time. */
    readonly within: (values: { readonly from: string; readonly to: string }) => string;
    /** Name of the strip that chooses it, and of its two handles. */
    readonly overview: (values: { readonly label: string }) => string;
    readonly overviewStart: string;
    readonly overviewEnd: string;
    readonly showAll: string;
    /** Events for which the drawing has no room. */
    readonly moreNotes: (values: { readonly count: number }) => string;
  };
  readonly barChart: {
    readonly highest: (values: {
      readonly label: string;
      readonly value: string;
      readonly category: string;
    }) => string;
    /** Every value is printed with its unit. */
    readonly total: (values: { readonly value: string }) => string;
    /** With the total of another period, and the name of that period. */
    readonly totals: (values: {
      readonly value: string;
      readonly previous: string;
      readonly label: string;
    }) => string;
    readonly previous: (values: { readonly label: string; readonly value: string }) => string;
    readonly missing: Counted;
    readonly bars: (values: { readonly label: string }) => string;
    readonly category: string;
    readonly empty: string;
  };
  readonly periodChart: {
    /** Names the control that moves the day. */
    readonly slider: (values: { readonly label: string }) => string;
    /** Value of a day; `previous` is that of the period before, `null` where none is drawn. */
    readonly reading: (values: {
      readonly label: string;
      readonly value: string;
      readonly previous: string | null;
    }) => string;
    /** Name of what the rule goes through, where the host gives none. */
    readonly shownName: string;
    readonly shown: (values: { readonly name: string; readonly label: string }) => string;
  };
  readonly statTile: { readonly noValue: string };
}
