import { ConfirmDialog } from "@carnation/ui/confirm-dialog";
import type { ReactNode } from "react";
import type { Question } from "./useArticleSaving.ts";

interface PublicationQuestionProps {
  readonly question: Question;
  readonly title: string;
  /** True when those who asked for it are told as it appears. */
  readonly announces: boolean;
  readonly onAnswer: (agreed: boolean) => void;
}

/** Asks before professionals read something or are told of it, and before they no longer do. */
export function PublicationQuestion({
  question,
  title,
  announces,
  onAnswer,
}: PublicationQuestionProps): ReactNode {
  const { verb, confirm, consequence } = words[question];
  return (
    <ConfirmDialog
      open
      tone="neutral"
      title={`${verb} «\u00A0${title}\u00A0»\u202F?`}
      consequence={consequence(announces)}
      confirmLabel={confirm}
      onCancel={() => onAnswer(false)}
      onConfirm={() => onAnswer(true)}
    />
  );
}

const ONCE = "Les abonnés sont notifiés\u00A0: cela ne se rattrape pas et ne se répète pas.";

const words = {
  publish: {
    verb: "Publier",
    confirm: "Publier l’actualité",
    consequence: (announces: boolean) =>
      `Elle paraît aussitôt dans les actualités de tous les professionnels. ${announces ? ONCE : "Personne n’est notifié."}`,
  },
  withdraw: {
    verb: "Dépublier",
    confirm: "Dépublier l’actualité",
    consequence: () =>
      "Les professionnels ne la verront plus, et les liens qui y mènent diront qu’elle n’existe plus. Elle redevient un brouillon, avec sa date.",
  },
  announce: {
    verb: "Notifier les abonnés de",
    confirm: "Enregistrer et notifier",
    consequence: () => `Vos changements paraissent. ${ONCE}`,
  },
};
