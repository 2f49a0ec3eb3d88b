import { Link } from "@carnation/ui/link";

export function Example() {
  return <Link href="/clients">Tous les clients</Link>;
}
