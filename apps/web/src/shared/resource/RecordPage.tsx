import type { DocumentState } from "@carnation/data";
import { CarnationError } from "@carnation/domain/error";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link, useParams } from "react-router";
import { DocumentContent } from "../feedback/DocumentContent.tsx";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import type { ResourcePages } from "../navigation/ResourcePages.ts";
import { isOutdated, type WatchAtom } from "../watch/watchAtom.ts";
import { loading } from "../state/queryState.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

interface RecordPageProps<T> {
  /** The watches of the resource, by id. */
  readonly atoms: (id: string) => WatchAtom<DocumentState<T>>;
  /** The name of its id in the address. @default "id" */
  readonly parameter?: string | undefined;
  /** The list that it belongs to. */
  readonly pages: ResourcePages;
  /** Marks a page with a form: its fields never begin with what an earlier page knew of the record. @default false */
  readonly editing?: boolean;
  /** Draws the page of the record that the address names. */
  readonly children: (record: T) => ReactNode;
}

/** The page of the record that the address names, or of why there is nothing to show. */
export function RecordPage<T>({
  atoms,
  parameter = "id",
  pages,
  editing = false,
  children,
}: RecordPageProps<T>): ReactNode {
  const { [parameter]: id = "" } = useParams();
  const [known, retry] = useAtom(atoms(id));
  const watched = editing && isOutdated(known) ? loading : known;
  if (watched.status === "ready") return children(watched.value);
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="20rem" />}
        missing={
          <EmptyState
            title={errorMessage(new CarnationError("not-found"))}
            action={
              <Button asChild>
                <Link to={pages.path}>{pages.label}</Link>
              </Button>
            }
          />
        }
      >
        {() => null}
      </DocumentContent>
    </PageMain>
  );
}
