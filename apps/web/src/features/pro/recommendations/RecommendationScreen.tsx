import { criterionById } from "@carnation/domain/criterion";
import { formatRate } from "@carnation/domain/format";
import { priceFor, weightedCriteria, WORLD } from "@carnation/domain/internal/recommendation";
import { recommendationCategoryLabels } from "@carnation/domain/internal/subcategory";
import { isRate } from "@carnation/domain/money";
import type { Recommendation } from "@carnation/domain/routine";
import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Button } from "@carnation/ui/button";
import { DescriptionList } from "@carnation/ui/description-list";
import { Dialog } from "@carnation/ui/dialog";
import { Price } from "@carnation/ui/price";
import { Packshot } from "@carnation/ui/product-card";
import { useState, type ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { usageWords } from "../../../shared/recommendations/usageWords.ts";
import { packshotOf } from "../../../shared/recommendations/packshotOf.ts";
import { usePicture } from "../../../shared/recommendations/usePicture.ts";
import { RecordPage } from "../../../shared/resource/RecordPage.tsx";
import { AddToRoutine } from "./AddToRoutine.tsx";
import { DiagnosisScore } from "./DiagnosisScore.tsx";
import { PersonalPrice } from "./PersonalPrice.tsx";
import { pages, shownRecommendation } from "./recommendations.ts";
import { RecommendationMenu } from "./RecommendationMenu.tsx";
import { useCatalogue } from "./useCatalogue.ts";
import { useRecommendationActions } from "./useRecommendationActions.ts";
import { WeightMarks } from "./WeightMarks.tsx";

/** `/user/recommendations/:recommendation`: what she sees of the catalogue; anything else is not there. */
export function RecommendationScreen(): ReactNode {
  return (
    <RecordPage atoms={shownRecommendation} parameter="recommendation" pages={pages}>
      {(recommendation) => <RecommendationView key={recommendation.id} recommendation={recommendation} />}
    </RecordPage>
  );
}

type Asked = "routine" | "diagnosis" | "price" | null;

function RecommendationView({ recommendation }: { readonly recommendation: Recommendation }): ReactNode {
  const { id, name, owner, description, use, note, vatRate } = recommendation;
  const catalogue = useCatalogue();
  const settled = catalogue.prices.get(id);
  const [asked, setAsked] = useState<Asked>(null);
  const navigate = useNavigate();
  const { onHide, onActivate } = useRecommendationActions(() => setAsked("price"));
  const close = (): void => setAsked(null);
  const isOwn = owner !== WORLD;
  const contraindications = catalogue.contraindicationNames(recommendation.contraindications);
  const facts = [
    recommendationCategoryLabels[recommendation.category],
    catalogue.subcategoryName(recommendation.subcategory),
    isOwn ? "Une des miennes" : "Catalogue commun",
  ].filter((fact) => fact !== "");
  const usage = usageWords(recommendation);
  const items = [
    ...(usage === null ? [] : [{ id: "usage", term: "Quand", details: usage }]),
    {
      id: "contraindications",
      term: "Contre-indications",
      details:
        contraindications.length === 0 ? (
          "Aucune"
        ) : (
          <ul className="text-end">
            {contraindications.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        ),
    },
    { id: "vat", term: "TVA", details: isRate(vatRate) ? formatRate(vatRate) : "" },
  ];
  return (
    <PageMain>
      <Breadcrumbs
        items={[
          { id: "list", content: <Link to={pages.path}>{pages.label}</Link> },
          { id: "here", content: name },
        ]}
      />
      <div className="mt-4 grid items-start gap-x-12 gap-y-7 tablet:grid-cols-[minmax(0,17.5rem)_minmax(0,1fr)]">
        <Picture recommendation={recommendation} />
        <div className="grid max-w-[44rem] gap-6">
          <div>
            <PageHeading title={name}>{name}</PageHeading>
            <p className="mt-2 text-small text-ink-2">{facts.join(" · ")}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Price
              size="lg"
              cents={priceFor(recommendation, settled)}
              catalogueCents={recommendation.price ?? undefined}
              vat="included"
            />
            {isOwn ? (
              <Button asChild variant="text">
                <Link to={paths.editRecommendation(id)}>Modifier</Link>
              </Button>
            ) : (
              <Button variant="text" onClick={() => setAsked("price")}>
                Personnaliser mon prix
              </Button>
            )}
          </div>
          {description === "" ? null : <Paragraphs text={description} />}
          <div className="flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => setAsked("routine")}>
              Ajouter à une routine
            </Button>
            <Button onClick={() => setAsked("diagnosis")}>Comparer à un diagnostic</Button>
            <RecommendationMenu
              item={{ recommendation, isOwn, exclusion: null }}
              onPrice={() => setAsked("price")}
              // It is no longer there for her: the list says so, with the way back.
              onHide={(...hidden) => {
                onHide(...hidden);
                void navigate(pages.path);
              }}
              onActivate={(...active) => {
                onActivate(...active);
                void navigate(pages.path);
              }}
            />
          </div>
          <section aria-labelledby="criteria">
            <h2 id="criteria" className="mb-2 font-serif text-h2">
              Critères concernés
            </h2>
            <ul>
              {weightedCriteria(recommendation.weights)
                .toSorted(([, one], [, other]) => other - one)
                .map(([criterion, weight]) => (
                  <li
                    key={criterion}
                    className="flex items-center justify-between gap-4 border-t border-line py-2.5"
                  >
                    {criterionById(criterion).label}
                    <WeightMarks weight={weight} />
                  </li>
                ))}
            </ul>
          </section>
          <section aria-labelledby="usage">
            <h2 id="usage" className="mb-2 font-serif text-h2">
              Usage et précautions
            </h2>
            {use === "" ? null : <Paragraphs text={use} />}
            {note === "" ? null : <Paragraphs text={note} />}
            <DescriptionList items={items} />
          </section>
        </div>
      </div>
      {asked === "routine" ? <AddToRoutine recommendation={recommendation} onClose={close} /> : null}
      {asked === "price" ? (
        <PersonalPrice recommendation={recommendation} settled={settled} onClose={close} />
      ) : null}
      {asked === "diagnosis" ? (
        <Dialog
          open
          onOpenChange={close}
          title="Comparer à un diagnostic"
          description={`À quel point «\u00A0${name}\u00A0» répond à une peau déjà analysée.`}
          actions={<Button onClick={close}>Fermer</Button>}
        >
          <DiagnosisScore recommendation={id} />
        </Dialog>
      ) : null}
    </PageMain>
  );
}

function Picture({ recommendation }: { readonly recommendation: Recommendation }): ReactNode {
  const picture = usePicture(recommendation);
  return picture ? (
    <img src={picture.src} alt="" className="aspect-square w-full max-w-[17.5rem] bg-well object-cover" />
  ) : (
    <Packshot kind={packshotOf(recommendation)} size="lg" className="aspect-square w-full max-w-[17.5rem]" />
  );
}

function Paragraphs({ text }: { readonly text: string }): ReactNode {
  return <p className="mb-3 max-w-[62ch] whitespace-pre-line">{text}</p>;
}
