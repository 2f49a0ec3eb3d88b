import type { Criterion } from "@carnation/domain/criterion";
import { isMarkedCriterion } from "@carnation/domain/internal/mark";
import { typeset } from "@carnation/domain/text";
import { validityMeasures } from "@carnation/domain/validity";
import { criterionMethods, generalMethod } from "@carnation/skin-analysis/method";
import { Accordion, AccordionItem } from "@carnation/ui/accordion";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { VisuallyHidden } from "@carnation/ui/visually-hidden";
import type { ReactNode } from "react";

interface MethodDialogProps {
  readonly criterion: Criterion;
  /** True when the button says of which criterion, to whoever hears it beside others. */
  readonly named?: boolean;
  /** True when its score is that of verified marks. @default false */
  readonly verified?: boolean;
}

/** Shows how a criterion is measured, for whoever has to explain its score: the words of the engine's own documentation. */
export function MethodDialog({ criterion, named = false, verified = false }: MethodDialogProps): ReactNode {
  const { looksAt, steps, drawn, sources, weaknesses } = criterionMethods[criterion.key];
  return (
    <Dialog
      trigger={
        <Button variant="text" size="sm">
          Comment c’est mesuré
          {named ? <VisuallyHidden>{`\u00A0: ${criterion.label}`}</VisuallyHidden> : null}
        </Button>
      }
      title={`Comment c’est mesuré\u00A0: ${criterion.label}`}
      description={typeset(looksAt)}
    >
      <div className="grid gap-5 pt-2 pb-2">
        {steps.length > 0 ? (
          <section aria-label="La mesure">
            <h3 className="pb-1.5 text-small font-medium">La mesure</h3>
            <ol className="grid list-decimal gap-2.5 ps-5">
              {steps.map(({ words, symbols }) => (
                <li key={words}>
                  {typeset(words)}
                  {symbols ? (
                    <p className="mt-1 font-serif text-small text-ink-2">{typeset(symbols)}</p>
                  ) : null}
                </li>
              ))}
            </ol>
          </section>
        ) : null}
        {drawn ? (
          <section aria-label="Sur la photo">
            <h3 className="pb-1.5 text-small font-medium">Sur la photo</h3>
            <p>{typeset(drawn)}</p>
          </section>
        ) : null}
        <Points title="Limites" items={weaknesses} />
        <ValidityCard criterion={criterion} verified={verified} />
        <Points title="Sources" items={sources} />
        <Accordion>
          {generalMethod.map(({ title, text }) => (
            <AccordionItem key={title} title={title}>
              {typeset(text)}
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </Dialog>
  );
}

interface CardProps {
  readonly criterion: Criterion;
  readonly verified: boolean;
}

/** Says in a sentence what the card means for the score; that of verified marks does not rest on it. */
function cardSentence({ id, observed }: Criterion, verified: boolean): string {
  const missed = "Sur des visages réels, une mesure au moins n’atteint pas son objectif\u00A0:";
  if (observed) {
    return isMarkedCriterion(id)
      ? `${missed} le critère s’observe, sans score, tant que ses marques ne sont pas vérifiées.`
      : `${missed} le critère s’observe, sans score.`;
  }
  return verified
    ? `${missed} le score est celui des marques que vous avez vérifiées.`
    : "Mesurée sur des visages réels. Chaque objectif est indiqué entre parenthèses.";
}

/** The validity card: each measure on real photos beside its aim. */
function ValidityCard({ criterion, verified }: CardProps): ReactNode {
  const measures = validityMeasures(criterion.key);
  if (measures.length === 0) return null;
  return (
    <section aria-label="Fiche de validité">
      <h3 className="pb-1.5 text-small font-medium">Fiche de validité</h3>
      <p className="pb-1.5">{cardSentence(criterion, verified)}</p>
      <ul className="grid list-disc gap-1 ps-5">
        {measures.map(({ measure, reached, sentence }) => (
          <li key={measure}>
            {sentence}{" "}
            {reached === null ? null : reached ? (
              "Atteint."
            ) : (
              <strong className="font-medium">Non atteint.</strong>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PointsProps {
  readonly title: string;
  readonly items: readonly string[];
}

function Points({ title, items }: PointsProps): ReactNode {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="pb-1.5 text-small font-medium">{title}</h3>
      <ul className="grid list-disc gap-1 ps-5">
        {items.map((item) => (
          <li key={item}>{typeset(item)}</li>
        ))}
      </ul>
    </section>
  );
}
