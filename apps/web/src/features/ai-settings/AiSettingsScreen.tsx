import { perceivedAgeOff } from "@carnation/domain";
import { Skeleton } from "@carnation/ui/skeleton";
import { useAtom } from "jotai";
import type { ReactNode } from "react";
import { DocumentContent } from "../../common/DocumentContent.tsx";
import { PageHeading } from "../../common/navigation/PageHeading.tsx";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { PerceivedAgeSetting } from "./PerceivedAgeSetting.tsx";
import { perceivedAgeAtom } from "./perceivedAge.ts";

/** The settings of the analysis: the perceived age, which somebody has to sign for. */
export function AiSettingsScreen(): ReactNode {
  const [watched, retry] = useAtom(perceivedAgeAtom);
  return (
    <PageMain>
      <PageHeading className="mb-6" />
      <DocumentContent
        watched={watched}
        onRetry={retry}
        skeleton={<Skeleton height="20rem" />}
        missing={<PerceivedAgeSetting value={perceivedAgeOff} />}
      >
        {(value) => <PerceivedAgeSetting key={String(value.enabled)} value={value} />}
      </DocumentContent>
      <p className="mt-7 max-w-[60ch] text-small text-ink-2">
        Les autres réglages de l’analyse (qualité exigée, seuils, limites) rejoindront cette page.
      </p>
    </PageMain>
  );
}
