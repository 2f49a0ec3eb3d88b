import { criterionById } from "@carnation/domain/criterion";
import { formatCount } from "@carnation/domain/format";
import { weightedCriteria } from "@carnation/domain/internal/recommendation";
import { lowerFirst } from "@carnation/domain/internal/text";
import { Button } from "@carnation/ui/button";
import { DescriptionList } from "@carnation/ui/description-list";
import { Price } from "@carnation/ui/price";
import { Packshot } from "@carnation/ui/product-card";
import { useAtomValue } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { recentDiagnosesAtom } from "../../../shared/watch/catalogueAtoms.ts";
import { StateWords } from "./catalogueColumns.tsx";
import type { CatalogueRow } from "./catalogueRows.ts";
import { routinesWith } from "./inRoutines.ts";
import { type RecommendationActions, RecommendationMenu } from "./RecommendationMenu.tsx";
import { WeightMarks } from "./WeightMarks.tsx";

interface CataloguePreviewProps extends RecommendationActions {
  readonly row: CatalogueRow;
  readonly onRoutine: () => void;
}

/** The current row, beside the list: its photograph stands here and not there. */
export function CataloguePreview({ row, onRoutine, ...actions }: CataloguePreviewProps): ReactNode {
  const { recommendation, price, subcategoryName, state, reason } = row;
  const { name } = recommendation;
  return (
    <aside
      aria-label="Aperçu"
      className="sticky top-[calc(var(--cn-bar-height)+1.5rem)] grid content-start border-s border-line ps-5 [overflow-wrap:anywhere]"
    >
      <Photograph row={row} />
      <h2 className="mt-4 font-serif text-h2">{name}</h2>
      <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-small text-ink-2">
        {subcategoryName}
        <Price size="md" cents={price} catalogueCents={recommendation.price ?? undefined} />
      </p>
      {state === "proposed" || state === "own" ? null : (
        <div className="mt-2">
          <StateWords state={state} />
          {reason === null ? null : <p className="mt-1 text-small text-ink-2">{reason}</p>}
        </div>
      )}
      <div className="mt-4 mb-4 flex items-center gap-2">
        <MainAction row={row} onRoutine={onRoutine} onHide={actions.onHide} />
        <RecommendationMenu item={row} {...actions} />
      </div>
      <Facts row={row} />
      {row.exclusion === null ? (
        <Button asChild variant="text" className="-ms-3 mt-1 justify-self-start">
          <Link to={paths.recommendation(row.id)}>Voir la fiche</Link>
        </Button>
      ) : null}
    </aside>
  );
}

function Photograph({ row: { recommendation } }: { readonly row: CatalogueRow }): ReactNode {
  const picture = usePicture(recommendation);
  const frame = "aspect-3/2 w-full bg-well";
  return picture ? (
    <img src={picture.src} alt="" className={`${frame} object-contain`} />
  ) : (
    <Packshot kind={packshotOf(recommendation)} size="lg" className={frame} />
  );
}

function MainAction({
  row: { recommendation, exclusion },
  onRoutine,
  onHide,
}: Pick<CataloguePreviewProps, "row" | "onRoutine" | "onHide">): ReactNode {
  if (exclusion === null) {
    return (
      <Button variant="primary" className="flex-1" onClick={onRoutine}>
        Ajouter à une routine
      </Button>
    );
  }
  return exclusion === "hidden" ? (
    <Button className="flex-1" onClick={() => onHide(recommendation, false)}>
      Afficher de nouveau
    </Button>
  ) : (
    <Button asChild className="flex-1">
      <Link to={paths.editRecommendation(recommendation.id)}>Modifier</Link>
    </Button>
  );
}

function Facts({
  row: { recommendation, moments, contraindications },
}: {
  readonly row: CatalogueRow;
}): ReactNode {
  const uses = routinesWith(itemsOf(useAtomValue(recentDiagnosesAtom)), recommendation.id);
  const weighted = weightedCriteria(recommendation.weights).toSorted(([, one], [, other]) => other - one);
  const usage = [moments, recommendation.frequency].filter((words) => words !== "").join(", ");
  const [first = "", ...others] = contraindications;
  const items = [
    ...(usage === "" ? [] : [{ id: "usage", term: "Quand", details: usage }]),
    ...(recommendation.use === ""
      ? []
      : [
          {
            id: "use",
            term: "Mode d’emploi",
            details: <span className="line-clamp-5 whitespace-pre-line">{recommendation.use}</span>,
          },
        ]),
    ...(weighted.length === 0
      ? []
      : [
          {
            id: "criteria",
            term: "Critères",
            details: (
              <ul>
                {weighted.map(([criterion, weight]) => (
                  <li key={criterion} className="flex items-center justify-between gap-2">
                    {criterionById(criterion).label}
                    <WeightMarks weight={weight} size="sm" />
                  </li>
                ))}
              </ul>
            ),
          },
        ]),
    {
      id: "contraindications",
      term: "Contre-indications",
      details: contraindications.length === 0 ? "Aucune" : [first, ...others.map(lowerFirst)].join(", "),
    },
    ...(uses === 0
      ? []
      : [
          {
            id: "uses",
            term: "Utilisée",
            details: `dans ${formatCount(uses, "de vos routines récentes", "de vos routines récentes")}`,
          },
        ]),
  ];
  return <DescriptionList layout="columns" items={items} />;
}
