import { WORLD } from "@carnation/domain/internal/recommendation";
import { typeset } from "@carnation/domain/text";
import * as v from "valibot";

/** Holds what the back-office calls the owner of what every professional sees. */
export const worldLabel = "Catalogue commun";

const unknownOwner = "Choisissez le catalogue commun ou un professionnel de la liste.";

/**
 * Owner of a recommendation, as an administrator says it: `world`, or the uid of a professional.
 * @param owners the professionals who can be chosen; null where they are searched for
 */
/* @__NO_SIDE_EFFECTS__ */
export function recommendationOwnerField(owners: readonly { readonly uid: string }[] | null) {
  return v.pipe(
    v.string(unknownOwner),
    v.check(
      (owner) =>
        owner === WORLD || (owners === null ? owner !== "" : owners.some(({ uid }) => uid === owner)),
      unknownOwner,
    ),
  );
}

/** Gives what becomes of a recommendation that changes hands; null when it does not. */
export function ownerChangeSentence(before: string, after: string): string | null {
  if (before === after) return null;
  if (after === WORLD) return "Tous les professionnels la verront dans le catalogue commun.";
  if (before === WORLD)
    return "Elle quitte le catalogue commun\u00A0: les autres professionnels ne la verront plus.";
  return "Le professionnel à qui elle appartient ne la verra plus.";
}

/** Most recommendations that a professional has of her own; `firestore.rules` has the same number. */
export const OWN_RECOMMENDATIONS_MAX = 500;

/** Holds what a professional is told who adds one more. */
export const tooManyRecommendations = /* @__PURE__ */ typeset(
  `Vous avez ${OWN_RECOMMENDATIONS_MAX} recommandations à vous, le maximum. Supprimez celles qui ne servent plus.`,
);
