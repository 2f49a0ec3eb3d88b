import { formatCount, formatMoney } from "@carnation/domain/format";
import { lowerFirst } from "@carnation/domain/internal/text";
import type { DataTableColumn } from "@carnation/ui/data-table";
import { Check, EyeOff, Minus, PencilLine, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { RecommendationThumbnail } from "./RecommendationThumbnail.tsx";
import type { CatalogueRow, RowState } from "./catalogueRows.ts";

/** Count of how many contraindications a row names; the others are counted. */
const NAMED = 2;

/** Length of what two lines of the column hold. */
const LONGEST = 46;

const states: Readonly<Record<RowState, readonly [words: string, icon: LucideIcon]>> = {
  proposed: ["Proposée", Check],
  own: ["La vôtre", PencilLine],
  hidden: ["Masquée", EyeOff],
  inactive: ["Désactivée", Minus],
  unproposed: ["Non proposée", Minus],
};

/** Shows what becomes of a recommendation, in a word with its icon. */
export function StateWords({ state }: { readonly state: RowState }): ReactNode {
  const [words, Icon] = states[state];
  const isOn = state === "proposed" || state === "own";
  return (
    <span
      className={`flex items-center gap-1.5 text-small whitespace-nowrap ${isOn ? "text-ink" : "text-ink-2"}`}
    >
      <Icon aria-hidden="true" className="size-4 flex-none" strokeWidth={1.5} />
      {words}
    </span>
  );
}

/** « Grossesse, allaitement +3 »: the second is counted too where the two are long. */
function Contraindications({ names }: { readonly names: readonly string[] }): ReactNode {
  const [first, second] = names;
  if (first === undefined) return <span className="text-small text-ink-3">Aucune</span>;
  const both = second === undefined ? first : `${first}, ${lowerFirst(second)}`;
  const fits = both.length <= LONGEST;
  const others = names.length - (fits ? NAMED : 1);
  return (
    <span className="text-small">
      {fits ? both : shorten(first)}
      {others > 0 ? <span className="whitespace-nowrap text-ink-3">{` +${others}`}</span> : null}
    </span>
  );
}

const shorten = (name: string): string =>
  name.length <= LONGEST ? name : `${name.slice(0, LONGEST - 4).trimEnd()}…`;

/** The columns of the catalogue; where there is no room the row says under its name what matters of them. */
export const columns: readonly DataTableColumn<CatalogueRow>[] = [
  { id: "name", header: "Nom", value: ({ recommendation }) => recommendation.name, sortable: true },
  {
    id: "subcategory",
    header: "Sous-catégorie",
    value: ({ subcategoryName }) => subcategoryName || null,
    sortable: true,
    priority: 2,
    width: "136px",
  },
  {
    id: "moments",
    header: "Quand",
    value: ({ moments }) => moments || null,
    standIn: ({ moments }) => moments,
    width: "138px",
  },
  {
    id: "contraindications",
    header: "Contre-indications",
    cell: ({ contraindications }) => <Contraindications names={contraindications} />,
    standIn: ({ recommendation: { contraindications } }) =>
      contraindications.length === 0
        ? null
        : formatCount(contraindications.length, "contre-indication", "contre-indications"),
    priority: 3,
    width: "190px",
  },
  {
    id: "price",
    header: "Prix TTC",
    value: ({ price }) => price,
    cell: ({ price }) => (
      <span className={price === null ? undefined : "text-ink"}>
        {price === null ? "À saisir" : formatMoney(price)}
      </span>
    ),
    sortable: true,
    align: "end",
    phone: "value",
    width: "88px",
  },
  {
    id: "state",
    header: "État",
    cell: ({ state }) => <StateWords state={state} />,
    standIn: ({ reason }) => reason,
    // What nearly all of them share is not repeated where there is little room.
    phone: ({ state }) => (state === "proposed" ? undefined : "aside"),
    width: "104px",
  },
];

/** The criteria that a row answers, or why it is not proposed. */
export const rowNote = ({ reason, targets }: CatalogueRow): ReactNode => reason ?? targets;

export const rowPicture = ({ recommendation }: CatalogueRow): ReactNode => (
  <RecommendationThumbnail recommendation={recommendation} />
);
