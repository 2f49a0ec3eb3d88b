import { formatCount } from "@carnation/domain/format";
import { Button } from "@carnation/ui/button";
import { EmptyState } from "@carnation/ui/empty-state";
import { Skeleton } from "@carnation/ui/skeleton";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { NoItems } from "../../../shared/feedback/NoItems.tsx";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import type { CatalogueItem, CatalogueView } from "./catalogueView.ts";
import { RecommendationCard } from "./RecommendationCard.tsx";
import type { RecommendationActions } from "./RecommendationMenu.tsx";
import { pages } from "./recommendations.ts";
import type { Catalogue } from "./useCatalogue.ts";

/** Count of how many cards are drawn at first, and added at a time: each reads its picture. */
const CARDS = 24;

const grid = "grid grid-cols-1 gap-x-6 tablet:gap-y-9 tablet:grid-cols-2 desk:grid-cols-3 wide:grid-cols-4";

interface CatalogueCardsProps extends RecommendationActions {
  readonly catalogue: Catalogue;
  readonly items: readonly CatalogueItem[];
  readonly view: CatalogueView;
  readonly onClear: () => void;
  /** Shows what is hidden. */
  readonly onShowHidden: () => void;
}

/** The recommendations of a view as cards, a page of them at a time. */
export function CatalogueCards({
  catalogue,
  items,
  view,
  onClear,
  onShowHidden,
  ...actions
}: CatalogueCardsProps): ReactNode {
  const [drawn, setDrawn] = useState(CARDS);
  const counted = useRef(items.length);
  const list = useRef<HTMLUListElement>(null);
  // A card that goes takes the focus with it: whoever works by the keyboard stays in the list.
  useEffect(() => {
    if (document.activeElement === document.body && items.length < counted.current) list.current?.focus();
    counted.current = items.length;
  }, [items.length]);
  const hidden = hiddenIn(catalogue, view);
  const back =
    hidden > 0 && view.state === "" ? (
      <p className="text-small text-ink-2">
        {isConfirmed(catalogue.items)
          ? `${formatCount(hidden, "recommandation masquée", "recommandations masquées")}. `
          : "Certaines sont masquées. "}
        <Button variant="text" onClick={onShowHidden}>
          {hidden === 1 && isConfirmed(catalogue.items) ? "La revoir" : "Les revoir"}
        </Button>
      </p>
    ) : null;
  if (items.length === 0) {
    return (
      <>
        <NoItems list={catalogue.items} onClear={onClear}>
          <NoCard catalogue={catalogue} view={view} onClear={onClear} />
        </NoItems>
        {back}
      </>
    );
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label="Recommandations" className={`${grid} outline-none`}>
        {items.slice(0, drawn).map((item) => (
          <li key={item.recommendation.id} className="min-w-0">
            <RecommendationCard item={item} catalogue={catalogue} {...actions} />
          </li>
        ))}
      </ul>
      {items.length > drawn ? (
        <Button className="justify-self-center" onClick={() => setDrawn(drawn + CARDS)}>
          {`Afficher ${formatCount(Math.min(CARDS, items.length - drawn), "autre", "autres")}`}
        </Button>
      ) : null}
      {back}
    </>
  );
}

/** Counts how many of the category are hidden. */
function hiddenIn({ items }: Catalogue, { category }: CatalogueView): number {
  const all = items.status === "ready" ? items.value : [];
  return all.filter(
    ({ recommendation, exclusion }) => exclusion === "hidden" && recommendation.category === category,
  ).length;
}

/** Shows why there is no card, and what can be done about it. */
function NoCard({ catalogue, view, onClear }: Pick<CatalogueCardsProps, "catalogue" | "view" | "onClear">) {
  const { source, subcategory, state, search, category } = view;
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
  if (category === "other" && [source, subcategory, state, search].every((given) => given === "")) {
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

/** Grey cards, while the catalogue loads. */
export function CardsOnTheirWay(): ReactNode {
  return (
    <div className={grid}>
      {Array.from({ length: 8 }, (_, index) => (
        <Skeleton key={index} height="19rem" />
      ))}
    </div>
  );
}
