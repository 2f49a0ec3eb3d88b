import { Breadcrumbs } from "@carnation/ui/breadcrumbs";
import { Link } from "@carnation/ui/link";

export function Example() {
  return (
    <Breadcrumbs
      items={[
        { id: "customers", content: <Link href="/clients">Clients</Link> },
        { id: "anais", content: "Anaïs Morel" },
      ]}
    />
  );
}
