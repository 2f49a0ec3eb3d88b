import { formatCount } from "@carnation/domain/format";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import type { CatalogueView } from "./catalogueView.ts";
import { pages } from "./recommendations.ts";
import type { Catalogue } from "./useCatalogue.ts";

interface NoRowsProps {
  readonly catalogue: Catalogue;
  readonly view: CatalogueView;
  readonly onClear: () => void;
}

/** Shows why there is no row, and what can be done about it. */
export function NoRows({ catalogue, view, onClear }: NoRowsProps): ReactNode {
  const { category, source, subcategory, state, moment, criterion, search } = view;
  const all = catalogue.items.status === "ready" ? catalogue.items.value : [];
  const adding = (
    <Button asChild variant="primary">
      <Link to={pages.add}>Ajouter une recommandation</Link>
    </Button>
  );
  const noOwn = !all.some(({ isOwn }) => isOwn);
  if (noOwn && (source === "miennes" || all.length === 0)) {
    return (
      <EmptyState title="Créez votre première recommandation" action={adding}>
        Vos produits et vos soins, avec vos prix, seront proposés à côté du catalogue commun.
      </EmptyState>
    );
  }
  const isCategoryAlone = [source, subcategory, state, moment, criterion, search].every(
    (given) => given === "",
  );
  if (category === "other" && isCategoryAlone) {
    return (
      <EmptyState title="Aucun autre soin pour l’instant" action={adding}>
        Les soins du catalogue commun apparaissent ici pour les sous-catégories que vous pratiquez, choisies
        dans votre compte.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title="Aucune recommandation ne correspond"
      action={<Button onClick={onClear}>Effacer les filtres</Button>}
    >
      Élargissez la recherche ou changez de filtre.
    </EmptyState>
  );
}

interface HiddenRowsProps {
  readonly catalogue: Catalogue;
  readonly view: CatalogueView;
  /** Shows what is hidden. */
  readonly onShow: () => void;
}

/** Says how many are hidden, with the way to see them again. */
export function HiddenRows({ catalogue: { items }, view, onShow }: HiddenRowsProps): ReactNode {
  const all = items.status === "ready" ? items.value : [];
  const hidden = all.filter(
    ({ recommendation, exclusion }) =>
      exclusion === "hidden" && (view.category === "" || recommendation.category === view.category),
  ).length;
  if (hidden === 0 || view.state !== "") return null;
  return (
    <p className="text-small text-ink-2">
      {isConfirmed(items)
        ? `${formatCount(hidden, "recommandation masquée", "recommandations masquées")}. `
        : "Certaines sont masquées. "}
      <Button variant="text" onClick={onShow}>
        {hidden === 1 && isConfirmed(items) ? "La revoir" : "Les revoir"}
      </Button>
    </p>
  );
}
