import {
  type Contraindication,
  contraindicationGroupLabels,
  contraindicationsByGroup,
  formatCount,
  recommendationsWithContraindication,
} from "@carnation/domain";
import { useAtom, useAtomValue } from "jotai";
import type { ReactNode } from "react";
import type { Deletion } from "../../common/Deletion.tsx";
import { DeleteReplacing, type DeletionWords } from "../../common/DeleteReplacing.tsx";
import { useMutation } from "../../common/state/useMutation.ts";
import { itemsOf } from "../../common/state/watched.ts";
import { contraindications, pages, recommendations, remove } from "./contraindications.ts";

const words: DeletionWords = {
  verb: "Supprimer la contre-indication",
  unused: "Aucune recommandation ne la cite.",
  used: (count) => formatCount(count, "recommandation la cite", "recommandations la citent"),
  unread: "Les recommandations qui la citent ne sont pas encore lues\u00A0: attendez un instant.",
  failed:
    "Les recommandations qui la citent n’ont pas pu être lues\u00A0: rien n’est supprimé. Confirmez pour les relire.",
  none: "Aucune\u00A0: ces recommandations ne la citeront plus",
};

interface DeleteContraindicationProps {
  readonly contraindication: Contraindication;
  readonly onClose: () => void;
}

/** Asks before one is deleted; when recommendations name it, what is to stand in its place. */
function DeleteContraindication({
  contraindication: { id, name },
  onClose,
}: DeleteContraindicationProps): ReactNode {
  const [naming, readAgain] = useAtom(recommendations.list);
  const others = itemsOf(useAtomValue(contraindications.list)).filter((other) => other.id !== id);
  const { run } = useMutation(remove);
  return (
    <DeleteReplacing
      name={name}
      words={words}
      users={
        naming.status === "ready"
          ? { ...naming, value: recommendationsWithContraindication(naming.value, id) }
          : naming
      }
      onReadAgain={readAgain}
      others={contraindicationsByGroup(others).map(({ group, contraindications: listed }) => ({
        label: group === null ? "Sans groupe" : contraindicationGroupLabels[group],
        options: listed.map((other) => ({ value: other.id, label: other.name })),
      }))}
      onDelete={(replacement) => run(id, replacement)}
      pages={pages}
      onClose={onClose}
    />
  );
}

export const deletion: Deletion<Contraindication> = {
  verb: words.verb,
  question: (contraindication, onClose) => (
    <DeleteContraindication contraindication={contraindication} onClose={onClose} />
  ),
};
