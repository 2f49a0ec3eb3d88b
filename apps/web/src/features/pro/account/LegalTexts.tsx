import { formatDate } from "@carnation/domain/format";
import type { Profile } from "@carnation/product/profile";
import type { ReactNode } from "react";
import { LegalLink } from "../../../shared/legal/LegalLink.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";

/** The two texts that the account stands on, and when they were accepted. */
export function LegalTexts({ profile: { terms, privacy } }: { readonly profile: Profile }): ReactNode {
  return (
    <PageSection title="Confidentialité">
      <ul className="grid gap-2 text-small text-ink-2">
        <li>
          <LegalLink text="privacy">Politique de confidentialité</LegalLink>
          {privacy === null ? null : <span className="block">Lue le {formatDate(privacy.date)}</span>}
        </li>
        <li>
          <LegalLink text="terms">Conditions d’utilisation</LegalLink>
          {terms === null ? null : <span className="block">Acceptées le {formatDate(terms.date)}</span>}
        </li>
      </ul>
    </PageSection>
  );
}
