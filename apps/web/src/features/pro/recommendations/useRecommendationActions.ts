import type { Recommendation } from "@carnation/domain/routine";
import { useToast } from "@carnation/ui/toast";
import { useMemo } from "react";
import { errorMessage } from "../../../shared/feedback/errorMessage.ts";
import { useMutation } from "../../../shared/watch/useMutation.ts";
import type { RecommendationActions } from "./RecommendationMenu.tsx";
import { setHidden, update } from "./recommendations.ts";

/** Gives what can be done with a recommendation where it is listed, each told once it is done, with its way back. */
export function useRecommendationActions(
  onPrice: (recommendation: Recommendation) => void,
): RecommendationActions {
  const { show } = useToast();
  const { run: hide } = useMutation(setHidden);
  const { run: change } = useMutation(update);
  return useMemo(() => {
    const failed = (error: unknown): void => void show({ tone: "error", message: errorMessage(error) });
    const onHide = (recommendation: Recommendation, hidden: boolean): void => {
      const { id, name } = recommendation;
      hide(id, hidden).then(
        () =>
          show({
            id: `hide-${id}`,
            tone: "success",
            message: hidden
              ? `${name}\u00A0: masquée. Elle ne sera plus proposée.`
              : `${name}\u00A0: de nouveau affichée.`,
            ...(hidden
              ? { action: { label: "Annuler", onAction: () => onHide(recommendation, false) } }
              : {}),
          }),
        failed,
      );
    };
    const onActivate = (recommendation: Recommendation, active: boolean): void => {
      const { id, name, weights } = recommendation;
      if (active && Object.keys(weights).length === 0) {
        show({ tone: "info", message: `${name}\u00A0: ciblez au moins un critère avant de l’activer.` });
        return;
      }
      change(id, { active }).then(
        () =>
          show({
            id: `active-${id}`,
            tone: "success",
            message: active
              ? `${name}\u00A0: activée.`
              : `${name}\u00A0: désactivée. Elle ne sera plus proposée.`,
            ...(active
              ? {}
              : { action: { label: "Annuler", onAction: () => onActivate(recommendation, true) } }),
          }),
        failed,
      );
    };
    return { onPrice, onHide, onActivate };
  }, [show, hide, change, onPrice]);
}
