import { Link } from "@carnation/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";

/** The way back, under what a page before sign-in is about. */
export function BackToLogin(): ReactNode {
  return (
    <p className="mt-6.5 border-t border-line pt-5.5 text-small">
      <Link asChild size="sm">
        <PlaceLink to={paths.login}>Retour à la connexion</PlaceLink>
      </Link>
    </p>
  );
}
