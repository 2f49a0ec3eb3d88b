import { PageHeader } from "@carnation/ui/page-header";

export function Example() {
  return <PageHeader title="Anaïs Morel" facts={["41 ans", "peau mixte"]} />;
}
