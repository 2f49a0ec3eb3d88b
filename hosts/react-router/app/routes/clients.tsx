import { PageContent } from "@carnation/ui/app-shell";
import { PageHeader } from "@carnation/ui/page-header";
import type { ReactNode } from "react";

export default function Clients(): ReactNode {
  return (
    <PageContent>
      <PageHeader title="Clients" facts={["Trois clients"]} />
    </PageContent>
  );
}
