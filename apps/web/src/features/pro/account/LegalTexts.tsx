import { formatDate } from "@carnation/domain/format";
import { type LegalTextName, legalTextTitles, needsContract } from "@carnation/product/legal";
import type { Acceptance, Profile } from "@carnation/product/profile";
import { Link as TextLink } from "@carnation/ui/link";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { LegalLink } from "../../../shared/legal/LegalLink.tsx";
import { PageSection } from "../../../shared/layout/PageSection.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { AcceptContract } from "./AcceptContract.tsx";
import { LegalDocuments } from "./LegalDocuments.tsx";

interface AcceptedTextProps {
  readonly text: LegalTextName;
  /** « Acceptées le » */
  readonly words: string;
  readonly accepted: Acceptance | null;
}

/** The texts that the account stands on, when they were accepted, and the documents that the law asks of its owner. */
export function LegalTexts({ profile }: { readonly profile: Profile }): ReactNode {
  const { terms, privacy, contract } = profile;
  return (
    <PageSection title="Confidentialité">
      <ul className="grid gap-2 text-small text-ink-2">
        <AcceptedText text="privacy" words="Lue le" accepted={privacy} />
        <AcceptedText text="terms" words="Acceptées le" accepted={terms} />
        <AcceptedText text="contract" words="Accepté le" accepted={contract} />
        <li>
          <TextLink asChild size="sm">
            <Link to={paths.notice}>{legalTextTitles.notice}</Link>
          </TextLink>
        </li>
      </ul>
      {needsContract(profile) ? <AcceptContract /> : null}
      <LegalDocuments />
    </PageSection>
  );
}

function AcceptedText({ text, words, accepted }: AcceptedTextProps): ReactNode {
  return (
    <li>
      <LegalLink text={text}>{legalTextTitles[text]}</LegalLink>
      {accepted === null ? null : <span className="block">{`${words} ${formatDate(accepted.date)}`}</span>}
    </li>
  );
}
