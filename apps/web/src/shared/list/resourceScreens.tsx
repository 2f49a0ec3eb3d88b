import type { Workspace } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import type { Actor } from "@carnation/product/permission";
import { EmptyState } from "@carnation/ui/empty-state";
import { useAtom, useAtomValue } from "jotai";
import { useMemo, type ComponentType, type ReactNode } from "react";
import { ListPage } from "./ListPage.tsx";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import { RecordPage } from "../resource/RecordPage.tsx";
import { FormPrerequisites } from "../forms/FormPrerequisites.tsx";
import { actorAtom } from "../watch/accountAtoms.ts";
import { itemsOf, type ListQuery } from "../state/queryState.ts";
import type { Identified, ResourceDescription } from "../resource/Resource.ts";
import { renameIn } from "./renameIn.tsx";
import { ResourceFormPage } from "../resource/ResourceFormPage.tsx";
import { errorMessage } from "../feedback/errorMessage.ts";

/** Count of how many rows stand on a page. */
const PAGE_SIZE = 25;

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
  const { pages, watches, texts, list, form, nameOf, deletion, activation, rename, permission } = description;
  // Without rows of its own, a row is a record.
  const rowsAtom = list.rows ?? (watches.list as unknown as NonNullable<typeof list.rows>);
  const commands = {
    add: (workspace: Workspace, added: Output & Identified) => description.commands(workspace).add(added),
    save: (workspace: Workspace, id: string, fields: Output & { picture?: null }, opened?: T) =>
      description.commands(workspace).save(id, fields, opened),
  };
  const Rename =
    rename === undefined ? undefined : renameIn({ field: rename, form, nameOf, save: commands.save });

  function ListScreen(): ReactNode {
    const [watched, retry]: [ListQuery<Row>, () => void] = useAtom(rowsAtom);
    const actor = useAtomValue(actorAtom);
    const all = itemsOf(watched);
    const filters = useMemo(
      () => (typeof list.filters === "function" ? list.filters(all) : list.filters),
      [all],
    );
    return (
      <ListPage<Row>
        watched={watched}
        onRetry={retry}
        pages={pages}
        texts={texts}
        columns={list.columns}
        defaultSort={list.defaultSort}
        filters={filters}
        mayWrite={actor !== null && permission(actor, null)}
        limit={list.limit}
        asking={list.asking}
        facts={list.facts}
        pageSize={PAGE_SIZE}
        csv={list.csv}
        getRowName={nameOf}
        rowPicture={list.rowPicture}
        openLabel={pages.open ? "Ouvrir" : undefined}
        rowActions={list.rowActions}
        deletion={deletion}
        Rename={Rename}
        activation={activation}
      />
    );
  }

  function AddScreen(): ReactNode {
    return (
      <WhenPermitted to={(actor) => permission(actor, null)}>
        <FormPrerequisites atom={form.given}>
          {(given) => (
            <ResourceFormPage description={description} commands={commands} given={given} record={null} />
          )}
        </FormPrerequisites>
      </WhenPermitted>
    );
  }

  function EditScreen(): ReactNode {
    return (
      <RecordPage atoms={watches.byId} pages={pages} editing>
        {(record) => (
          <WhenPermitted key={record.id} to={(actor) => permission(actor, record)}>
            <FormPrerequisites atom={form.given}>
              {(given) => (
                <ResourceFormPage
                  description={description}
                  commands={commands}
                  given={given}
                  record={record}
                />
              )}
            </FormPrerequisites>
          </WhenPermitted>
        )}
      </RecordPage>
    );
  }

  return { ListScreen, AddScreen, EditScreen };
}

interface WhenPermittedProps {
  readonly to: (actor: Actor) => boolean;
  readonly children: ReactNode;
}

/** Shows what somebody may do, or that they may not. The server decides with the same policies. */
function WhenPermitted({ to, children }: WhenPermittedProps): ReactNode {
  const actor = useAtomValue(actorAtom);
  if (actor !== null && to(actor)) return children;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <EmptyState title={errorMessage(new CarnationError("permission-denied"))} />
    </PageMain>
  );
}
