import { PageContent } from "@carnation/ui/app-shell";
import type { ReactNode } from "react";

interface PageMainProps {
  readonly children: ReactNode;
}

/** An ordinary page, inside the main region of its shell: one column as wide as the design allows. */
export function PageMain({ children }: PageMainProps): ReactNode {
  return <PageContent>{children}</PageContent>;
}
