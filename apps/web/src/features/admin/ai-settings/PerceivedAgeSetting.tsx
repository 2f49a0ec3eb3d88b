import { formatDateTime } from "@carnation/domain/format";
import { perceivedAgeNote, type PerceivedAgeSwitch } from "@carnation/product/ai-settings";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { CheckboxField } from "@carnation/ui/checkbox-field";
import { useAtomValue } from "jotai";
import { useState, type ReactNode } from "react";
import { sessionAtom } from "../../../shared/session/sessionAtoms.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { setPerceivedAge } from "./aiSettings.ts";

interface PerceivedAgeSettingProps {
  readonly value: PerceivedAgeSwitch;
  /** Reason why nothing could estimate it here; it can be switched off all the same. */
  readonly obstacle: string | null;
}

/** The note on the perceived age, and the switch that stands under it: nobody passes the one to reach the other. */
export function PerceivedAgeSetting({ value, obstacle }: PerceivedAgeSettingProps): ReactNode {
  const { enabled } = value;
  const [read, setRead] = useState(false);
  const [asked, setAsked] = useState(false);
  const { run, pending, failure } = useMutation(setPerceivedAge);

  const change = (): void => {
    setAsked(true);
    // Why it failed is said below.
    if (enabled || read) run(!enabled).catch(() => undefined);
  };

  return (
    <section aria-labelledby="perceived-age" className="grid max-w-[46rem] gap-5">
      <div className="grid gap-1.5">
        <h2 id="perceived-age">Âge perçu</h2>
        <output className="text-ink-2">
          <Decision value={value} />
        </output>
      </div>
      {obstacle === null ? null : (
        <Alert tone={enabled ? "warning" : "info"} className="max-w-[65ch]">
          {obstacle}
        </Alert>
      )}
      {perceivedAgeNote.map(({ title, message }) => (
        <div key={title} className="grid gap-1">
          <h3 className="font-medium">{title}</h3>
          <p className="max-w-[65ch] text-ink-2">{message}</p>
        </div>
      ))}
      {enabled || obstacle !== null ? null : (
        <CheckboxField
          label="J’ai lu cette note et je décide d’activer l’âge perçu pour cette installation."
          value={read}
          onValueChange={setRead}
          required
          error={asked && !read ? "Lisez la note et cochez cette case pour activer l’âge perçu." : undefined}
        />
      )}
      {failure === null ? null : <Alert tone="error">{failure}</Alert>}
      <div>
        <Button
          variant={enabled ? "outline" : "primary"}
          loading={pending}
          disabled={!enabled && obstacle !== null}
          onClick={change}
        >
          {enabled ? "Désactiver l’âge perçu" : "Activer l’âge perçu"}
        </Button>
      </div>
    </section>
  );
}

/** Tells whether it is on, since when and by whom. */
function Decision({
  value: { enabled, decidedBy, decided },
}: {
  readonly value: PerceivedAgeSwitch;
}): ReactNode {
  const session = useAtomValue(sessionAtom);
  if (decided === null) return "Désactivé\u00A0: personne ne l’a encore activé.";
  const who = decidedBy === session?.uid ? "par vous" : "par une autre personne de l’administration";
  return `${enabled ? "Activé" : "Désactivé"} le ${formatDateTime(decided)}, ${who}. La décision vaut pour les photos suivantes.`;
}
