import { isSavedRoutine } from "@carnation/domain/internal/routine";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../navigation/paths.ts";

/** To the routine: to be composed, or as it was saved. */
export function RoutineLink({ diagnosis: { id, routine } }: { readonly diagnosis: Diagnosis }): ReactNode {
  return (
    <Button asChild variant="primary" className="cn-no-print justify-self-start">
      <Link to={paths.routine(id)}>
        {isSavedRoutine(routine) ? "Ajuster la routine" : "Construire la routine"}
      </Link>
    </Button>
  );
}
