import { describe } from "vitest";
import { Alert } from "../feedback/alert/Alert.tsx";
import { Avatar } from "../data/avatar/Avatar.tsx";
import { Badge } from "../feedback/badge/Badge.tsx";
import { BandMark } from "../criteria/band-mark/BandMark.tsx";
import { BandShape } from "../criteria/band-mark/BandShape.tsx";
import { Brand } from "../foundations/brand/Brand.tsx";
import { Breadcrumbs } from "../navigation/breadcrumbs/Breadcrumbs.tsx";
import { Card } from "../data/card/Card.tsx";
import { DescriptionList } from "../data/description-list/DescriptionList.tsx";
import { EmptyState } from "../feedback/empty-state/EmptyState.tsx";
import { ErrorSummary } from "../feedback/error-summary/ErrorSummary.tsx";
import { IconButton } from "../actions/icon-button/IconButton.tsx";
import { Link } from "../foundations/link/Link.tsx";
import { PageHeader } from "../navigation/page-header/PageHeader.tsx";
import { Skeleton } from "../feedback/skeleton/Skeleton.tsx";
import { SkeletonGroup } from "../feedback/skeleton/SkeletonGroup.tsx";
import { SkipLink } from "../navigation/skip-link/SkipLink.tsx";
import { Spinner } from "../foundations/spinner/Spinner.tsx";
import { VisuallyHidden } from "../foundations/visually-hidden/VisuallyHidden.tsx";
import { describeConformance } from "./describeConformance.tsx";

/** The components without behaviour of their own; the others open their test file with the same line. */
const components = {
  Alert: <Alert tone="error">L’envoi a échoué.</Alert>,
  Avatar: <Avatar name="Élodie" />,
  Badge: <Badge>Brouillon</Badge>,
  BandMark: <BandMark tone="strength" phrase="Peau nette" />,
  BandShape: <BandShape tone="priority" />,
  Brand: <Brand />,
  Breadcrumbs: <Breadcrumbs items={[{ id: "home", content: "Mes clients" }]} />,
  Card: <Card>Critère affiché</Card>,
  DescriptionList: <DescriptionList items={[{ id: "plan", term: "Formule", details: "Pro" }]} />,
  EmptyState: <EmptyState title="Aucun diagnostic pour l’instant" />,
  ErrorSummary: <ErrorSummary problems={[{ fieldId: "email", message: "Il manque le @." }]} />,
  IconButton: <IconButton label="Imprimer" icon={<svg aria-hidden="true" />} />,
  Link: <Link href="/aide">Aide</Link>,
  PageHeader: <PageHeader title="Résultats du diagnostic" facts={["Anaïs Morel, 41 ans"]} />,
  Skeleton: <Skeleton />,
  SkeletonGroup: <SkeletonGroup>…</SkeletonGroup>,
  SkipLink: <SkipLink href="#contenu" />,
  Spinner: <Spinner />,
  VisuallyHidden: <VisuallyHidden>Chargement</VisuallyHidden>,
};

for (const [name, element] of Object.entries(components)) {
  // oxlint-disable-next-line vitest/valid-title -- the table above is the list of titles
  describe(name, () => {
    describeConformance(element);
  });
}
