import { type Diagnosis, formatDate, oldestFirst } from "@carnation/domain";
import { Button, type ButtonProps } from "@carnation/ui/button";
import { Columns2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { comparedWith } from "./comparedWith.ts";

interface CompareLinkProps {
  readonly diagnosis: Diagnosis;
  /** The diagnoses of the same person. */
  readonly all: readonly Diagnosis[];
  readonly variant?: ButtonProps["variant"];
}

/** « Comparer »: with the diagnosis before this one; nothing when there is no other. */
export function CompareLink({ diagnosis, all, variant }: CompareLinkProps): ReactNode {
  const other = comparedWith(diagnosis, all);
  if (other === null) return null;
  const [before, after] = oldestFirst(diagnosis, other);
  return (
    <Button asChild variant={variant}>
      <Link
        to={paths.comparison(before.id, after.id)}
        aria-label={`Comparer au diagnostic du ${formatDate(other.created)}`}
      >
        <Columns2 aria-hidden="true" size={18} strokeWidth={1.5} />
        Comparer
      </Link>
    </Button>
  );
}
