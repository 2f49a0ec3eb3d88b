import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { LockedFields } from "@carnation/ui/form";
import { useState, type FormEvent, type ReactNode } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import type { DemoFace } from "../../../shared/demo/demoFaces.ts";
import { DemoFaceButtons } from "./DemoFaceButtons.tsx";
import { MethodCard } from "./MethodCard.tsx";
import { captureMethods, parseMethod, type CaptureMethod } from "./draft/methods.ts";
import { MonthlyLimitNotice } from "../../../shared/subscription/MonthlyLimitNotice.tsx";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";

interface MethodFormProps {
  /** Holds what is asked before: the person's agreement, or that of the client's file, and what concerns the day. */
  readonly children: ReactNode;
  /** Owner: whose photo it is; null for a quick diagnosis. */
  readonly customer?: string | null;
  /** Step that is left before the photo can be taken, as a sentence; null when it can. */
  readonly missing: string | null;
  /** Called before the photo is taken; when it rejects, the page stays and says why. */
  readonly onContinue?: () => void | Promise<void>;
}

/** Shows what is to be known before a photo, then where it comes from. */
export function MethodForm({ children, customer = null, missing, onContinue }: MethodFormProps): ReactNode {
  const [search] = useSearchParams();
  const [method, setMethod] = useState<CaptureMethod>(parseMethod(search.get("source")) ?? "camera");
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();

  /** @param face a face of the demonstration, which is analysed at once */
  const goOn = async (chosen: CaptureMethod, face?: DemoFace): Promise<void> => {
    if (missing !== null || pending) return;
    setPending(true);
    setFailure(null);
    try {
      await onContinue?.();
      await navigate(paths.diagnosisInput(chosen, customer), face && { state: { face: face.src } });
    } catch (error) {
      setFailure(errorMessage(error));
    } finally {
      setPending(false);
    }
  };

  return (
    <form
      noValidate
      className="mt-7 grid max-w-[60rem] gap-8"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void goOn(method);
      }}
    >
      <MonthlyLimitNotice />
      <LockedFields locked={pending} className="grid gap-8">
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
              >
                {candidate === "demo" ? (
                  <DemoFaceButtons
                    disabled={missing !== null || pending}
                    onChoose={(face) => void goOn("demo", face)}
                  />
                ) : null}
              </MethodCard>
            ))}
          </div>
        </fieldset>
      </LockedFields>
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          variant="primary"
          size="lg"
          disabled={missing !== null}
          loading={pending}
          aria-describedby={missing === null ? undefined : "raison"}
        >
          Continuer
        </Button>
        {missing === null ? null : (
          <p id="raison" className="text-small text-ink-2">
            {missing}
          </p>
        )}
      </div>
    </form>
  );
}
