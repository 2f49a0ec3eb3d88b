import { FilterBar, FilterSelect, FilterToggle } from "@carnation/ui/filter-bar";
import { SearchField } from "@carnation/ui/search-field";
import { SegmentedControl } from "@carnation/ui/segmented-control";
import type { ReactNode } from "react";
import type { ResourceFilter } from "../resource/Resource.ts";
import type { ListView } from "./listView.ts";

interface ListFiltersProps<Row> {
  readonly searchLabel: string;
  readonly filters: readonly ResourceFilter<Row>[];
  /** Rows that are counted; null where not all of them are known. */
  readonly rows: readonly Row[] | null;
  readonly view: ListView;
  readonly setView: (change: Partial<ListView>) => void;
}

/** The search and the filters of a list: the parts of it, choices, and what is on or off, with how many it keeps. */
export function ListFilters<Row>({
  searchLabel,
  filters,
  rows,
  view,
  setView,
}: ListFiltersProps<Row>): ReactNode {
  const { search, choices } = view;
  const choose = (id: string) => (choice: string) => setView({ choices: { ...choices, [id]: choice } });
  const parts = filters.find(({ isParts }) => isParts === true);
  const others = filters.filter((filter) => filter !== parts && filter.choices.length > 0);
  return (
    <FilterBar
      search={
        <SearchField
          label={searchLabel}
          value={search}
          onValueChange={(typed) => setView({ search: typed })}
        />
      }
      primary={
        parts ? (
          <SegmentedControl
            label={parts.label}
            labelHidden
            value={choices[parts.id] ?? ""}
            onValueChange={choose(parts.id)}
            options={[
              { value: "", label: parts.all },
              ...parts.choices.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        ) : undefined
      }
      activeCount={Object.values(choices).filter((choice) => choice !== "").length}
      onClear={() => setView({ choices: {} })}
    >
      {others.length === 0
        ? undefined
        : others.map((filter) => (
            <OneFilter
              key={filter.id}
              filter={filter}
              rows={rows}
              choice={choices[filter.id] ?? ""}
              onChoose={choose(filter.id)}
            />
          ))}
    </FilterBar>
  );
}

interface OneFilterProps<Row> {
  readonly filter: ResourceFilter<Row>;
  readonly rows: readonly Row[] | null;
  readonly choice: string;
  readonly onChoose: (choice: string) => void;
}

function OneFilter<Row>({ filter, rows, choice, onChoose }: OneFilterProps<Row>): ReactNode {
  const [only, ...more] = filter.choices;
  if (only && more.length === 0) {
    return (
      <FilterToggle
        pressed={choice === only.id}
        onPressedChange={(pressed) => onChoose(pressed ? only.id : "")}
        count={rows === null ? undefined : String(rows.filter(only.keeps).length)}
      >
        {only.label}
      </FilterToggle>
    );
  }
  return (
    <FilterSelect
      label={filter.label}
      allLabel={filter.all}
      options={filter.choices.map(({ id, label }) => ({ value: id, label }))}
      value={choice}
      onValueChange={onChoose}
    />
  );
}
