import type { ReactNode } from "react";
import { PageMain } from "../../common/navigation/PageMain.tsx";
import { PlannedPage } from "./PlannedPage.tsx";

/** Every route whose row in the route table carries a purpose, inside the shell of its group. */
export function PlannedScreen(): ReactNode {
  return (
    <PageMain>
      <PlannedPage />
    </PageMain>
  );
}
