/// <reference types="vite/client" />
import { Link } from "@carnation/ui/link";
import { SkinChart } from "@carnation/ui/public-shell";
import type { ReactNode } from "react";
import { LegalLink } from "../../../shared/legal/LegalLink.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PlaceLink } from "../../../shared/navigation/PlaceLink.tsx";
import { PublicPage } from "../../../shared/navigation/PublicPage.tsx";
import { RecaptchaMention } from "./RecaptchaMention.tsx";

interface AuthScreenProps {
  /** Choice of which space one signs in to, when it is not the professional's. */
  readonly badge?: string;
  readonly children: ReactNode;
}

/** The frame of the pages before sign-in: the chart of skins, and one column for what there is to do. */
export function AuthScreen({ badge, children }: AuthScreenProps): ReactNode {
  return (
    <PublicPage
      space={badge}
      aside={<SkinChart caption="Carnation, n. f. — En peinture, la couleur et l’aspect de la peau." />}
      mention={
        <>
          Observation cosmétique du visage, sans valeur médicale.
          <span className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
            <Link asChild size="sm">
              <PlaceLink to={paths.notice}>Mentions légales</PlaceLink>
            </Link>
            <LegalLink text="terms">Conditions d’utilisation</LegalLink>
            <LegalLink text="privacy">Confidentialité</LegalLink>
          </span>
          {import.meta.env.CARNATION_APP_CHECK_KEY ? <RecaptchaMention /> : null}
        </>
      }
    >
      {children}
    </PublicPage>
  );
}
