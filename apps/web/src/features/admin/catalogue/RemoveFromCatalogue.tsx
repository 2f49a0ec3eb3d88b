import { WORLD } from "@carnation/domain/internal/recommendation";
import type { Recommendation } from "@carnation/domain/routine";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { Deletion } from "../../../shared/resource/Deletion.tsx";
import { RemoveQuestion } from "../../../shared/recommendations/RemoveQuestion.tsx";
import { noticeState } from "../../../shared/session/notices.ts";
import { useReading } from "../../../shared/watch/useReading.ts";
import { pages, readUse } from "./catalogueData.ts";

interface RemoveFromCatalogueProps {
  readonly recommendation: Recommendation;
  readonly onClose: () => void;
}

/** Asks what is to become of a recommendation, and says how many routines hold it. */
function RemoveFromCatalogue({ recommendation, onClose }: RemoveFromCatalogueProps): ReactNode {
  const { id, owner } = recommendation;
  const { reading } = useReading(id, readUse);
  const navigate = useNavigate();
  return (
    <RemoveQuestion
      recommendation={recommendation}
      uses={reading.status === "ready" ? reading.value : null}
      warning={owner === WORLD ? null : "Elle appartient à un professionnel\u00A0: prévenez-le d’abord."}
      deactivate={(workspace) => workspace.recommendations.save(id, { active: false })}
      remove={(workspace) => workspace.recommendations.remove(recommendation)}
      onDone={(notice) => {
        onClose();
        void navigate(pages.path, { state: noticeState(notice) });
      }}
      onClose={onClose}
    />
  );
}

export const deletion: Deletion<Recommendation> = {
  verb: "Retirer du catalogue…",
  question: (recommendation, onClose) => (
    <RemoveFromCatalogue recommendation={recommendation} onClose={onClose} />
  ),
};
