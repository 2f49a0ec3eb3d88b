import { formatCount } from "@carnation/domain/format";
import { recommendationCategoryLabels } from "@carnation/domain/internal/subcategory";
import type { Recommendation } from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ResourceList } from "@carnation/ui/resource-list";
import { Tabs } from "@carnation/ui/tabs";
import { useToast } from "@carnation/ui/toast";
import { useMemo, useState, type ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { UnreadableNote } from "../../../shared/feedback/UnreadableNote.tsx";
import { useCachedNote } from "../../../shared/feedback/useCachedNote.tsx";
import { NotReady } from "../../../shared/feedback/NotReady.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { isConfirmed } from "../../../shared/state/queryState.ts";
import { noticeFrom } from "../../../shared/session/notices.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { CatalogueCards, CardsOnTheirWay } from "./CatalogueCards.tsx";
import { CatalogueFilters } from "./CatalogueFilters.tsx";
import { itemsOfView } from "./catalogueView.ts";
import { PersonalPrice } from "./PersonalPrice.tsx";
import { pages, setHidden, update } from "./recommendations.ts";
import { useCatalogue } from "./useCatalogue.ts";
import { useCatalogueView } from "./useCatalogueView.ts";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

const none: readonly never[] = [];
const tabs = ["cosmetics", "other"] as const;

/** `/user/recommendations`: what is shared, and what is her own. What it shows is in its address. */
export function RecommendationsScreen(): ReactNode {
  const catalogue = useCatalogue();
  const { items, retry, prices, subcategoryName } = catalogue;
  const cachedNote = useCachedNote(items.status === "ready" && items.fromCache);
  const location = useLocation();
  const notice = noticeFrom(location.state);
  const [view, setView] = useCatalogueView();
  const [priced, setPriced] = useState<Recommendation | null>(null);
  const actions = useCardActions(setPriced);
  const all = items.status === "ready" ? items.value : none;
  const found = useMemo(() => itemsOfView(all, view, subcategoryName), [all, view, subcategoryName]);
  const hidden = all.filter(({ exclusion }) => exclusion === "hidden").length;
  const count = formatCount(all.length, "recommandation", "recommandations");
  return (
    <PageMain>
      {notice ? (
        <Alert key={location.key} tone={notice.tone} className="mb-5">
          {notice.text}
        </Alert>
      ) : null}
      <ResourceList
        title={<PageHeading as="span" />}
        count={isConfirmed(items) ? count : undefined}
        note={cachedNote}
        facts={isConfirmed(items) && hidden > 0 ? [formatCount(hidden, "masquée", "masquées")] : []}
        actions={
          <Button asChild variant="primary">
            <Link to={pages.add}>Ajouter une recommandation</Link>
          </Button>
        }
      >
        <Tabs
          label="Catégories"
          value={view.category}
          // The subcategories of one are none of the other.
          onValueChange={(id) =>
            setView({ category: tabs.find((tab) => tab === id) ?? "cosmetics", subcategory: "" })
          }
          items={tabs.map((category) => ({
            id: category,
            label: recommendationCategoryLabels[category],
            count: isConfirmed(items)
              ? itemsOfView(all, { ...view, category }, subcategoryName).length
              : undefined,
            content: (
              <div className="grid gap-6 pt-5">
                <CatalogueFilters view={view} onChange={setView} catalogue={catalogue} />
                {items.status === "ready" ? (
                  <>
                    <CatalogueCards
                      key={category}
                      catalogue={catalogue}
                      items={found}
                      view={view}
                      onClear={() => setView({ source: "", subcategory: "", state: "", search: "" })}
                      onShowHidden={() =>
                        setView({ source: "", subcategory: "", search: "", state: "masquees" })
                      }
                      {...actions}
                    />
                    <UnreadableNote count={items.unreadable} />
                  </>
                ) : (
                  <NotReady watched={items} onRetry={retry} skeleton={<CardsOnTheirWay />} />
                )}
              </div>
            ),
          }))}
        />
      </ResourceList>
      {priced ? (
        <PersonalPrice
          recommendation={priced}
          settled={prices.get(priced.id)}
          onClose={() => setPriced(null)}
        />
      ) : null}
    </PageMain>
  );
}

/** Gives what the cards do, each told once it is done, with its way back. */
function useCardActions(onPrice: (recommendation: Recommendation) => void) {
  const { show } = useToast();
  const { run: hide } = useMutation(setHidden);
  const { run: change } = useMutation(update);
  return useMemo(() => {
    const failed = (error: unknown): void => void show({ tone: "error", message: errorMessage(error) });
    const onHide = (recommendation: Recommendation, hidden: boolean): void => {
      const { id, name } = recommendation;
      hide(id, hidden).then(
        () =>
          show({
            id: `hide-${id}`,
            tone: "success",
            message: hidden
              ? `${name}\u00A0: masquée. Elle ne sera plus proposée.`
              : `${name}\u00A0: de nouveau affichée.`,
            ...(hidden
              ? { action: { label: "Annuler", onAction: () => onHide(recommendation, false) } }
              : {}),
          }),
        failed,
      );
    };
    const onActivate = (recommendation: Recommendation, active: boolean): void => {
      const { id, name, weights } = recommendation;
      if (active && Object.keys(weights).length === 0) {
        show({ tone: "info", message: `${name}\u00A0: ciblez au moins un critère avant de l’activer.` });
        return;
      }
      change(id, { active }).then(
        () =>
          show({
            id: `active-${id}`,
            tone: "success",
            message: active
              ? `${name}\u00A0: activée.`
              : `${name}\u00A0: désactivée. Elle ne sera plus proposée.`,
            ...(active
              ? {}
              : { action: { label: "Annuler", onAction: () => onActivate(recommendation, true) } }),
          }),
        failed,
      );
    };
    return { onPrice, onHide, onActivate };
  }, [show, hide, change, onPrice]);
}
