import { Button } from "@carnation/ui/button";
import { useAtom } from "jotai";
import { useEffect, useState, type FormEvent, type ReactNode } from "react";
import { NavigationType, useNavigate, useNavigationType, useSearchParams } from "react-router";
import { PageHeading } from "../../app/navigation/PageHeading.tsx";
import { PageMain } from "../../app/navigation/PageMain.tsx";
import { paths } from "../../app/routes/paths.ts";
import { captureDraftAtom, emptyDraft } from "./captureDraft.ts";
import { ConsentBox } from "./ConsentBox.tsx";
import { MethodCard } from "./MethodCard.tsx";
import { captureMethods, parseMethod, type CaptureMethod } from "./methods.ts";

/** The start of a quick diagnosis: the person's agreement first, then where the photo comes from. */
export function MethodScreen(): ReactNode {
  const [draft, setDraft] = useAtom(captureDraftAtom);
  const [search] = useSearchParams();
  const [method, setMethod] = useState<CaptureMethod>(parseMethod(search.get("source")) ?? "camera");
  const navigate = useNavigate();
  const consented = draft.consentedAt !== null;
  const arrival = useNavigationType();
  const [byLink] = useState(arrival === NavigationType.Push);

  // A link starts another person's diagnosis: the agreement of somebody who was not photographed in the end is not
  // theirs. The back button and a reload return to the same person.
  useEffect(() => {
    if (byLink) setDraft(emptyDraft);
  }, [byLink, setDraft]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (consented) void navigate(paths.diagnosisInput(method));
  };

  return (
    <PageMain>
      <PageHeading />
      <p className="mt-2 text-ink-2">Diagnostic cosmétique rapide, sans fiche client.</p>
      <form className="mt-7 grid max-w-[60rem] gap-8" onSubmit={submit}>
        <ConsentBox
          checked={consented}
          onChange={(checked) =>
            setDraft(checked ? { ...emptyDraft, consentedAt: new Date().toISOString() } : emptyDraft)
          }
        />
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
    </PageMain>
  );
}
