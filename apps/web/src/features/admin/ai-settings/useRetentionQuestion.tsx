import { formatCount } from "@carnation/domain/format";
import { typeset } from "@carnation/domain/text";
import type { DefaultRetentionPreview } from "@carnation/product/ai-settings";
import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import { useState, type ReactNode } from "react";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import { previewRetention } from "./aiSettings.ts";

interface Asked {
  readonly months: number;
  readonly preview: DefaultRetentionPreview;
  readonly answer: (agreed: boolean) => void;
}

/** The question before photos are kept for a shorter time. */
export interface RetentionQuestion {
  /** The open dialog; null while nothing is asked. */
  readonly question: ReactNode;
  /**
   * Counts the photos that this length erases, in months, and asks.
   * @returns whether it was agreed to
   * @throws {CarnationError} when they cannot be counted
   */
  readonly ask: (months: number) => Promise<boolean>;
}

/** Asks before a shorter retention of photos is saved: an erased photo does not come back. */
export function useRetentionQuestion(): RetentionQuestion {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { run } = useMutation(previewRetention);
  const answer = (agreed: boolean): void => {
    asked?.answer(agreed);
    setAsked(null);
  };
  return {
    ask: async (months) => {
      const preview = await run(months);
      return new Promise((resolve) => setAsked({ months, preview, answer: resolve }));
    },
    question:
      asked === null ? null : (
        <ConfirmDialog
          open
          title={typeset(`Conserver les photos ${asked.months} mois seulement\u202F?`)}
          consequence={erasureWords(asked.preview)}
          confirmLabel="Raccourcir la conservation"
          onCancel={() => answer(false)}
          onConfirm={() => answer(true)}
        />
      ),
  };
}

/** « Les photos de 3 diagnostics de 2 professionnels seront effacées cette nuit. … » */
export function erasureWords({ diagnoses, professionals }: DefaultRetentionPreview): string {
  const now =
    diagnoses === 0
      ? "Aucune photo n’est à effacer aujourd’hui\u202F; les suivantes le seront plus tôt."
      : `Les photos de ${formatCount(diagnoses, "diagnostic", "diagnostics")} de ${formatCount(professionals, "professionnel", "professionnels")} seront effacées cette nuit, et les suivantes plus tôt.`;
  return typeset(
    `${now} Une photo effacée ne revient pas, même si la durée est ensuite rallongée. Les scores restent.`,
  );
}
