import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { paths } from "../../../../shared/navigation/paths.ts";
import { mayStartDiagnosisAtom } from "../../../../shared/watch/accountAtoms.ts";
import { demoFaces } from "../../../../shared/demo/demoFaces.ts";
import { StepFrame } from "./StepFrame.tsx";

interface TryStepProps {
  /** Notes that the welcome is over, then goes there; stays where that failed. */
  readonly onFinish: (to: string) => Promise<void>;
}

/** A drawn face to follow a first analysis with; without a subscription, the way to one. */
export function TryStep({ onFinish }: TryStepProps): ReactNode {
  const mayStart = useAtomValue(mayStartDiagnosisAtom);
  const [leaving, setLeaving] = useState(false);
  const needsPlan = mayStart.status === "ready" && !mayStart.value;
  const finish = async (to: string): Promise<void> => {
    setLeaving(true);
    await onFinish(to);
    setLeaving(false);
  };
  return (
    <StepFrame
      title="Essayer avec une photo de démonstration"
      explanation={
        needsPlan
          ? "Une analyse demande une formule ou une période d’essai. Une fois la vôtre choisie, ces visages dessinés vous attendront dans «\u00A0Diagnostic\u00A0»."
          : "Ces visages sont dessinés. Choisissez-en un à l’écran suivant pour suivre une analyse du début à la fin, sans personne devant l’appareil."
      }
      onSave={() => void finish(needsPlan ? paths.subscription : paths.demoDiagnosis)}
      saveLabel={needsPlan ? "Choisir une formule" : "Essayer maintenant"}
      onSkip={() => void finish(paths.dashboard)}
      skipLabel="Plus tard"
      pending={leaving}
    >
      <ul aria-label="Visages de démonstration" className="grid grid-cols-2 gap-3.5 tablet:grid-cols-4">
        {demoFaces.map(({ label, src }) => (
          <li key={src}>
            <img src={src} alt="" className="aspect-3/4 w-full bg-well object-cover object-[50%_30%]" />
            <span className="mt-2 block text-small text-ink-2">{label}</span>
          </li>
        ))}
      </ul>
    </StepFrame>
  );
}
