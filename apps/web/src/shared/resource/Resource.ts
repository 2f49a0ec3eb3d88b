import type { DocumentState, ListQuestion, ListState, PhotoUpload, Workspace } from "@carnation/data";
import type { CarnationError } from "@carnation/domain/error";
import type { PictureChange } from "@carnation/domain/internal/field";
import type { Actor } from "@carnation/product/permission";
import type { CsvCell } from "@carnation/product/statistics";
import type { DataTableColumn, DataTableSort } from "@carnation/ui/data-table";
import type { CarnationForm, FieldProblems } from "@carnation/ui/form";
import type { WritableAtom } from "jotai";
import type { ComponentType, ReactNode } from "react";
import type * as v from "valibot";
import type { Deletion } from "./Deletion.tsx";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import type { WatchAtom } from "../watch/watchAtom.ts";
import type { ListQuery } from "../state/queryState.ts";
import type { ListAsking } from "./listAsking.ts";
import type { PrerequisiteAtom } from "../forms/FormPrerequisites.tsx";

/** Describes whatever is a record of a resource. */
export interface Identified {
  readonly id: string;
}

/** A column of a list, and what a spreadsheet gets of it. */
export interface ResourceColumn<Row> extends DataTableColumn<Row> {
  /** Gives what the CSV file holds; null leaves the column out. @default `value`, a date as its day, true and false in words */
  readonly csv?: ((row: Row) => CsvCell) | null | undefined;
  /** The stored field by which the server sorts where the list is cut; of the column that the list is read by, `sort_key`. */
  readonly order?: string | undefined;
}

/** One choice of a filter. */
export interface FilterChoice<Row> {
  /** Its name in the address: `?etat=inactives`. */
  readonly id: string;
  readonly label: string;
  readonly keeps: (row: Row) => boolean;
  /** Question to the server where the list is cut: a stored field, and its values. */
  readonly asks?: Extract<ListQuestion, { readonly field: string }> | undefined;
}

/** A filter of a list. Its choice is in the address of the page. */
export interface ResourceFilter<Row> {
  /** Its name in the address: `etat`. */
  readonly id: string;
  readonly label: string;
  /** « toutes », « tous »: what leaves nothing out. */
  readonly all: string;
  /** One choice alone is a switch that bears its label, with how many it keeps. */
  readonly choices: readonly FilterChoice<Row>[];
  /** True when it stands beside the search, on a phone too. @default false */
  readonly isParts?: boolean | undefined;
  /**
   * Gives what is kept while nothing is chosen: the filter then says which list it is, and what is counted.
   * @default everything
   */
  readonly otherwise?: ((row: Row) => boolean) | undefined;
}

/** Describes what a list is called, and says where there is nothing. */
export interface ResourceTexts {
  /** Names the table for a screen reader: « Contre-indications de la liste commune ». */
  readonly caption: string;
  /** Counts how many there are, with their noun. */
  readonly count: (amount: number) => string;
  /** Holds what is searched: « Rechercher une contre-indication ». */
  readonly search: string;
  /** The verb that adds one. */
  readonly add: string;
  /** Word for those that come first, where not all are shown: « 200 premiers ». @default "premiers" */
  readonly firsts?: "premiers" | "premières" | undefined;
  /** Place where there are none: one sentence, and one line on what they will be for. */
  readonly empty: { readonly title: string; readonly text: string };
}

/** Describes what the list of a resource shows. A row is a record, or a record with what is known beside it. */
export interface ResourceListing<T extends Identified, Row extends T> {
  /** @default the records as they are watched */
  readonly rows?: WritableAtom<ListQuery<Row>, [], void> | undefined;
  readonly columns: readonly ResourceColumn<Row>[];
  readonly defaultSort: DataTableSort;
  /** The filters; those whose choices depend on what there is are made from the rows. */
  readonly filters?:
    | readonly ResourceFilter<Row>[]
    | ((rows: readonly Row[]) => readonly ResourceFilter<Row>[]);
  /** Count of how many are read at most: when there are as many, there may be more. */
  readonly limit?: number | undefined;
  /** Way that the server is asked for what is beyond the limit. */
  readonly asking?: ListAsking<Row> | undefined;
  /** Gives what else there is to know of the list, beside how many there are. */
  readonly facts?: ((rows: readonly Row[]) => readonly string[]) | undefined;
  /** A picture before the name. */
  readonly rowPicture?: ((row: Row) => ReactNode) | undefined;
  /** Gives what else can be done with a row: `MenuItem`s. */
  readonly rowActions?: ((row: Row) => ReactNode) | undefined;
  /** Name of the CSV file, without its extension; no file without. */
  readonly csv?: string | undefined;
}

/** Beside the fields of the domain's form: what becomes of the picture, which is sent apart. */
export interface Pictured {
  readonly picture: PictureChange;
}

