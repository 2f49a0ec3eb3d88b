import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** Title of the criteria that are looked at. */
export const observedTitle = "À observer, sans score";

/** Words for an empty list of priorities: nobody can say that a criterion without a score needs nothing. */
export const noScoredPriority = "Rien parmi les critères notés";

/** The reason for missing scores, once under all criteria that are looked at. */
export function ObservedNote({ count }: { readonly count: number }): ReactNode {
  return (
    <p className="flex gap-2.5 border-t border-line pt-3 text-small text-ink-2">
      <Info aria-hidden="true" size={18} strokeWidth={1.5} className="mt-px flex-none text-ink-3" />
      {count > 1
        ? "Ces critères se regardent et ne se notent pas\u00A0: leur mesure n’est pas assez sûre pour donner un score. Vérifiez sur la peau ce que la photo signale\u202F; «\u00A0Comment c’est mesuré\u00A0» dit pourquoi, chiffres à l’appui."
        : "Ce critère se regarde et ne se note pas\u00A0: sa mesure n’est pas assez sûre pour donner un score. Vérifiez sur la peau ce que la photo signale\u202F; «\u00A0Comment c’est mesuré\u00A0» dit pourquoi, chiffres à l’appui."}
    </p>
  );
}
