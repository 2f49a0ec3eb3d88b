import {
  careMomentLabels,
  careMoments,
  contraindicationsMet,
} from "@carnation/domain/internal/recommendation";
import { subcategoryPlaces } from "@carnation/domain/internal/subcategory";
import {
  type CareMoment,
  isEmptyRoutine,
  type Recommendation,
  routineLimits,
  routineRefusalTexts,
} from "@carnation/domain/routine";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CheckboxGroup } from "@carnation/ui/checkbox-group";
import { Dialog } from "@carnation/ui/dialog";
import { LockedFields } from "@carnation/ui/form";
import { Link } from "@carnation/ui/link";
import { TextAreaField } from "@carnation/ui/text-area-field";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";
import {
  contraindicationsAtom,
  customersAtom,
  subcategoriesAtom,
} from "../../../shared/watch/catalogueAtoms.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { itemsOf } from "../../../shared/state/queryState.ts";
import { ChooseDiagnosis, useFinishedDiagnoses } from "./DiagnosisScore.tsx";
import { saveRoutine } from "./recommendations.ts";
import { withProduct } from "./inRoutines.ts";

const moments = careMoments.map((value) => ({ value, label: careMomentLabels[value] }));

interface AddToRoutineProps {
  readonly recommendation: Recommendation;
  readonly onClose: () => void;
}

/** « Ajouter à une routine »: that of one of the latest finished diagnoses, which is opened once it is done. */
export function AddToRoutine({ recommendation, onClose }: AddToRoutineProps): ReactNode {
  const diagnoses = useFinishedDiagnoses();
  const subcategories = itemsOf(useAtomValue(subcategoriesAtom));
  const navigate = useNavigate();
  const [chosen, setChosen] = useState("");
  const [at, setAt] = useState<readonly CareMoment[]>(recommendation.moments);
  const [refused, setRefused] = useState<{
    readonly field: "diagnosis" | "moments";
    readonly why: string;
  } | null>(null);
  const [reason, setReason] = useState("");
  const customers = itemsOf(useAtomValue(customersAtom));
  const contraindications = itemsOf(useAtomValue(contraindicationsAtom));
  const { run, pending, failure } = useMutation(saveRoutine);
  const diagnosis = diagnoses.find(({ id }) => id === chosen);
  const customer = customers.find(({ id }) => id === diagnosis?.customer);
  const met = contraindicationsMet(recommendation, customer?.contraindications ?? [], contraindications);
  const save = (): void => {
    setRefused(null);
    if (diagnosis === undefined) return setRefused({ field: "diagnosis", why: "Choisissez un diagnostic." });
    if (at.length === 0) return setRefused({ field: "moments", why: "Choisissez au moins un moment." });
    const places = subcategoryPlaces(subcategories);
    const { routine, refusal } = withProduct(
      diagnosis.routine,
      recommendation,
      at,
      places,
      met.length > 0 && reason.trim() !== "" ? reason.trim() : null,
    );
    if (refusal !== null) return setRefused({ field: "moments", why: routineRefusalTexts[refusal] });
    // Why it failed is said below.
    run({ diagnosisId: diagnosis.id, ...routine }).then(
      () => void navigate(paths.routine(diagnosis.id)),
      () => undefined,
    );
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Ajouter à une routine"
      description={recommendation.name}
      actions={
        <>
          <Button onClick={onClose}>Annuler</Button>
          <Button variant="primary" loading={pending} disabled={diagnoses.length === 0} onClick={save}>
            Ajouter et ouvrir la routine
          </Button>
        </>
      }
    >
      {diagnoses.length === 0 ? (
        <p>Il faut un diagnostic terminé. Vous n’en avez pas encore.</p>
      ) : (
        <div className="grid gap-5">
          <LockedFields locked={pending} className="grid gap-5">
            <ChooseDiagnosis
              diagnoses={diagnoses}
              value={chosen}
              onValueChange={setChosen}
              error={refused?.field === "diagnosis" ? refused.why : undefined}
            />
            <CheckboxGroup
              label="Moment"
              layout="columns"
              options={moments}
              value={at}
              onValueChange={setAt}
              error={refused?.field === "moments" ? refused.why : undefined}
            />
            {diagnosis === undefined || !isEmptyRoutine(diagnosis.routine) ? null : (
              <Alert>
                Aucune routine n’est enregistrée pour ce diagnostic{"\u00A0"}: elle ne contiendra que ce
                produit. Pour partir de la routine proposée,{" "}
                <Link asChild>
                  <PlaceLink to={paths.routine(diagnosis.id)}>ouvrez-la d’abord</PlaceLink>
                </Link>
                .
              </Alert>
            )}
            {met.length === 0 ? null : (
              <>
                <Alert tone="warning">{`À éviter pour cette personne\u00A0: ${met.join("\u202F; ")}.`}</Alert>
                <TextAreaField
                  label="Pourquoi la garder"
                  hint="Votre raison figurera dans la routine et sur la prescription de soins."
                  rows={2}
                  characterLimit={routineLimits.overrideLength}
                  value={reason}
                  onValueChange={setReason}
                />
              </>
            )}
          </LockedFields>
          {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        </div>
      )}
    </Dialog>
  );
}
