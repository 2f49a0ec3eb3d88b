import type { DiagnosisComparison } from "@carnation/domain/comparison";
import type { ComparisonRecapSource } from "@carnation/product/comparison";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { SkeletonGroup, Skeleton } from "@carnation/ui/skeleton";
import { Pencil, RotateCcw } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useFormDraft } from "../../../shared/forms/useFormDraft.ts";
import { EditRecap, type TypedRecap } from "./EditRecap.tsx";
import { type Recap, useRecap } from "./useRecap.ts";

const notes: Readonly<Record<ComparisonRecapSource, string>> = {
  rules: "Texte généré automatiquement à partir des mesures. Relisez-le et corrigez-le avant l’envoi.",
  model:
    "Texte généré automatiquement par une intelligence artificielle à partir des mesures. Relisez-le et corrigez-le avant l’envoi.",
  professional: "Texte modifié par vous. Il figure tel quel dans le rapport.",
};

const pencil = <Pencil aria-hidden="true" size={20} strokeWidth={1.5} />;
const again = <RotateCcw aria-hidden="true" size={20} strokeWidth={1.5} />;

/** The written recap: read, edited, written anew. */
export function RecapSection({ comparison }: { readonly comparison: DiagnosisComparison }): ReactNode {
  const id = useId();
  const recap = useRecap(comparison);
  const typing = useRef<TypedRecap | null>(null);
  const kept = useFormDraft("recap", () => typing.current);
  /** Holds what the editing begins with, which is the recap unless something was kept; null while it is read. */
  const [editing, setEditing] = useState<TypedRecap | "recap" | null>(kept);
  const edit = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const close = (): void => {
    returning.current = true;
    setEditing(null);
  };
  // The button is there again once the form is gone, which takes as long as it takes.
  useEffect(() => {
    if (editing || !returning.current) return;
    returning.current = false;
    edit.current?.focus();
  }, [editing]);
  return (
    <section
      aria-labelledby={id}
      className="mt-10 grid max-tablet:pb-20 gap-x-10 gap-y-5 border-t border-line pt-6 desk:grid-cols-[minmax(0,42vw)_minmax(0,1fr)] wide:grid-cols-[minmax(0,min(600px,42vw))_minmax(0,1fr)]"
    >
      <div className="grid content-start justify-items-start gap-3.5">
        <h2 id={id} className="text-[22px]/[1.2]">
          Bilan rédigé
        </h2>
        <p className="max-w-[24rem] text-small text-ink-2">{notes[recap.source]}</p>
        {editing ? null : (
          <div className="flex flex-wrap gap-3">
            <Button ref={edit} icon={pencil} disabled={recap.text === ""} onClick={() => setEditing("recap")}>
              Modifier
            </Button>
            <Regenerate recap={recap} />
          </div>
        )}
      </div>
      <div className="grid min-w-0 content-start gap-4">
        {recap.failure === null ? null : (
          <Alert tone="warning" actions={<Button onClick={recap.regenerate}>Réessayer</Button>}>
            {recap.failure} Le texte ci-dessous est établi à partir des mesures.
          </Alert>
        )}
        {recap.writing ? (
          <SkeletonGroup label="Le bilan est en cours de rédaction. Vous pouvez continuer à lire la comparaison.">
            <Skeleton height={recap.text === "" ? "9rem" : "0.5rem"} />
          </SkeletonGroup>
        ) : null}
        {editing ? (
          <EditRecap
            comparison={comparison}
            recap={recap}
            kept={editing === "recap" ? null : editing}
            typingRef={typing}
            onClose={close}
          />
        ) : (
          <RecapText {...recap} />
        )}
      </div>
    </section>
  );
}

function Regenerate({ recap }: { readonly recap: Recap }): ReactNode {
  if (recap.source !== "professional") {
    return (
      <Button variant="text" icon={again} loading={recap.writing} onClick={recap.regenerate}>
        Régénérer
      </Button>
    );
  }
  return (
    <ConfirmDialog
      trigger={
        <Button variant="text" icon={again} loading={recap.writing}>
          Régénérer
        </Button>
      }
      title={"Remplacer votre texte\u202F?"}
      consequence="Le texte que vous avez modifié sera remplacé par un texte généré à partir des mesures."
      confirmLabel="Remplacer mon texte"
      tone="neutral"
      onConfirm={recap.regenerate}
    />
  );
}

function RecapText({ text, disclaimer }: Pick<Recap, "text" | "disclaimer">): ReactNode {
  return (
    <div className="grid max-w-[44rem] gap-3.5 font-serif text-[18px]/[1.6]">
      {text
        .split(/\n\s*\n/u)
        .filter((paragraph) => paragraph.trim() !== "")
        .map((paragraph) => (
          <p key={paragraph} className="whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      {disclaimer ? <p className="font-sans text-small text-ink-2">{disclaimer}</p> : null}
    </div>
  );
}
