import { Button } from "@carnation/ui/button";
import { useAtomValue } from "jotai";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { customersAtom } from "../../../shared/watch/catalogueAtoms.ts";

interface Step {
  /** Names the step while it is the one to take. */
  readonly title: string;
  /** Words of its button and of its row. */
  readonly label: string;
  readonly hint: string;
  readonly to: string;
}

const addCustomer: Step = {
  title: "Votre premier client",
  label: "Ajouter un client",
  hint: "Son nom, son adresse e-mail et son accord suffisent. Ses photos et ses diagnostics se suivront dans sa fiche.",
  to: paths.addCustomer,
};

const diagnose: Step = {
  title: "Son premier diagnostic",
  label: "Faire un diagnostic",
  hint: "Une photo de face et l’accord de la personne.",
  to: paths.diagnosis,
};

const recommend: Step = {
  title: "Vos soins et vos produits",
  label: "Ajouter une recommandation",
  hint: "Vos soins et vos produits, proposés selon les critères.",
  to: paths.addRecommendation,
};

const steps = [addCustomer, diagnose, recommend];

/**
 * Shows what a new account starts with: one step to take now, what comes after it, and a face to try with when there is nobody
 * in front of the camera.
 */
export function WelcomeChecklist(): ReactNode {
  const hasCustomers = itemsOf(useAtomValue(customersAtom)).length > 0;
  const next = hasCustomers ? diagnose : addCustomer;
  return (
    <section
      aria-labelledby="bienvenue"
      className="grid gap-x-10 gap-y-9 tablet:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] wide:gap-x-14"
    >
      <div className="min-w-0">
        <h2 id="bienvenue" className="pb-3.5">
          Trois étapes pour commencer
        </h2>
        <ol className="border-b border-line">
          {steps.map((step, index) => (
            <li key={step.label} className="border-t border-line">
              {step === next ? (
                <NextStep step={step} number={index + 1} />
              ) : (
                <OtherStep step={step} number={index + 1} done={step === addCustomer} />
              )}
            </li>
          ))}
        </ol>
      </div>
      <div className="grid content-start gap-4">
        <img
          src="/demo/suivi-clair-1.jpg"
          alt=""
          className="aspect-square w-full bg-well object-cover object-[50%_30%]"
        />
        <p className="text-small text-ink-2">
          Personne devant l’appareil&#8239;? Suivez une analyse du début à la fin sur un visage dessiné.
        </p>
        <Button asChild className="justify-self-start">
          <Link to={paths.demoDiagnosis}>Essayer avec un visage de démonstration</Link>
        </Button>
      </div>
    </section>
  );
}

const row = "grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline";

function NextStep({ step, number }: { readonly step: Step; readonly number: number }): ReactNode {
  return (
    <div className={`${row} py-5`}>
      <span className="font-serif text-[1.75rem]/none">{number}</span>
      <div className="grid gap-1.5">
        <p className="font-serif text-[1.75rem]/none">{step.title}</p>
        <p className="max-w-[48ch] text-ink-2">{step.hint}</p>
        <Button asChild variant="primary" size="lg" className="mt-3 w-full justify-self-start tablet:w-auto">
          <Link to={step.to}>{step.label}</Link>
        </Button>
      </div>
    </div>
  );
}

interface OtherStepProps {
  readonly step: Step;
  readonly number: number;
  readonly done: boolean;
}

function OtherStep({ step, number, done }: OtherStepProps): ReactNode {
  return (
    <Link
      to={done ? paths.customers : step.to}
      className={`${row} -mx-[12px] px-[12px] py-4 hover:bg-sunken`}
    >
      <span className="font-serif text-h2 text-ink-3">
        {done ? <Check aria-hidden="true" size={20} strokeWidth={1.5} className="text-ink" /> : number}
      </span>
      <span>
        <span className="block font-medium">{done ? "Client ajouté" : step.label}</span>
        <span className="block text-small text-ink-2">{done ? "Voir vos clients" : step.hint}</span>
      </span>
    </Link>
  );
}