/** The form of a record; `picture` is one of its values whether the resource has pictures or not. */
export type ResourceForm<Input extends Record<string, unknown>, Output> = CarnationForm<
  Input & Pictured,
  Output & Pictured
>;

/** Describes what the fields of a record are drawn from. */
export interface ResourceFieldsProps<Input extends Record<string, unknown>, Output, T, Given = readonly T[]> {
  readonly form: ResourceForm<Input, Output>;
  /** The record that is changed; null for a new one. */
  readonly record: T | null;
  readonly given: Given;
  /** Address of the picture that is stored; null while there is none to show. */
  readonly pictureSrc: string | null;
}

/** Way that a record is filled in. */
export interface ResourceFormDescription<T, Input extends Record<string, unknown>, Output, Given> {
  /** Holds what has to be known before the form opens: the names that are taken, what there is to choose from. */
  readonly given: PrerequisiteAtom<Given>;
  /**
   * The domain's form.
   * @param record the one that is changed; null for a new one
   * @param own the id that it has, or will have: it takes no name from itself, also when it is stored already and only the
   *   answer was lost
   */
  readonly schema: (given: Given, record: T | null, own: string) => v.GenericSchema<Input, Output>;
  /** Gives what the fields hold for a record; for a new one without. */
  readonly input: (record?: T) => Input;
  readonly Fields: ComponentType<ResourceFieldsProps<Input, Output, T, Given>>;
  /**
   * True when the fields are `ResourceFormSection`s, which take the width of the page; `indexed` lists them at the side.
   * @default false
   */
  readonly sections?: boolean | "indexed" | undefined;
  /** Beside the fields where there is room: what they amount to. */
  readonly Aside?: ComponentType<ResourceFieldsProps<Input, Output, T, Given>> | undefined;
  /** The fields that a refusal is about, with the sentence of each; the whole form without. */
  readonly problemsOf?: ((error: CarnationError) => FieldProblems<Input & Pictured> | null) | undefined;
  /** Gives what else can be done with a record, beside its name. */
  readonly actions?: ((record: T) => ReactNode) | undefined;
}

/** Describes what is asked of the server; nothing is written later, when it fails. */
export interface ResourceCommands<T, Output> {
  /** @throws {CarnationError} sent again with the same id, it makes no second one */
  add(added: Output & Identified): Promise<unknown>;
  /** @param opened what is compared with what is stored. @throws {CarnationError} aborted when it was changed since */
  save(id: string, fields: Output & { picture?: null }, opened?: T): Promise<unknown>;
}

/** The picture of a record, which is sent once the record is saved. */
export interface ResourcePicture<T> {
  readonly upload: (workspace: Workspace, id: string, file: File) => PhotoUpload;
  readonly read: (workspace: Workspace, record: T) => Promise<Blob>;
  /** The file's name; null when there is none. */
  readonly nameOf: (record: T) => string | null;
  /** « La recommandation est enregistrée »: what is said while the picture is on its way, or when it was not sent. */
  readonly saved: string;
}

/** Way that the chosen rows are switched on and off together. */
export interface ResourceActivation<Row> {
  readonly isActive: (row: Row) => boolean;
  readonly setActive: (workspace: Workspace, row: Row, active: boolean) => Promise<unknown>;
  /** Gives what follows when they are switched off, as a sentence: « 14 recommandations ne seront plus proposées. » */
  readonly consequence: (rows: readonly Row[]) => string;
  /** « 3 sous-catégories »: how many, with their noun. */
  readonly count: (amount: number) => string;
}

/**
 * A resource of the back-office: its list, its add and its edit screen are composed from this (`resourceScreens`).
 * What a screen needs beyond it makes it a screen of its own, not an option here.
 */
export interface ResourceDescription<
  T extends Identified,
  Row extends T,
  Input extends Record<string, unknown>,
  Output extends object,
  Given,
> {
  readonly pages: ResourcePages;
  /** Its live watches (`resourceAtoms`). */
  readonly watches: {
    readonly list: WatchAtom<ListState<T>>;
    readonly byId: (id: string) => WatchAtom<DocumentState<T>>;
  };
  /** The domain's word on who may add one (null), or change one. The route asks for the rest, the server for everything. */
  readonly permission: (actor: Actor, record: T | null) => boolean;
  /** Gives what a record is called. */
  readonly nameOf: (record: T) => string;
  readonly texts: ResourceTexts;
  readonly list: ResourceListing<T, Row>;
  readonly form: ResourceFormDescription<T, Input, Output, Given>;
  readonly commands: (workspace: Workspace) => ResourceCommands<T, Output>;
  readonly picture?: ResourcePicture<T> | undefined;
  /** The field that is changed in the table itself. */
  readonly rename?: (keyof Input & string) | undefined;
  readonly deletion?: Deletion<T> | undefined;
  readonly activation?: ResourceActivation<Row> | undefined;
}
