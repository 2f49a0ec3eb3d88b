import { Button } from "@carnation/ui/button";
import { useState, type FormEvent, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { paths } from "../../common/navigation/paths.ts";
import { MethodCard } from "./MethodCard.tsx";
import { captureMethods, parseMethod, type CaptureMethod } from "./methods.ts";

interface MethodFormProps {
  /** The person's agreement, asked for or recalled. */
  readonly children: ReactNode;
  /** Whether the agreement is there. */
  readonly consented: boolean;
  /** Called before the photo is taken. */
  readonly onContinue?: () => void;
}

/** The person's agreement, then where the photo comes from. */
export function MethodForm({ children, consented, onContinue }: MethodFormProps): ReactNode {
  const [search] = useSearchParams();
  const [method, setMethod] = useState<CaptureMethod>(parseMethod(search.get("source")) ?? "camera");
  const navigate = useNavigate();

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!consented) return;
    onContinue?.();
    void navigate(paths.diagnosisInput(method));
  };

  return (
    <form className="mt-7 grid max-w-[60rem] gap-8" onSubmit={submit}>
      {children}
      <fieldset className="m-0 min-w-0 p-0">
        <legend className="p-0 pb-3 font-serif text-h2">D’où vient la photo{"\u202F"}?</legend>
        <div className="grid gap-3 desk:grid-cols-3 desk:gap-5">
          {captureMethods.map((candidate) => (
            <MethodCard
              key={candidate}
              method={candidate}
              checked={candidate === method}
              onChoose={() => setMethod(candidate)}
            />
          ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={!consented}
          aria-describedby={consented ? undefined : "raison"}
        >
          Continuer
        </Button>
        {consented ? null : (
          <p id="raison" className="text-small text-ink-2">
            Cochez d’abord l’accord de la personne.
          </p>
        )}
      </div>
    </form>
  );
}
