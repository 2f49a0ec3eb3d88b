import { monthlyCosts, totalOf } from "./monthlyCosts.ts";
import { monthlyQuantities } from "./monthlyQuantities.ts";

/** Numbers of diagnoses a month for which the table is made. */
export const tableDiagnoses = [100, 10_000, 1_000_000] as const;

const counts = new Intl.NumberFormat("en", { maximumSignificantDigits: 3 });
const euros = new Intl.NumberFormat("en", { maximumFractionDigits: 0 });

/** Shows a count and, where it is paid for, its euros. */
const cell = (quantity: string, price: number): string =>
  price < 0.5 ? quantity : `${quantity}: ${euros.format(price)} €`;

function column(diagnoses: number): readonly string[] {
  const quantities = monthlyQuantities(diagnoses);
  const costs = monthlyCosts(quantities);
  const of = (quantity: number, unit = ""): string => `${counts.format(quantity)}${unit}`;
  const { storedDocuments, storedFiles, documentEgress, fileEgress, applicationEgress } = quantities;
  return [
    of(diagnoses),
    cell(of(quantities.reads), costs.reads),
    cell(of(quantities.writes), costs.writes),
    cell(of(quantities.invocations), costs.invocations),
    cell(`${of(quantities.gibSeconds)}, ${of(quantities.vcpuSeconds)} vCPU-seconds`, costs.compute),
    cell(of(storedDocuments + storedFiles, " GB"), costs.storage),
    cell(of(documentEgress + fileEgress + applicationEgress, " GB"), costs.egress),
    `${euros.format(totalOf(costs))} €`,
  ];
}

const heads = [
  "diagnoses a month",
  "reads",
  "writes",
  "invocations",
  "GB-seconds",
  "stored",
  "egress",
  "a month after a year",
];

/** Gives the table of `docs/operations.md` in Markdown, its columns as wide as their longest cell. */
export function costTable(): string {
  const columns = [heads, ...tableDiagnoses.map(column)];
  const widths = columns.map((cells) => Math.max(...cells.map(({ length }) => length)));
  const lines = heads.map((_, row) =>
    columns.map((cells, at) => (cells[row] ?? "").padEnd(widths[at] ?? 0)).join(" | "),
  );
  const [head = "", ...rest] = lines;
  const rule = widths.map((width) => "-".repeat(width)).join(" | ");
  return [head, rule, ...rest].map((line) => `| ${line} |`).join("\n");
}
