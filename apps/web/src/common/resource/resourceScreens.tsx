import type { Workspace } from "@carnation/data";
import { useAtom } from "jotai";
import type { ComponentType, ReactNode } from "react";
import { ListPage } from "../ListPage.tsx";
import { RecordPage } from "../RecordPage.tsx";
import { WhenListed } from "../WhenListed.tsx";
import type { WatchedList } from "../state/watched.ts";
import type { Identified, ResourceDescription } from "./Resource.ts";
import { ResourceFormPage } from "./ResourceFormPage.tsx";

/** The three screens of a resource, for the three rows of the route table. */
export interface ResourceScreens {
  readonly ListScreen: ComponentType;
  readonly AddScreen: ComponentType;
  readonly EditScreen: ComponentType;
}

/** Composes the screens of a resource from its description. */
export function resourceScreens<
  T extends Identified,
  Row extends T,
  Input extends Record<string, unknown>,
  Output extends object,
  Given,
>(description: ResourceDescription<T, Row, Input, Output, Given>): ResourceScreens {
  const { pages, watches, texts, list, form, nameOf, deletion } = description;
  // Without rows of its own, a row is a record.
  const rowsAtom = list.rows ?? (watches.list as unknown as NonNullable<typeof list.rows>);

  function ListScreen(): ReactNode {
    const [watched, retry]: [WatchedList<Row>, () => void] = useAtom(rowsAtom);
    return (
      <ListPage
        watched={watched}
        onRetry={retry}
        pages={pages}
        caption={texts.caption}
        count={texts.count}
        searchLabel={texts.search}
        addLabel={texts.add}
        empty={texts.empty}
        columns={list.columns}
        defaultSort={list.defaultSort}
        limit={list.limit}
        getRowName={nameOf}
        rowPicture={list.rowPicture}
        rowActions={list.rowActions}
        deletion={deletion}
      />
    );
  }

  const commands = {
    add: (workspace: Workspace, added: Output & Identified) => description.commands(workspace).add(added),
    save: (workspace: Workspace, id: string, fields: Output & { picture?: null }, opened?: T) =>
      description.commands(workspace).save(id, fields, opened),
  };

  function AddScreen(): ReactNode {
    return (
      <WhenListed atom={form.given}>
        {(given) => (
          <ResourceFormPage description={description} commands={commands} given={given} record={null} />
        )}
      </WhenListed>
    );
  }

  function EditScreen(): ReactNode {
    return (
      <RecordPage atoms={watches.byId} pages={pages}>
        {(record) => (
          <WhenListed key={record.id} atom={form.given}>
            {(given) => (
              <ResourceFormPage description={description} commands={commands} given={given} record={record} />
            )}
          </WhenListed>
        )}
      </RecordPage>
    );
  }

  return { ListScreen, AddScreen, EditScreen };
}
