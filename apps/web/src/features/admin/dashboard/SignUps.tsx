import { formatRecentDay } from "@carnation/domain/format";
import {
  accountState,
  accountStateLabels,
  personLabel,
  type Professional,
  professionalLabel,
} from "@carnation/product/account";
import { EmptyState } from "@carnation/ui/empty-state";
import { Link as TextLink } from "@carnation/ui/link";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { ListContent } from "../../../shared/feedback/ListContent.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { useNow } from "../../../shared/browser/useNow.ts";
import { signUpsAtom } from "../../../shared/statistics/statistics.ts";

/** The professionals who came last. */
export function SignUps(): ReactNode {
  const [watched, retry] = useAtom(signUpsAtom);
  return (
    <PageSection title="Dernières inscriptions">
      <ListContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="12rem" />}
        empty={<EmptyState title="Aucun professionnel pour l’instant." />}
      >
        {(found) => (
          <ul className="grid divide-y divide-line">
            {found.map((professional) => (
              <SignUp key={professional.uid} professional={professional} />
            ))}
          </ul>
        )}
      </ListContent>
    </PageSection>
  );
}

function SignUp({ professional }: { readonly professional: Professional }): ReactNode {
  const now = useNow();
  const { uid, created } = professional;
  const label = professionalLabel(professional);
  const person = personLabel(professional);
  const words = [
    ...(person === label ? [] : [person]),
    accountStateLabels[accountState(professional)],
    ...(created === null ? [] : [formatRecentDay(created, now)]),
  ];
  return (
    <li className="grid min-w-0 gap-0.5 py-3">
      <TextLink asChild className="justify-self-start wrap-anywhere">
        <Link to={paths.professional(uid)}>{label}</Link>
      </TextLink>
      <span className="text-small text-ink-2 wrap-anywhere">{words.join(" · ")}</span>
    </li>
  );
}
