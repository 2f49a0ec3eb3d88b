import { countedOnOnePhoto } from "@carnation/domain/criterion";
import { formatCount, formatList } from "@carnation/domain/format";
import { lowerFirst } from "@carnation/domain/internal/text";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";

interface ConsentBoxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

const measured = /* @__PURE__ */ formatList(countedOnOnePhoto.map(({ label }) => lowerFirst(label)));

/** The person's agreement, never ticked in advance, with what it covers one click away. */
export function ConsentBox({ checked, onChange }: ConsentBoxProps): ReactNode {
  return (
    <div className="border-y border-line py-5">
      <CheckboxField
        label="La personne accepte l’analyse de sa photo"
        required
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <details className="group ps-7.5 text-small text-ink-2">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 underline decoration-line-strong underline-offset-4 hover:decoration-accent [&::-webkit-details-marker]:hidden">
          Ce que la personne accepte
          <ChevronRight aria-hidden="true" size={16} strokeWidth={1.5} className="group-open:rotate-90" />
        </summary>
        <ul className="grid max-w-[64ch] list-disc gap-1.5 ps-4.5 pb-2">
          <li>
            Sa photo est envoyée à Carnation et mesurée automatiquement, sur{" "}
            {formatCount(countedOnOnePhoto.length, "critère", "critères")} d’aspect{"\u00A0"}: {measured}.
          </li>
          <li>Un âge perçu n’est estimé que si l’administration de Carnation l’a activé.</li>
          <li>Le lieu et le modèle d’appareil sont retirés de la photo avant l’envoi.</li>
          <li>La photo et les mesures sont rangées dans votre compte, et nulle part ailleurs.</li>
          <li>Le résultat est une observation cosmétique. Il ne remplace pas l’avis d’un médecin.</li>
        </ul>
      </details>
    </div>
  );
}
