import type { ChartMessages } from "./ChartMessages.ts";
import { listed, present } from "./listed.ts";

const en = (count: number, one: string, other: string): string => `${count} ${count === 1 ? one : other}`;

/** The English of the charts. */
export const enChartMessages: ChartMessages = {
  chart: {
    showTable: "Show the values as a table",
    hideTable: "Hide the table",
    copyValues: "Copy the values",
    downloadValues: "Download as CSV",
    downloadPng: "Download the picture (PNG)",
    downloadSvg: "Download the drawing (SVG)",
    pictureDownloaded: "Picture downloaded.",
    valuesCopied: "Values copied.",
    valuesDownloaded: "CSV file ready.",
    exportFailed: "The export did not work. Try again in a moment.",
    notMeasured: "Not measured",
    offScale: "off the scale",
    rowsShown: ({ shown, of }) => `${shown} rows of ${of}`,
    moreRows: ({ count }) => `Show ${count} more rows`,
    dateTime: ({ date, hour, minute }) => `${date}, ${hour}:${minute}`,
  },
  verdict: {
    improvement: "Improvement",
    stable: "Stable",
    watch: "To watch",
    unconfirmed: "To confirm",
    incomparable: "Not comparable",
    noDifference: "=",
  },
  bandScale: {
    label: "Scale",
    under: ({ limit }) => `under ${limit}`,
    over: ({ limit }) => `over ${limit}`,
    from: ({ limit }) => `${limit} and more`,
    upTo: ({ limit }) => `${limit} and less`,
    between: ({ from, to }) => `${from} to ${to}`,
    better: "better",
    worse: "less good",
    changed: ({ limit, former }) => `${limit}, was ${former}`,
    unreadable: "Unreadable scale",
  },
  comparison: {
    summary: ({
      before,
      after,
      improvementCount,
      watchCount,
      stableCount,
      unconfirmedCount,
      incomparableCount,
    }) => {
      const parts = [
        ...present(improvementCount, en(improvementCount, "improvement", "improvements")),
        ...present(watchCount, `${en(watchCount, "criterion", "criteria")} to watch`),
        ...present(stableCount, en(stableCount, "stable criterion", "stable criteria")),
        ...present(unconfirmedCount, `${en(unconfirmedCount, "criterion", "criteria")} to confirm`),
        ...present(
          incomparableCount,
          en(incomparableCount, "criterion not comparable", "criteria not comparable"),
        ),
      ];
      return `Between ${before} and ${after}: ${listed(parts, "and") || "no criterion to compare"}.`;
    },
    counts: {
      improvement: ({ count }) => (count === 1 ? "Improvement" : "Improvements"),
      stable: () => "Stable",
      watch: () => "To watch",
      unconfirmed: () => "To confirm",
      incomparable: () => "Not comparable",
    },
    criterion: "Criterion",
    before: "Before",
    after: "After",
    plot: "Place on the scale",
    change: "Before → after",
    difference: "Difference",
    verdict: "Verdict",
    tableCaption: ({ before, after }) => `Values of ${before} and ${after}`,
    dumbbellNote: ({ before }) =>
      `Stroke: value of ${before}. Grey band: no significant difference for this criterion. Further right is better.`,
    radarNote: "Further from the centre is better. A criterion that was not measured interrupts the outline.",
    noChange: "No significant change between these two dates.",
  },
  change: {
    plot: "Change and margin",
    margin: "Margin",
    within: ({ margin }) => `± ${margin}`,
    indicative: "indicative",
    tableCaption: ({ before, after }) => `Changes and margins between ${before} and ${after}`,
    note: "Centre line: no change. Grey band: the margin of the criterion, in which nothing is said. Further right is better.",
    indicativeNote: "Dotted: an indicative value, to be confirmed by another photo.",
    none: "No criterion to compare between these two dates.",
  },
  faceMap: {
    summary: ({ label, worst, worstValue, best, bestValue, same, zoneCount, unmeasuredCount }) => {
      const range = same
        ? `${worstValue} everywhere`
        : `from ${worstValue} (${worst}) to ${bestValue} (${best})`;
      const without = en(unmeasuredCount, "zone not measured", "zones not measured");
      return `${label}, ${en(zoneCount, "zone", "zones")}: ${range}${unmeasuredCount > 0 ? `, ${without}` : ""}.`;
    },
    nothing: ({ label }) => `${label}: no zone was measured.`,
    zones: ({ label }) => `Zones: ${label}`,
    tableCaption: ({ label }) => `${label} by zone`,
    zone: "Zone",
    value: "Value",
    reading: "Reading",
    none: "No zone to show.",
  },
  trend: {
    summary: ({ label, measureCount, unmeasuredCount, first, last, from, to }) =>
      `${label}: ${from} on ${first}, ${to} on ${last}, ${en(measureCount, "measure", "measures")}${
        unmeasuredCount > 0 ? ` and ${en(unmeasuredCount, "date without one", "dates without one")}` : ""
      }.`,
    single: ({ label, value, date, unmeasuredCount }) =>
      `${label}: ${value} on ${date}, a single measure${
        unmeasuredCount > 0 ? ` and ${en(unmeasuredCount, "date without one", "dates without one")}` : ""
      }.`,
    none: ({ label }) => `${label}: no measure in this period.`,
    points: ({ label }) => `Measures: ${label}`,
    date: "Date",
    value: "Value",
    reading: "Reading",
    difference: "Difference from the reference",
    event: "Event",
    since: ({ difference, date }) => `${difference} since ${date}`,
    stableBand: ({ margin, date }) =>
      `Grey band: ± ${margin} around the value of ${date}, no significant difference.`,
    within: ({ from, to }) => `From ${from} to ${to}`,
    overview: ({ label }) => `Shown period: ${label}`,
    overviewStart: "Start of the period",
    overviewEnd: "End of the period",
    showAll: "Show all",
    upIsBetter: "Higher on the chart is better.",
    moreNotes: ({ count }) =>
      count === 1 ? "Another event is in the table." : `The other ${count} events are in the table.`,
  },
  barChart: {
    highest: ({ label, value, category }) => `${label}: at the highest, ${value} (${category}).`,
    total: ({ value }) => `Total: ${value}.`,
    totals: ({ value, previous, label }) => `Total: ${value}, against ${previous} (${label}).`,
    previous: ({ label, value }) => `${label}: ${value}`,
    missing: ({ count }) => `${en(count, "missing value", "missing values")}.`,
    bars: ({ label }) => `Values: ${label}`,
    category: "Category",
    empty: "No data for this period yet.",
  },
  periodChart: {
    slider: ({ label }) => `${label}: day shown`,
    reading: ({ label, value, previous }) =>
      `${label}: ${value}${previous === null ? "" : `, against ${previous}`}`,
    shownName: "Day shown",
    shown: ({ name, label }) => `${name}: ${label}`,
  },
  statTile: { noValue: "No value yet" },
};
