import { formatCount, type Recommendation } from "@carnation/domain";
import { Alert } from "@carnation/ui/alert";
import { Button } from "@carnation/ui/button";
import { Dialog } from "@carnation/ui/dialog";
import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { noticeState } from "../../../common/session/notices.ts";
import { useMutation } from "../../../common/state/useMutation.ts";
import { pages, remove, update } from "../recommendations.ts";

interface RemoveRecommendationProps {
  readonly recommendation: Recommendation;
  /** How many saved routines hold it. */
  readonly uses: number;
}

/** Switching off, which can be undone, comes before deleting, which cannot. */
export function RemoveRecommendation({ recommendation, uses }: RemoveRecommendationProps): ReactNode {
  const { id, name, active } = recommendation;
  const navigate = useNavigate();
  const [asked, setAsked] = useState(false);
  const deactivation = useMutation(update);
  const deletion = useMutation(remove);
  const failure = deactivation.failure ?? deletion.failure;
  const kept =
    uses === 0
      ? ""
      : ` ${formatCount(uses, "routine enregistrée la contient", "routines enregistrées la contiennent")} et ne changera pas.`;
  const then = (notice: "saved" | "deleted") => () => {
    setAsked(false);
    void navigate(pages.path, { state: noticeState(notice) });
  };
  // Why it failed is said in the question.
  const unsaid = (): void => undefined;
  return (
    <>
      <Button variant="danger" onClick={() => setAsked(true)}>
        {active ? "Désactiver…" : "Supprimer…"}
      </Button>
      {asked ? (
        <Dialog
          open
          onOpenChange={() => setAsked(false)}
          title={
            active ? `Désactiver «\u00A0${name}\u00A0»\u00A0?` : `Supprimer «\u00A0${name}\u00A0»\u00A0?`
          }
          description={
            active
              ? `Désactivée, elle n’est plus proposée et se réactive quand vous voulez. Supprimée, elle est perdue avec sa photo.${kept}`
              : `Elle est perdue avec sa photo. Désactivée, elle n’est déjà plus proposée.${kept}`
          }
          actions={
            <>
              <Button onClick={() => setAsked(false)}>Annuler</Button>
              <Button
                variant="danger"
                loading={deletion.pending}
                onClick={() =>
                  void deletion.run({ id, picture: recommendation.picture }).then(then("deleted"), unsaid)
                }
              >
                Supprimer définitivement
              </Button>
              {active ? (
                <Button
                  variant="primary"
                  loading={deactivation.pending}
                  onClick={() => void deactivation.run(id, { active: false }).then(then("saved"), unsaid)}
                >
                  Désactiver
                </Button>
              ) : null}
            </>
          }
        >
          {failure === null ? null : <Alert tone="error">{failure}</Alert>}
        </Dialog>
      ) : null}
    </>
  );
}
