import type { ReactNode } from "react";
import { PublicPage } from "../../shared/navigation/PublicPage.tsx";
import { ErrorWords } from "./ErrorWords.tsx";

/** Shows what stands in for a shell and its page, or for a page that has none. */
export function WholePageError({ error }: { readonly error: unknown }): ReactNode {
  return (
    <PublicPage>
      <ErrorWords error={error} />
    </PublicPage>
  );
}
