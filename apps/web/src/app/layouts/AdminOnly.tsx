import { Button } from "@carnation/ui/button";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { PageHeading } from "../../shared/navigation/PageHeading.tsx";
import { PublicPage } from "../../shared/navigation/PublicPage.tsx";
import { paths } from "../../shared/navigation/paths.ts";

/** Shows what an employee or a professional sees at an address of the back-office. */
export function AdminOnly(): ReactNode {
  return (
    <PublicPage homeHref={paths.dashboard}>
      <PageHeading title="Accès réservé">Accès réservé aux administrateurs</PageHeading>
      <p className="my-5 text-ink-2">
        Votre compte ne donne pas accès à l’espace d’administration. Vos clients et vos diagnostics vous
        attendent dans votre espace.
      </p>
      <Button asChild variant="primary">
        <Link to={paths.dashboard}>Aller au tableau de bord</Link>
      </Button>
    </PublicPage>
  );
}
