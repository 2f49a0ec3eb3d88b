import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";

const steps = [
  { label: "Ajouter un client", hint: "Ses diagnostics se suivront dans sa fiche.", to: paths.addCustomer },
  {
    label: "Faire un diagnostic",
    hint: "Une photo de face et l’accord de la personne.",
    to: paths.diagnosis,
  },
  {
    label: "Ajouter une recommandation",
    hint: "Vos soins et vos produits, proposés selon les critères.",
    to: paths.addRecommendation,
  },
] as const;

/** Shows what a new account starts with: three steps, and a way to try without anybody in front of the camera. */
export function WelcomeChecklist(): ReactNode {
  return (
    <section aria-labelledby="bienvenue">
      <h2 id="bienvenue" className="pb-3.5">
        Trois étapes pour commencer
      </h2>
      <ol className="border-b border-line">
        {steps.map(({ label, hint, to }, index) => (
          <li key={label} className="border-t border-line">
            <Link
              to={to}
              className="-mx-[12px] grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline px-[12px] py-4 hover:bg-sunken"
            >
              <span className="font-serif text-h2 text-ink-3">{index + 1}</span>
              <span>
                <span className="block font-medium">{label}</span>
                <span className="block text-small text-ink-2">{hint}</span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
      <Button asChild className="mt-5">
        <Link to={paths.demoDiagnosis}>Essayer avec un visage de démonstration</Link>
      </Button>
    </section>
  );
}
