import type { DataTableProps } from "@carnation/ui/data-table";
import type { ReactNode } from "react";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import type { Deletion } from "../resource/Deletion.tsx";
import type { ListAsking } from "../resource/listAsking.ts";
import type {
  Identified,
  ResourceActivation,
  ResourceColumn,
  ResourceFilter,
  ResourceTexts,
} from "../resource/Resource.ts";
import type { ListQuery } from "../state/queryState.ts";
import type { RenameProps } from "./useRowContent.tsx";

/** Describes the page of a resource: what it lists, and what can be done with it. */
export interface ListPageProps<Row extends Identified> extends Pick<
  DataTableProps<Row>,
  "getRowName" | "rowPicture"
> {
  readonly watched: ListQuery<Row>;
  readonly onRetry: () => void;
  readonly pages: ResourcePages;
  readonly texts: ResourceTexts;
  /** Like the filters and the sort, they must keep their identity while they are the same. */
  readonly columns: readonly ResourceColumn<Row>[];
  readonly defaultSort: NonNullable<DataTableProps<Row>["defaultSort"]>;
  readonly filters?: readonly ResourceFilter<Row>[] | undefined;
  /** True when records can be added, changed and deleted from here. @default true */
  readonly mayWrite?: boolean | undefined;
  /** Holds what opens a row, in its menu. @default « Modifier » */
  readonly openLabel?: string | undefined;
  /** Gives what else can be done with a row: `MenuItem`s. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Way that a row is deleted, where that is done from the list. */
  readonly deletion?: Deletion<Row> | undefined;
  /** Changes the name of a row where it stands. */
  readonly Rename?: ((props: RenameProps<Row>) => ReactNode) | undefined;
  /** Way that chosen rows are switched on and off. */
  readonly activation?: ResourceActivation<Row> | undefined;
  /** Count of how many are read at most: when there are as many, there may be more. @default all of them */
  readonly limit?: number | undefined;
  /** Way that the server is asked for what is beyond the limit. It must keep its identity. */
  readonly asking?: ListAsking<Row> | undefined;
  /** Gives what else there is to know of the list, beside how many there are. */
  readonly facts?: ((rows: readonly Row[]) => readonly string[]) | undefined;
  /** Count of how many stand on a page. @default all of them, in a region that scrolls */
  readonly pageSize?: number | undefined;
  /** Holds what else there is to do with the list, before the button that adds to it. */
  readonly tools?: ReactNode;
  /** Name of the CSV file of what is filtered and sorted; none without. */
  readonly csv?: string | undefined;
}
