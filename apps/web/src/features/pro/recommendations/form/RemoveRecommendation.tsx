import type { Recommendation } from "@carnation/domain/routine";
import { Button } from "@carnation/ui/button";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { RemoveQuestion } from "../../../../shared/recommendations/RemoveQuestion.tsx";
import { noticeState } from "../../../../shared/session/notices.ts";
import { pages, remove, update } from "../recommendations.ts";

interface RemoveRecommendationProps {
  readonly recommendation: Recommendation;
  /** Count of how many saved routines hold it. */
  readonly uses: number;
}

/** The button that asks what is to become of a recommendation of one's own. */
export function RemoveRecommendation({ recommendation, uses }: RemoveRecommendationProps): ReactNode {
  const { id, active, picture } = recommendation;
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {active ? "Désactiver…" : "Supprimer…"}
      </Button>
      {asked ? (
        <RemoveQuestion
          recommendation={recommendation}
          uses={uses}
          deactivate={(workspace) => update(workspace, id, { active: false })}
          remove={(workspace) => remove(workspace, { id, picture })}
          onDone={(notice) => {
            setAsked(false);
            void navigate(pages.path, { state: noticeState(notice) });
          }}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
}
