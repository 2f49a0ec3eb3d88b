import { CarnationError } from "@carnation/domain/error";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../navigation/PageHeading.tsx";
import { PageMain } from "../navigation/PageMain.tsx";
import { paths } from "../navigation/paths.ts";
import { errorMessage } from "../feedback/errorMessage.ts";

/** An address that leads to no diagnosis of this account. */
export function NoSuchDiagnosis(): ReactNode {
  return (
    <PageMain>
      <PageHeading title="Diagnostic introuvable" />
      <EmptyState
        className="mt-6"
        title={errorMessage(new CarnationError("not-found"))}
        action={
          <Button asChild>
            <Link to={paths.diagnosis}>Voir les diagnostics récents</Link>
          </Button>
        }
      />
    </PageMain>
  );
}
