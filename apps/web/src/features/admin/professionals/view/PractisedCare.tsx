import { formatCount } from "@carnation/domain/format";
import { compareSubcategories, subcategoryLabel } from "@carnation/domain/internal/subcategory";
import type { Professional } from "@carnation/product/account";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { PageSection } from "../../../../shared/layout/PageSection.tsx";
import { subcategoriesAtom } from "../../../../shared/watch/catalogueAtoms.ts";
import { itemsOf } from "../../../../shared/state/queryState.ts";

/** Shows which kinds of other care the professional practises. */
export function PractisedCare({ professional }: { readonly professional: Professional }): ReactNode {
  const watched = useAtomValue(subcategoriesAtom);
  const enabled = professional.enabledSubcategories;
  const named = itemsOf(watched)
    .filter(({ id }) => enabled.includes(id))
    .toSorted(compareSubcategories);
  const gone = watched.status === "ready" ? enabled.length - named.length : 0;
  return (
    <PageSection title="Soins pratiqués">
      {enabled.length === 0 ? (
        <p className="text-ink-2">Aucun. Ses routines ne proposent que des cosmétiques.</p>
      ) : (
        <ul className="grid gap-1">
          {named.map((care) => (
            <li key={care.id}>{subcategoryLabel(care)}</li>
          ))}
          {gone === 0 ? null : (
            <li className="text-ink-2">
              {formatCount(
                gone,
                "autre, qui n’est plus au catalogue",
                "autres, qui ne sont plus au catalogue",
              )}
            </li>
          )}
        </ul>
      )}
    </PageSection>
  );
}
