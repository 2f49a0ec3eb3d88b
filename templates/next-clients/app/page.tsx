import { Button } from "@carnation/ui/button";
import { ResourceList } from "@carnation/ui/resource-list";
import Link from "next/link";
import { ClientTable } from "./ClientTable";
import { listClients } from "./clients";

export const dynamic = "force-dynamic"; // the list changes

export default function Page() {
  const clients = listClients();
  return (
    <ResourceList
      title="Clients"
      count={`${clients.length} clients`}
      actions={
        <Button asChild variant="primary">
          <Link href="/new">Nouveau client</Link>
        </Button>
      }
    >
      <ClientTable clients={clients} />
    </ResourceList>
  );
}
