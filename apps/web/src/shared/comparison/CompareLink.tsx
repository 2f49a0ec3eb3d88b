import { formatPhotoDate } from "@carnation/domain/internal/format";
import { oldestFirst } from "@carnation/domain/comparison";
import type { Diagnosis } from "@carnation/product/diagnosis";
import { Button, type ButtonProps } from "@carnation/ui/button";
import { Columns2 } from "lucide-react";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../navigation/paths.ts";
import { diagnosesOf } from "../watch/catalogueAtoms.ts";
import { itemsOf } from "../state/queryState.ts";
import { comparedWith } from "./comparedWith.ts";

interface CompareLinkProps {
  readonly diagnosis: Pick<Diagnosis, "id" | "created" | "state">;
  /** The diagnoses of the same person. */
  readonly all: readonly Diagnosis[];
  readonly variant?: ButtonProps["variant"];
  /** Leaves out the icon, where the words need the room. @default false */
  readonly plain?: boolean;
}

/** « Comparer »: with the diagnosis before this one; nothing when there is no other. */
export function CompareLink({ diagnosis, all, variant, plain = false }: CompareLinkProps): ReactNode {
  const other = comparedWith(diagnosis, all);
  if (other === null) return null;
  const [before, after] = oldestFirst(diagnosis, other);
  return (
    <Button asChild variant={variant}>
      <Link
        to={paths.comparison(before.id, after.id)}
        aria-label={`Comparer au diagnostic du ${formatPhotoDate(
          other.created,
          all.map(({ created }) => created),
        )}`}
      >
        {plain ? null : <Columns2 aria-hidden="true" size={18} strokeWidth={1.5} />}
        Comparer
      </Link>
    </Button>
  );
}

interface CompareWithOthersProps extends Pick<CompareLinkProps, "diagnosis" | "variant" | "plain"> {
  /** Id of the client. */
  readonly customer: string;
}

/** The same, for whoever does not know the diagnoses of the client yet. */
export function CompareWithOthers({ customer, ...rest }: CompareWithOthersProps): ReactNode {
  return <CompareLink all={itemsOf(useAtomValue(diagnosesOf(customer)))} {...rest} />;
}
