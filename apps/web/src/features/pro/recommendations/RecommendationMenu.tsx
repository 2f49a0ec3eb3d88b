import type { Recommendation } from "@carnation/domain/routine";
import { IconButton } from "@carnation/ui/icon-button";
import { Menu, MenuItem } from "@carnation/ui/menu";
import { MoreHorizontal } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { paths } from "../../../shared/navigation/paths.ts";
import type { CatalogueItem } from "./catalogueView.ts";

/** Describes what can be done with a recommendation from where it is listed. */
export interface RecommendationActions {
  /** Asks for her own price. */
  readonly onPrice: (recommendation: Recommendation) => void;
  readonly onHide: (recommendation: Recommendation, hidden: boolean) => void;
  readonly onActivate: (recommendation: Recommendation, active: boolean) => void;
}

interface RecommendationMenuProps extends RecommendationActions {
  readonly item: CatalogueItem;
}

/** Her own are changed, copied and switched off; a shared one gets her own price, is hidden, or copied to be hers. */
export function RecommendationMenuItems({
  item: { recommendation, isOwn, exclusion },
  onPrice,
  onHide,
  onActivate,
}: RecommendationMenuProps): ReactNode {
  const { id, active } = recommendation;
  return (
    <>
      {isOwn ? (
        <>
          <MenuItem asChild>
            <Link to={paths.editRecommendation(id)}>Modifier</Link>
          </MenuItem>
          <MenuItem onSelect={() => onActivate(recommendation, !active)}>
            {active ? "Désactiver" : "Activer"}
          </MenuItem>
        </>
      ) : (
        <>
          <MenuItem onSelect={() => onPrice(recommendation)}>Personnaliser mon prix</MenuItem>
          <MenuItem onSelect={() => onHide(recommendation, exclusion !== "hidden")}>
            {exclusion === "hidden" ? "Afficher de nouveau" : "Masquer"}
          </MenuItem>
        </>
      )}
      <MenuItem asChild>
        <Link to={paths.copyRecommendation(id)}>Dupliquer</Link>
      </MenuItem>
    </>
  );
}

/** The button of the actions on a recommendation, away from its row. */
export function RecommendationMenu(props: RecommendationMenuProps): ReactNode {
  const { name } = props.item.recommendation;
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={`Actions pour ${name}`} bordered icon={<MoreHorizontal aria-hidden="true" />} />
      }
    >
      <RecommendationMenuItems {...props} />
    </Menu>
  );
}
