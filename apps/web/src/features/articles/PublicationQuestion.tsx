import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";

interface PublicationQuestionProps {
  readonly intent: "publish" | "withdraw";
  readonly title: string;
  /** Whether those who asked for it are told as it appears. */
  readonly announces: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

/** Asks before professionals read something, and before they no longer do. */
export function PublicationQuestion({
  intent,
  title,
  announces,
  onAnswer,
}: PublicationQuestionProps): ReactNode {
  const publishes = intent === "publish";
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title={`${publishes ? "Publier" : "Dépublier"} «\u00A0${title}\u00A0»\u202F?`}
      consequence={publishes ? publication(announces) : WITHDRAWAL}
      confirmLabel={publishes ? "Publier l’actualité" : "Dépublier l’actualité"}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}

const WITHDRAWAL =
  "Les professionnels ne la verront plus, et les liens qui y mènent diront qu’elle n’existe plus. Elle redevient un brouillon, avec sa date.";

function publication(announces: boolean): string {
  const appears = "Elle paraît aussitôt dans les actualités de tous les professionnels.";
  return announces
    ? `${appears} Les abonnés sont notifiés\u00A0: cela ne se rattrape pas et ne se répète pas.`
    : `${appears} Personne n’est notifié.`;
}
