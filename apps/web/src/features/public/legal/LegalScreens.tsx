import { type LegalTextName, legalTextTitles } from "@carnation/product/legal";
import type { ReactNode } from "react";
import { LegalSections } from "../../../shared/legal/LegalSections.tsx";
import { PageHeading } from "../../../shared/navigation/PageHeading.tsx";
import { paths } from "../../../shared/navigation/paths.ts";
import { PublicPage } from "../../../shared/navigation/PublicPage.tsx";

const names: readonly LegalTextName[] = ["notice", "privacy", "terms", "contract"];

/** A legal text as a page of its own, which leads to the others. */
function LegalScreen({ text }: { readonly text: LegalTextName }): ReactNode {
  const others = names.filter((name) => name !== text);
  return (
    <PublicPage links={others.map((name) => ({ id: name, label: legalTextTitles[name], href: paths[name] }))}>
      <PageHeading title={legalTextTitles[text]} className="mb-4" />
      <LegalSections text={text} heading="h2" />
    </PublicPage>
  );
}

/** `/mentions-legales`: who publishes and hosts the deployment. */
export function NoticeScreen(): ReactNode {
  return <LegalScreen text="notice" />;
}

/** `/confidentialite`: which data are kept, why, where and how long. */
export function PrivacyScreen(): ReactNode {
  return <LegalScreen text="privacy" />;
}

/** `/conditions`: the general terms of use. */
export function TermsScreen(): ReactNode {
  return <LegalScreen text="terms" />;
}

/** `/contrat-de-sous-traitance`: the contract about the data of a professional's clients. */
export function ContractScreen(): ReactNode {
  return <LegalScreen text="contract" />;
}
