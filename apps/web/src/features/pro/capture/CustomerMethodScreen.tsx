import type { Workspace } from "@carnation/data";
import { type Customer, customerLabel } from "@carnation/product/customer";
import { diagnosisConditionLabels, diagnosisConditions } from "@carnation/product/diagnosis";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import { useEffect, useState, type ReactNode } from "react";
import { Navigate, NavigationType, useNavigationType, useParams } from "react-router";
import { DocumentContent } from "../../../shared/feedback/DocumentContent.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { PageMain } from "../../../shared/navigation/PageMain.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { customerOf } from "../../../shared/watch/catalogueAtoms.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { useNow } from "../../../shared/browser/useNow.ts";
import { captureDraftAtom, draftFor, emptyDraft, type CaptureDraft } from "./draft/captureDraft.ts";
import { CustomerConsent } from "./CustomerConsent.tsx";
import { CustomerStrip } from "./CustomerStrip.tsx";
import { MethodForm } from "./MethodForm.tsx";
import { PrecautionQuestion } from "./PrecautionQuestion.tsx";
import { SubcategoryChoice } from "./SubcategoryChoice.tsx";

/** `/user/diagnosis/customer/:id/method`; whoever is not one of the clients leads to their list. */
export function CustomerMethodScreen(): ReactNode {
  const { id = "" } = useParams();
  const [customer, retry] = useAtom(customerOf(id));
  if (customer.status === "ready") return <NewDiagnosis key={id} customer={customer.value} />;
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <DocumentContent
        watched={customer}
        onRetry={retry}
        skeleton={<Skeleton height="20rem" />}
        missing={<Navigate replace to={paths.customers} />}
      >
        {() => null}
      </DocumentContent>
    </PageMain>
  );
}

/** Saves what the client answered about precautions, where it is another answer than before. */
async function savePrecautions(
  workspace: Workspace,
  customer: Customer,
  answered: readonly string[],
): Promise<void> {
  const { id, firstname, lastname, email, updated, contraindications } = customer;
  if (answered.toSorted().join() === contraindications.toSorted().join()) return;
  const changed = { contraindications: [...answered], updated };
  await workspace.customers.save({ id, firstname, lastname, email, ...changed });
}

/** The start of a client's diagnosis: their agreement, what to respect, how the skin is today, where the photo comes from. */
function NewDiagnosis({ customer }: { readonly customer: Customer }): ReactNode {
  const { id, consent, contraindications } = customer;
  const [kept, setKept] = useAtom(captureDraftAtom);
  const draft = draftFor(kept, id);
  const arrival = useNavigationType();
  const [byLink] = useState(arrival === NavigationType.Push);
  const now = useNow();
  const { run: save } = useMutation(savePrecautions);
  useEffect(() => {
    if (byLink) setKept(() => ({ ...emptyDraft, customer: id }));
  }, [byLink, setKept, id]);

  // A diagnosis that was opened with other answers is not this one.
  const change = (changed: Partial<CaptureDraft>): void =>
    setKept((current) => ({ ...draftFor(current, id), ...changed, openedDiagnosis: null }));
  // What stands in the file is an answer already; that nothing does is none.
  const told = draft.precautions ?? (contraindications.length > 0 ? contraindications : null);
  const answered = told === "unsaid" ? null : told;
  const name = customerLabel(customer);
  return (
    <PageMain>
      <PageHeading className="[overflow-wrap:anywhere]">{`Nouveau diagnostic — ${name}`}</PageHeading>
      <CustomerStrip customer={customer} now={now} />
      <CustomerConsent customer={customer} now={now} />
      <MethodForm
        customer={id}
        missing={missingWords(consent, answered)}
        onContinue={async () => {
          await save(customer, answered ?? []);
          const consentedAt = new Date().toISOString();
          setKept((current) => ({ ...draftFor(current, id), consentedAt }));
        }}
      >
        <PrecautionQuestion
          name={customer.firstname || name}
          value={told}
          onChange={(precautions) => change({ precautions })}
        />
        <CheckboxGroup
          label="La peau aujourd’hui"
          hint="Ces conditions accompagnent le résultat et la comparaison."
          layout="columns"
          options={diagnosisConditions.map((value) => ({ value, label: diagnosisConditionLabels[value] }))}
          value={draft.conditions}
          onValueChange={(conditions) => change({ conditions: [...conditions] })}
        />
        <SubcategoryChoice
          value={draft.subcategories}
          onChange={(subcategories) => change({ subcategories })}
        />
      </MethodForm>
    </PageMain>
  );
}

function missingWords(consent: boolean, answered: readonly string[] | null): string | null {
  if (!consent) return "Recueillez d’abord l’accord du client.";
  return answered === null ? "Répondez d’abord à la question sur les précautions." : null;
}
